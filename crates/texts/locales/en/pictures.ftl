# Pictures of the board and of the game.

pictures-preview = The board as a picture
pictures-png = Save the board as PNG
pictures-svg = Save the board as SVG
pictures-animation = Save the game as an animated picture
pictures-drawn = Picture { $drawn } of { $of } is drawn
pictures-saved = Saved as GIF: { $size } kB
pictures-failed = The browser could not draw the pictures.
pictures-stop = Stop
