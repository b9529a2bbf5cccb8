## Punktespiel: die Tafel neben dem Brett

points-goes-on = Das Brett ist entschieden. Das Punktespiel geht mit dem nächsten Brett weiter.
points-won = Das Punktespiel geht an: { $player }.
points-tied = Das Punktespiel ist unentschieden.
points-laps = , volle Karten: { $laps }
points-no-markers = Punktekarte ohne Marker
points-markers = Punktekarte mit Markern auf { $markers }
points-choices = Punktekarte
points-card = Karte
points-card-a = Karte A, für das kurze Brett
points-card-b = Karte B, für das lange Brett
points-card-b-optional = Karte B mit der wählbaren unteren Reihe
points-compound = Zusammengesetzt zählen: Ein Stift, der unten ist, bleibt
points-fingers = Karte A an zehn Fingern zeigen
points-reset = Neu aufstellen
points-reset-question = Wirklich neu aufstellen?
