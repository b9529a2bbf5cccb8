### Das Regelbuch neben einem Brett.

beside-title = { $game } in zwei Minuten
beside-goal = Das Ziel
beside-turn = Dein Zug
beside-end = Wie es endet
beside-pieces = Die Figuren
beside-chapters = Alle Regeln
beside-search = Eine Regel suchen
beside-search-how = Wörter oder eine Kennung wie { $id }
beside-found = { $count ->
    [0] Das steht in keiner Regel
    [one] Eine Regel
   *[other] { $count } Regeln
}
beside-page = Das Regelbuch als Seite
