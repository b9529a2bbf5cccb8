# Bilder vom Brett und von der Partie.

pictures-preview = Das Brett als Bild
pictures-png = Brett als PNG speichern
pictures-svg = Brett als SVG speichern
pictures-animation = Partie als bewegtes Bild speichern
pictures-drawn = Bild { $drawn } von { $of } ist gezeichnet
pictures-saved = Als GIF gespeichert: { $size } kB
pictures-failed = Der Browser konnte die Bilder nicht zeichnen.
pictures-stop = Anhalten
