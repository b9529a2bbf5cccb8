//! Messages as sentences, in the language of some texts.

use texts::{Arg, Texts};

use crate::{Message, TextError, Value};

impl Message {
    /// The sentence in the language of `texts`, without a period; the words of the key if they
    /// don't have it.
    #[must_use]
    pub fn said(&self, texts: &Texts) -> String {
        let value = |(name, value): &(&'static str, Value)| -> Arg<'static> {
            match value {
                Value::Number(number) => (name, (*number).into()),
                Value::Text(text) => (name, text.clone().into()),
                Value::Key(key) => {
                    let text = texts.text(key, &[]);
                    (name, text.unwrap_or_else(|| (*key).to_owned()).into())
                }
            }
        };
        let args: Vec<_> = self.args.iter().map(value).collect();
        let said = texts.text(self.key, &args);
        said.unwrap_or_else(|| self.to_string())
    }
}

impl TextError {
    /// What is wrong and where, in the language of `texts`: for errors in texts of one line.
    #[must_use]
    pub fn said(&self, texts: &Texts) -> String {
        let said = self.faults().map(|fault| {
            let place = texts.text("text-place", &[("place", (fault.at + 1).into())]);
            format!(
                "{} {}",
                fault.message.said(texts),
                place.unwrap_or_default()
            )
        });
        said.collect::<Vec<_>>().join("; ")
    }
}
