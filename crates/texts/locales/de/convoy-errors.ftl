# Was in Texten von King's Convoy und seiner Familie falsch ist.

convoy-text-game = das Spiel
convoy-text-board = das Brett
convoy-text-side = die Seite am Zug
convoy-text-quiet-moves = die Züge seit dem letzten Schlagen
convoy-text-round = die Runde
convoy-text-rows = Das Brett hat { $found } Reihen; erwartet: { $needed }
convoy-text-rows-of-layout = Die Aufstellung hat { $found } Reihen; möglich sind { $sizes }
convoy-text-leading-zero = Erwartet: eine Zahl leerer Felder, die nicht mit 0 beginnt
convoy-text-expected-boat = Erwartet: t, n, k oder eine Zahl leerer Felder
convoy-text-long-row = Reihe { $row } hat mehr als { $needed } Felder
convoy-text-row-of-wrong-length = Reihe { $row } hat { $found } Felder; erwartet: { $needed }
convoy-text-second-king = Es gibt schon einen König [K-1]
convoy-text-place-of-king = Auf { $square } darf nur der König stehen [K-4]
convoy-text-large-fleet = Es gibt { $found } Boote { $letter }; die Flotte hat { $most } [K-1]
convoy-text-no-king = Es gibt keinen König; wurde er gefangen, ist die Seite am Zug `{ $sign }`
convoy-text-king-is-there = Der König ist nicht gefangen; erwartet: die Seite am Zug, t oder n
convoy-text-king-escaped = Der König ist nach { $square } entkommen; erwartet: t, die Seite nach ihm [K-9]
convoy-text-expected-side = Erwartet: die Seite am Zug, t oder n
convoy-text-expected-square = Erwartet: ein Feld, a1 bis { $last }
convoy-text-expected-capture = Erwartet: das Ende, oder x und das Feld eines gefangenen Boots
convoy-text-not-the-king = Erwartet: kein K, denn es zieht nicht der König
convoy-text-no-layout = Es gibt keine Aufstellung von { $name }
convoy-text-no-boat = In der Aufstellung fehlt { $letter }; ein Spiel braucht eines [K-1]
convoy-text-king-at-goal = Der König ist hier schon vor Beginn entkommen [K-9]
convoy-text-expected-name = Erwartet: ein Name aus Kleinbuchstaben, Ziffern und Bindestrichen
convoy-text-another-family = Es gibt eine andere Familie { $name }; bitte einen anderen Namen wählen
