### Spieler, ihre Wertungen und der Spieler dieses Geräts.

## In einer Partie

rated-title = Gewertete Partie
rated-proposed = Sie zählt für die Wertungen von euch beiden. Wenn du den Platz nimmst, macht dieser Browser dich zu einem Spieler mit einem Schlüssel und bewahrt ihn auf: Ein Konto ist nicht nötig.
rated-change = Deine Wertung: { $rating } ({ $change })
rated-not-counted = Diese Partie hat keine Wertung geändert: Zwischen denselben zwei Spielern zählen vier Partien am Tag.

## In einem Turnier

occasion = { $name }, Runde { $round }, Tisch { $table }, Partie { $game }
occasion-handicap = Vorgabe { $first } : { $second }

## Die Seite eines Spielers

player-rating = { $rating } ± { $deviation } nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
}
player-provisional = Das Fragezeichen heißt, dass diese Wertung noch vorläufig ist: Einige Partien mehr werden es zeigen.
player-no-games = Noch keine gewerteten Partien.
player-own = Das bist du, auf diesem Gerät.
player-last = Letzte gewertete Partien
player-won = gewonnen gegen
player-drawn = unentschieden gegen
player-lost = verloren gegen
player-void = zählt nicht, gegen
plot-caption = Wertung nach jeder Partie. Die gestrichelten Linien liegen eine Abweichung darüber und darunter.
plot-games = Partien
plot-words = Die Wertung ging von { $first } auf { $last }; die niedrigste war { $low }, die höchste { $high }. Alle Zahlen stehen in der Tabelle.
plot-table = Dasselbe als Tabelle
plot-date = Datum
plot-rating = Wertung
plot-deviation = Abweichung

## Ein Spieler auf einem anderen Gerät

player-take = Dieser Link macht dieses Gerät zum Spieler „{ $name }“. Nimm ihn nur an, wenn du das selbst bist.
player-take-instead = Dieses Gerät ist jetzt der Spieler „{ $name }“. Dessen Schlüssel ist dann hier fort: Nimm ihn in den Einstellungen vorher auf ein anderes Gerät mit.
player-take-now = Auf diesem Gerät verwenden
player-taken = Dieses Gerät ist jetzt dieser Spieler.

## In den Einstellungen

player-title = Spieler
player-none = Dieses Gerät hat noch keinen Spieler. Er entsteht mit deiner ersten gewerteten Partie: ein Schlüssel, den dieser Browser aufbewahrt. Konten gibt es nicht.
player-note = Dein Schlüssel liegt in diesem Browser, und niemand kann ihn noch einmal ausgeben.
player-rename = Den Namen in „{ $name }“ ändern
player-move = Auf einem anderen Gerät verwenden
player-move-note = Öffne diesen Link auf dem anderen Gerät. Wer ihn hat, ist du: Zeig ihn niemandem.
player-link = Link mit deinem Schlüssel
player-forget = Auf diesem Gerät vergessen
player-forget-sure = Ja, vergessen
player-forget-note = Ohne den Schlüssel kann niemand mehr als dieser Spieler spielen, und seine Wertungen bleiben, wie sie sind – es sei denn, ein anderes Gerät hat ihn.

error-no-player = Diesen Spieler gibt es nicht.
error-wrong-key = Dieser Schlüssel gehört nicht zu diesem Spieler.
