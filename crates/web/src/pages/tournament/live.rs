//! A tournament on the server, followed live, and saying something in it.

use std::time::Duration;

use leptos::prelude::*;
use protocol::PlayerKey;
use protocol::tournament::{Entries, Said, Say};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tournament::event::{Refused, Tournament};
use tournament::log::{Entry, Fact, Number, Role};
use uuid::Uuid;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::book::Book;
use super::kept::{Kept, Office};
use super::words;
use crate::http::{Failure, get, post};
use crate::i18n::t;
use crate::play::own_player;

/// How long the server waits for news before it answers that there are none, in seconds.
const WAIT: u32 = 20;
/// The pause before the server is asked again that was not reached.
const PAUSE: Duration = Duration::from_secs(2);
/// How often something is sent before the page says that the server is not reached.
const ATTEMPTS: usize = 4;

/// A tournament on the server. Copies share their state.
#[derive(Clone, Copy)]
pub(super) struct Live {
    id: StoredValue<String>,
    /// What is known of it.
    pub(super) book: RwSignal<Option<Book>>,
    /// The official at this screen.
    pub(super) office: RwSignal<Option<Office>>,
    /// The player at this screen, in this tournament or not.
    pub(super) player: RwSignal<Option<PlayerKey>>,
    /// Whether the connection is lost.
    pub(super) lost: RwSignal<bool>,
    /// Why it can't be shown.
    pub(super) trouble: RwSignal<Option<String>>,
    owner: StoredValue<Owner>,
}

/// Who speaks at this screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Voice {
    /// The official.
    Official,
    /// The player.
    Player,
}

impl Live {
    /// Opens the tournament and follows it until the page is left.
    pub(super) fn open(id: String) -> Self {
        let kept = Kept::load(&id);
        let live = Self {
            id: StoredValue::new(id),
            book: RwSignal::new(None),
            office: RwSignal::new(kept.and_then(|kept| kept.office)),
            player: RwSignal::new(own_player()),
            lost: RwSignal::new(false),
            trouble: RwSignal::new(None),
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
        };
        live.follow(0);
        live
    }

    /// Its id.
    pub(super) fn id(self) -> String {
        self.id.get_value()
    }

    /// Something of the tournament, once it is there.
    pub(super) fn with<T>(self, read: impl FnOnce(&Tournament) -> T) -> Option<T> {
        self.book
            .with(|book| book.as_ref().map(|book| read(book.now())))
    }

    /// The same as a value that is told when it changes.
    pub(super) fn memo<T: Clone + PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&Tournament) -> T + Send + Sync + 'static,
    ) -> Memo<Option<T>> {
        Memo::new(move |_| self.with(&read))
    }

    /// What the official at this screen may do.
    pub(super) fn role(self) -> Option<Role> {
        let name = self.office.get()?.name;
        self.with(|now| now.role(&name))?
    }

    /// Whether the official at this screen may do what needs this role.
    pub(super) fn can(self, needs: Role) -> bool {
        self.role().is_some_and(|role| role.can(needs))
            && self.with(Tournament::is_closed) == Some(false)
    }

    /// The number of the player at this screen.
    pub(super) fn number(self) -> Option<Number> {
        let id = self.player.get()?.id;
        self.with(|now| number_of(now, &id))?
    }

    /// The name and secret with which somebody speaks here.
    pub(super) fn voice(self, voice: Voice) -> Option<(String, String)> {
        match voice {
            Voice::Official => self
                .office
                .get_untracked()
                .map(|Office { name, secret }| (name, secret)),
            Voice::Player => self.player.get_untracked().map(|key| {
                let registered = untrack(|| {
                    let number = self.number()?;
                    self.with(|now| now.name(number).to_owned())
                });
                (registered.unwrap_or(key.name), key.secret)
            }),
        }
    }

    /// The text of a failure, in the language in use.
    pub(super) fn words_of(self, failure: &Failure) -> String {
        self.owner
            .with_value(|owner| owner.with(|| untrack(|| failure.text())))
    }

    /// A text, in the language in use.
    pub(super) fn say(self, key: &str) -> String {
        self.owner
            .with_value(|owner| owner.with(|| untrack(|| t(key))))
    }

    /// What the tournament would be after a fact.
    pub(super) fn after(self, voice: Voice, fact: &Fact) -> Option<Result<Tournament, Refused>> {
        let (name, _) = self.voice(voice)?;
        let entry = self.entry(&name, fact.clone())?;
        self.book.with_untracked(|book| {
            let mut after = book.as_ref()?.now().clone();
            Some(after.apply(&entry).map(|()| after))
        })
    }

    fn entry(self, name: &str, fact: Fact) -> Option<Entry> {
        let now = js_sys::Date::now() as i64;
        self.book
            .with_untracked(|book| Some(book.as_ref()?.entry(name, fact, now)))
    }

    /// Asks for news, and again when they have come.
    fn follow(self, wait: u32) {
        spawn_local(async move {
            let Some(after) = self
                .book
                .try_with_untracked(|book| book.as_ref().map_or(0, Book::len))
            else {
                return;
            };
            let id = self.id();
            let path = format!("/api/tournaments/{id}/entries?after={after}&wait={wait}");
            let answer = get::<Entries>(&path).await;
            if self.book.is_disposed() {
                return;
            }
            match answer {
                Ok(news) => {
                    self.lost.set(false);
                    self.take(news);
                    if self.trouble.with_untracked(Option::is_none) {
                        self.follow(WAIT);
                    }
                }
                Err(failure @ Failure::Refused(_)) if self.book.with_untracked(Option::is_none) => {
                    self.trouble.set(Some(self.words_of(&failure)));
                }
                Err(_) => {
                    self.lost.set(true);
                    pause().await;
                    if !self.book.is_disposed() {
                        self.follow(0);
                    }
                }
            }
        });
    }

    fn take(self, news: Entries) {
        if news.entries.is_empty() {
            return;
        }
        let mut good = true;
        self.book.update(|book| match book {
            None => match Book::new(news.entries) {
                Ok(read) => *book = Some(read),
                Err(error) => {
                    web_sys::console::warn_1(&error.to_string().into());
                    good = false;
                }
            },
            Some(book) => good = book.add(news.after, news.entries),
        });
        if !good {
            self.trouble.set(Some(self.say("event-unreadable")));
            return;
        }
        self.remember();
    }

    /// Notes what the tournament is called, if this browser has to do with it.
    pub(super) fn remember(self) {
        let office = self.office.get_untracked();
        let takes_part = untrack(|| self.number()).is_some();
        let title = untrack(|| self.with(|now| now.charter().name.clone()));
        if let Some(title) = title.filter(|_| office.is_some() || takes_part) {
            let kept = Kept { title, office };
            if Kept::load(&self.id()).as_ref() != Some(&kept) {
                kept.save(&self.id());
            }
        }
    }
}

/// The player with this id.
pub(super) fn number_of(now: &Tournament, id: &str) -> Option<Number> {
    let own = |player: &tournament::event::Player| player.registration.id.as_deref() == Some(id);
    now.players().iter().position(own).map(Number::at)
}

/// Something that is sent, and how that goes. Copies share their state.
#[derive(Clone, Copy)]
pub(super) struct Sending {
    /// Whether it is on its way.
    pub(super) busy: RwSignal<bool>,
    /// Why it was not taken.
    pub(super) problem: RwSignal<Option<String>>,
}

impl Sending {
    pub(super) fn new() -> Self {
        Self {
            busy: RwSignal::new(false),
            problem: RwSignal::new(None),
        }
    }

    /// Says that something has happened; `done` runs once the server has it.
    pub(super) fn say(self, live: Live, voice: Voice, fact: Fact, done: impl FnOnce() + 'static) {
        match live.after(voice, &fact) {
            Some(Err(refused)) => {
                let text = untrack(|| live.with(|now| words::refused(&refused, now)));
                self.problem.set(text);
            }
            Some(Ok(_)) => {
                let request = Uuid::new_v4();
                let body = Say { request, fact };
                self.send(live, voice, "entries", body, move |_: Said| done());
            }
            None => {}
        }
    }

    /// Sends something to an address of the tournament; the same again, if no answer comes.
    pub(super) fn send<B: Serialize + 'static, R: DeserializeOwned + 'static>(
        self,
        live: Live,
        voice: Voice,
        what: &'static str,
        body: B,
        done: impl FnOnce(R) + 'static,
    ) {
        let Some((_, secret)) = live.voice(voice) else {
            return;
        };
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        self.problem.set(None);
        let path = format!("/api/tournaments/{}/{what}", live.id());
        spawn_local(async move {
            let answer = persistently(&path, &secret, &body).await;
            if self.busy.is_disposed() {
                return;
            }
            self.busy.set(false);
            match answer {
                Ok(answer) => done(answer),
                Err(failure) => self.problem.set(Some(live.words_of(&failure))),
            }
        });
    }

    /// Why it was not taken, as a banner.
    pub(super) fn banner(self) -> AnyView {
        let shown = move || {
            self.problem.get().map(|text| {
                view! { <div class="banner bad" role="alert" data-testid="problem"><p>{text}</p></div> }
                    .into_any()
            })
        };
        shown.into_any()
    }
}

async fn persistently<R: DeserializeOwned>(
    path: &str,
    secret: &str,
    body: &impl Serialize,
) -> Result<R, Failure> {
    let mut answer = post(path, Some(secret), body).await;
    for _ in 1..ATTEMPTS {
        if !matches!(answer, Err(Failure::Network)) {
            break;
        }
        pause().await;
        answer = post(path, Some(secret), body).await;
    }
    answer
}

async fn pause() {
    let passed = js_sys::Promise::new(&mut |resolve, _| {
        set_timeout(move || drop(resolve.call0(&JsValue::NULL)), PAUSE);
    });
    let _ = JsFuture::from(passed).await;
}
