### Das Aufbaubrett: Stellungen, die von Hand aufgebaut werden.

setup-intro = Eine beliebige Stellung aufbauen, sehen, was in ihr möglich ist, und von dort aus spielen.
setup-how = Eine Figur wählen und ein Feld berühren, oder sie dorthin ziehen. Vom Brett gezogen oder mit Entf kommt sie weg.
setup-tools = Werkzeuge
setup-hand = Versetzen
setup-remove = Wegnehmen
setup-ask = Was geht?
setup-undo = Rückgängig
setup-redo = Wiederholen
setup-pieces = Figuren
setup-ground = Gelände
setup-ground-how = Wähle ein Gelände und berühre die Felder oder fahre über sie. Ein Brett mit Namen wählst du unten unter „Gelände“.
setup-fields = Zug und Zähler
setup-turn = Am Zug
setup-field-of = { $field }: { $side }
setup-verdict = Was ist hier möglich?
setup-wrong = Diese Stellung lässt sich noch nicht spielen:
setup-wrong-at = { $places }: { $why }
setup-looking = Die Stellung ist eine andere und wird gerade geprüft …
setup-over = Hier ist die Partie zu Ende.
setup-legal = { $count ->
    [one] Ein möglicher Zug. „Was geht?“ wählen und eine Figur berühren, um zu sehen, wohin sie darf.
   *[other] { $count } mögliche Züge. „Was geht?“ wählen und eine Figur berühren, um zu sehen, wohin sie darf.
}
setup-play-computer = Gegen den Computer
setup-play-same-screen = An einem Bildschirm
setup-play-friend = Per Link
setup-as-text = Als Text
setup-text = Die Stellung als Text; eine andere oder eine ganze Aufzeichnung schreiben oder einfügen
setup-link = Link zu diesem Brett
setup-whole = Das ganze Brett
setup-start = Anfangsstellung
setup-clear = Leeres Brett
setup-mirror = Spiegeln
setup-swap = Seiten tauschen
setup-now = { $place }: { $piece }
setup-held = { $place }: { $piece }, aufgenommen. Das Zielfeld berühren.
setup-dropped = Zurückgestellt.
setup-nothing = { $place }: Hier ist nichts zu versetzen.
setup-not-there = { $place }: Dort kann diese Figur nicht stehen.
setup-ways = { $piece }: { $count ->
    [0] kann nicht ziehen.
    [one] ein mögliches Feld.
   *[other] { $count } mögliche Felder.
}
