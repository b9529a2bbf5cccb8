### The games by link that this device plays, as the first page lists them.

links-title = Your games by link
links-away = No connection: as they stood last.
links-waiting = Not everybody is here yet
links-judge = You are the arbiter
links-gone = No such game any more
links-withdrawn = Invitation withdrawn
links-ended = Ended games by link
links-delete = Delete
links-deleted = Deleted.
links-undo = Undo
