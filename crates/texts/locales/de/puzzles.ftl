### Rätsel: die Liste, und eines zum Lösen.

## Die Liste

puzzles-intro = In jeder dieser Stellungen führt genau ein Zug zum Ziel. Sie stammen aus Partien des Computers gegen sich selbst.
puzzles-games = Spiele
puzzles-all = Alle Rätsel dieses Spiels
puzzles-difficulty = Schwierigkeit
puzzles-theme = Thema
puzzles-any = alle
puzzles-easy = leicht
puzzles-medium = mittel
puzzles-hard = schwer
puzzles-number = Rätsel { $number }
puzzles-solved = Gelöst
puzzles-solved-of = { $solved } von { $count } gelöst
puzzles-more = Mehr zeigen
puzzles-none = So ein Rätsel gibt es nicht. Wähle ein anderes Thema oder eine andere Schwierigkeit.

## Was gefragt ist

puzzle-title = Rätsel { $number }: { $game }
puzzle-title-daily = Rätsel des Tages: { $game }
puzzle-missing = Dieses Rätsel gibt es nicht
puzzle-list-previous = Voriges Rätsel der Liste
puzzle-list-next = Nächstes Rätsel der Liste
puzzle-win-moves = { $turns ->
    [one] { $side } am Zug: Gewinne mit dem nächsten Zug.
   *[other] { $side } am Zug: Gewinne in { $turns } Zügen, was die andere Seite auch tut.
}
puzzle-win-turns = { $turns ->
    [one] { $side } am Zug: Gewinne mit diesem Zug, was die andere Seite auch tut.
   *[other] { $side } am Zug: Gewinne in { $turns } Zügen, was die andere Seite auch tut.
}
puzzle-take = { $side } am Zug: Schlage mit diesem Zug eine Führungsfigur, einen General oder den Herrscher.

## Was gespielt wurde, und Hilfe

puzzle-your-turn = Du bist am Zug
puzzle-goes-on = So weit richtig. Finde auch den nächsten Zug.
puzzle-wrong = Erlaubt ist das, aber es genügt nicht.
puzzle-wrong-answered = Das genügt nicht: Das Brett zeigt, wie die andere Seite davonkommt.
puzzle-solved = Gelöst!
puzzle-shown = Das ist die Lösung. Spiel sie selbst, dann gilt das Rätsel als gelöst.
puzzle-hint = Gib mir einen Hinweis
puzzle-hint-themes = Worum es geht: { $themes }
# $piece ist eine Figur mit ihrer Seite, etwa „dein Bogenschütze“; $place ist ein Feld wie v5h9.
puzzle-hint-piece = Es beginnt auf { $place }: { $piece }.
puzzle-show = Die Lösung zeigen
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel

## Themen; auch Namen von Figuren sind Themen

puzzle-theme-take = eine Führungsfigur fällt
puzzle-theme-elimination = die letzte Führungsfigur fällt
puzzle-theme-trap = Falle
puzzle-theme-no-action = Blockade
puzzle-theme-no-action-points = Blockade
puzzle-theme-tie-points = Sieg nach Punkten
puzzle-theme-checkmate = Matt
puzzle-theme-occupation = Besetzung
puzzle-theme-escaped = Flucht des Königs
puzzle-theme-captured = den König umzingeln
puzzle-theme-blocked = Blockade
puzzle-theme-alone = eine Figur schafft es allein
puzzle-theme-together = Figuren arbeiten zusammen
puzzle-theme-quiet = stiller erster Zug
puzzle-theme-sacrifice = Opfer
puzzle-theme-double = Doppelangriff
