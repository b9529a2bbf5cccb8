### Der Tisch des Schiedsrichters; nur Schiedsrichter sehen ihn.

arbiter-title = Du entscheidest als Schiedsrichter
arbiter-note = Was immer du entscheidest: Bevor es gilt, wirst du noch einmal gefragt.
arbiter-for-result = Das Ergebnis entscheiden
arbiter-for-position = Figuren versetzen
arbiter-for-clocks = Die Uhren stellen
arbiter-over = Die Partie ist zu Ende, darum lässt sich nur noch ihr Ergebnis ändern.
arbiter-reason = Begründung, die bei der Partie bleibt
arbiter-no-reason = Gib eine Begründung: Wer spielt oder zuschaut, wird sie lesen.
arbiter-review = Noch einmal ansehen …
arbiter-question = Ist das deine Entscheidung?
arbiter-everybody = Beide Seiten und alle, die zuschauen, sehen das, und dass es vom Schiedsrichter kommt.
arbiter-back = Nein, zurück
arbiter-confirm = Ja, so entscheiden
arbiter-made = Deine Entscheidung gilt. Alle sehen sie jetzt.
arbiter-moved-on = Die Partie ist weitergegangen, seit du angefangen hast, Figuren zu versetzen. Mit „Von vorn“ siehst du, wie sie steht.

## Ergebnis

arbiter-points = Punkte für { $side }
arbiter-no-winner = Wähle, wer gewinnt, oder Unentschieden.

## Uhren

arbiter-time = Zeit für { $side }, als Minuten:Sekunden
arbiter-time-note = Das sind die Hauptzeiten, oder die Zeiten für die Aufstellung, solange sie dauert. Reserve und Perioden bleiben, wie sie sind.
arbiter-times-now = Jetzige Zeiten eintragen
arbiter-time-wrong = Schreibe die Zeit als Minuten:Sekunden, etwa 4:30, höchstens 60000:00.

## Stellung

arbiter-lay = Berühre eine Figur und dann, wohin sie soll. Nichts wird gesendet, bevor du entscheidest.
arbiter-picked = { $piece } ist berührt. Berühre jetzt, wohin.
arbiter-none-picked = Keine Figur ist berührt.
arbiter-take-off = Vom Brett nehmen
arbiter-undo = Einen Schritt zurück
arbiter-begin-again = Von vorn
arbiter-beside = Neben dem Brett: berühre eine Figur, um sie zurückzustellen
arbiter-text = Stellung als Text
arbiter-position-wrong = Aus dieser Stellung kann die Partie nicht weitergehen. Unter ihrem Text steht, was falsch ist.
arbiter-nothing-moved = In dieser Stellung hat sich noch nichts geändert.
