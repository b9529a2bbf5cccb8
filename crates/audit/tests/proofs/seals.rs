//! Notes are opened as they were sealed.
