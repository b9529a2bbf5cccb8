# Was der Computer von einer beendeten Partie hält.

review-title = Was der Computer meint
review-note = Der Computer sieht vor jedem Zug das Brett eine Drittelsekunde lang an. Er weiß, was der Spieler wusste, wie die Partie verlaufen war und bei Punktspielen die Summen.
review-ask = Den Computer die Partie durchsehen lassen
review-go-on = Die Partie weiter durchsehen
review-stop = Anhalten
review-progress = Stellung { $turn } von { $turns }
review-failed = Der Computer ist stehen geblieben. Du kannst ihn weitermachen lassen.
review-done = Der Computer hat die Partie durchgesehen. { $count ->
    [0] Er sah keinen Wendepunkt.
    [one] Er sah einen Wendepunkt.
   *[other] Er sah { $count } Wendepunkte.
}
review-curve = Die Meinung des Computers von Zug zu Zug. Am Ende: { $opinion }.
review-even = ausgeglichen
review-ahead = { $side } um { $points } vorn
review-wins = { $side } gewinnt in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}
review-won = { $side } hat gewonnen
review-drawn = unentschieden
review-unknown = nicht angesehen
review-quiet = Der Computer sah keinen Wendepunkt.
review-turn = Runde { $round }, { $side }: { $before } → { $after }
review-would = Der Computer hätte gespielt: { $turn }
review-passes = nichts
review-slider = Durch die Partie gehen
review-at = Runde { $round }, { $side }: { $opinion }
review-start = Am Anfang: { $opinion }
review-table = Alle Züge als Tabelle
review-column-turn = Zug
review-column-played = Gespielt
review-column-opinion = Meinung danach
# What the signs ? and ?? behind a turn in the list of moves mean.
review-mistake = Fehler
review-blunder = grober Fehler
