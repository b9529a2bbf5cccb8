### Spielen im Terminal.

## Der Bildschirm

# Tasten am Fuß der Leiste; die ersten sollten in 24 Zeichen passen.
terminal-help = ? Hilfe
terminal-leave = Q Ende
terminal-too-small = Das Fenster ist zu klein: Es hat { $columns } mal { $rows } Zeichen, dieses Spiel braucht { $width } mal { $height }.
terminal-past = Rückblick: nach { $shown } von { $plies } Handlungen. Ende führt zurück.
terminal-thinks = { $side } denkt nach …
terminal-space = Leertaste
terminal-confirm = [C] bestätigt: { $move }
terminal-choose = Mit einer Ziffer wählen. Esc nimmt zurück.
terminal-go-on = Weiter: o und * zeigen, wohin. Esc nimmt zurück.

## Hilfe
# Tasten und Zeichen stehen vor dem ersten Doppelpunkt. Die anderen Tasten stehen in `tables`, als `keys-…`.

terminal-key-confirm = C: den Zug bestätigen
terminal-key-restart = R, Umschalt + Esc: Zug neu beginnen
terminal-key-button = 1 bis 9: einen Knopf drücken
terminal-key-turns = Bild auf, Bild ab: in der Partie einen ganzen Zug zurück und vor
terminal-key-ends = Pos1, Ende: zum Anfang und zur Gegenwart
terminal-key-resign = G: die Partie aufgeben
terminal-key-leave = Q, Strg + C: das Spiel verlassen
terminal-key-suspend = Strg + Z: für eine Weile zur Shell; `fg` kehrt zurück
terminal-key-mouse = Maus: klicken oder ziehen; das Rad blickt zurück
terminal-key-more = Fragezeichen: was die Zeichen bedeuten
terminal-key-close = Jede andere Taste: diese Hilfe schließen
terminal-sign-sides = A, a: Figuren der ersten und der zweiten Seite
terminal-sign-touched = >: gewählt
terminal-sign-next = o, *: als Nächstes möglich: leer, mit Figur
terminal-sign-last = (A), (·): vom letzten Zug verändert
terminal-sign-taken = a!: geschlagen; geht am Ende der Runde vom Brett
terminal-sign-label = PA, s2: ein Buchstabe oder eine Ziffer, die eine Figur trägt
terminal-sign-danger = Unterstrichen: in Gefahr
terminal-sign-acted = Blass: hat gehandelt
terminal-sign-bound = Schräg: dient als Bedienung
terminal-sign-ground = ~ ♣ ↑: Wasser, Wald, ein Hang mit der Richtung hinab

## Meldungen

terminal-time-out = Die Zeit ist um.
terminal-time-ended-turn = Die Zeit hat den Zug beendet: Was davon erlaubt war, zählt.
terminal-not-whole = Das ist noch kein ganzer Zug: weiter, oder zurück mit Esc.
terminal-nothing-to-undo = In diesem Zug ist nichts mehr zurückzunehmen.
terminal-pass-question = Noch nichts getan. Noch einmal Leertaste, um zu passen.
terminal-resign-question = Noch einmal G, um die Partie aufzugeben.
terminal-leave-question = Diese Partie ist nicht gesichert. Noch einmal Q, um sie zu verlassen.
terminal-passed = Der Computer hat gepasst.
terminal-played = Der Computer hat { $moves } gespielt.
