### Spielen im Terminal.

## Der Bildschirm

# Tasten am Fuß der Leiste; die ersten sollten in 24 Zeichen passen.
terminal-help = ? Hilfe
terminal-type = : Zug
terminal-ask-hint = H Tipp
terminal-save = S sichern
terminal-leave = Q Ende
terminal-too-small = Das Fenster ist zu klein: Es hat { $columns } mal { $rows } Zeichen, dieses Spiel braucht { $width } mal { $height }.
terminal-past = Rückblick: nach { $shown } von { $plies } Handlungen. Ende führt zurück.
terminal-thinks = { $side } denkt nach …
terminal-space = Leertaste
terminal-confirm = [C] bestätigt: { $move }
terminal-points = { $first }:{ $second } Punkte
terminal-choose = Mit einer Ziffer wählen. Esc nimmt zurück.
terminal-go-on = Weiter: o und * zeigen, wohin. Esc nimmt zurück.

## Hilfe
# Tasten und Zeichen stehen vor dem ersten Doppelpunkt. Die anderen Tasten stehen in `tables`, als `keys-…`.

terminal-key-confirm = C: den Zug bestätigen
terminal-key-restart = R, Umschalt + Esc: Zug neu beginnen
terminal-key-button = 1 bis 9: einen Knopf drücken
terminal-key-turns = Bild auf, Bild ab: einen ganzen Zug zurück und vor; Pos1, Ende: ganz
terminal-key-type = Doppelpunkt: einen Zug schreiben; Tab ergänzt ihn
terminal-key-hint = H: ein Tipp des Computers
terminal-key-save = S: die Partie sichern
terminal-key-resign = G: die Partie aufgeben
terminal-key-match = M, B: nächste Partie, nächstes Brett; neu aufstellen lassen
terminal-key-leave = Q, Strg + C: das Spiel verlassen
terminal-key-suspend = Strg + Z: für eine Weile zur Shell; `fg` kehrt zurück
terminal-key-mouse = Maus: klicken oder ziehen; das Rad blickt zurück
terminal-key-more = Fragezeichen: was die Zeichen bedeuten
terminal-key-close = Jede andere Taste: diese Hilfe schließen
terminal-sign-sides = A, a: Figuren der ersten und der zweiten Seite
terminal-sign-touched = >: gewählt
terminal-sign-next = o, *: als Nächstes möglich: leer, mit Figur
terminal-sign-last = (A), (·): vom letzten Zug verändert
terminal-sign-hint = {"{"}A{"}"}, {"{"}·{"}"}: der Tipp
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
terminal-hand-over = Hier verbirgt jemand etwas: { $side }. Enter, sobald niemand sonst auf den Bildschirm sieht.
terminal-played = Der Computer hat { $moves } gespielt.

## Die Zeile zum Schreiben

terminal-prompt-moves = Zug:
terminal-prompt-file = Datei:
terminal-unreadable = „{ $move }“ ist kein Zug. { $why }
terminal-no-completion = Kein erlaubter Zug beginnt so.

## Sichern und Tipps

terminal-saved = In { $file } gesichert, und von nun an nach jedem Zug.
terminal-left = In { $file } gesichert. Weiter geht es mit: tigerden play --record { $file } --save { $file }
terminal-replace-question = { $file } gibt es schon. Noch einmal Eingabe, um sie zu ersetzen.
terminal-hint-search = Ein Tipp wird gesucht … { $seconds } s. Esc bricht ab.
terminal-hint = Tipp: { $moves }

## Ein Wettkampf

terminal-match-next = [M] beginnt die nächste Partie.
terminal-match-won = Der Wettkampf geht an: { $player }.
terminal-match-tied = Der Wettkampf endet unentschieden.
terminal-points-next = [M] stellt das nächste Brett auf.
terminal-points-won = Das Punktespiel geht an: { $player }.
terminal-points-tied = Das Punktespiel ist unentschieden.
terminal-points-reset = [B] lässt neu aufstellen.
terminal-reset-question = Noch einmal B, um neu aufstellen zu lassen; die Punkte des Bretts zählen.
terminal-resign-points-question = Noch einmal G, um das ganze Punktespiel aufzugeben, nicht nur dieses Brett.

## Rätsel

terminal-puzzle-about = Rätsel { $number } von { $count }, { $difficulty }, Nummer { $id }. ? sagt, was man schreiben kann.
terminal-puzzle-help =
    Schreibe Züge in Notation, mit ; dazwischen. In TORA beendet end den Zug.
    hint      ein Tipp: zuerst, worum es geht, dann die Figur, die beginnt
    undo      nimmt das Letzte im laufenden Zug zurück
    again     stellt das Brett neu auf
    solution  zeigt die Lösung
    next      geht zum nächsten Rätsel
    quit      beendet das Programm
terminal-puzzle-answer = Die andere Seite spielt { $moves }.
terminal-puzzle-anew = Das Brett steht wieder wie am Anfang.
terminal-puzzle-none-left = Alle diese Rätsel sind gelöst.
