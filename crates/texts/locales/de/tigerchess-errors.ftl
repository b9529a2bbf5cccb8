# Was in Texten von LancerChess und TigerChess falsch ist.

## Die Felder einer Stellung

tigerchess-text-game = das Spiel
tigerchess-text-board = das Brett
tigerchess-text-side = die Seite am Zug
tigerchess-text-protection = die Königinnen, die noch geschützt werden dürfen
tigerchess-text-passing = das Feld eines Schlagens en passant, oder `-`
tigerchess-text-half = die Halbzüge seit Schlagen, Pikenier- oder Schwertkämpferzug
tigerchess-text-full = die Nummer des Zuges
tigerchess-text-exchange = die Seiten, die ihren Tigerritter noch eintauschen können
tigerchess-text-guards = die Leibwachen, oder `-`
tigerchess-text-deployment = der Aufmarsch, oder `-`
tigerchess-text-marks = die Kennzeichen, oder `-`

## Brett und Seite

tigerchess-text-ranks = Das Brett hat { $found } Reihen; erwartet: 8
tigerchess-text-queens-of-bengal = Bengalen (`Q`) hat { $found } Königinnen; erwartet: 1
tigerchess-text-queens-of-siberian = Sibirien (`q`) hat { $found } Königinnen; erwartet: 1
tigerchess-text-expected-digit = Erwartet: leere Felder als eine Ziffer, 1 bis 8
tigerchess-text-unknown-piece = `{ $letter }` ist keine Figur; erwartet: eine von { $letters }
tigerchess-text-not-in-lancerchess = `{ $letter }` ist keine Figur von LancerChess; erwartet: eine von { $letters }
tigerchess-text-long-rank = Reihe { $rank } hat mehr als 8 Felder
tigerchess-text-short-rank = Reihe { $rank } hat { $found } Felder; erwartet: 8
tigerchess-text-pikeman-on-first-rank = Auf { $square }, ihrer ersten Reihe, kann kein Pikenier dieser Seite stehen
tigerchess-text-pikeman-on-eighth-rank = Ein Pikenier auf { $square } wäre etwas anderes geworden
tigerchess-text-pikeman-would-be-tigerknight = Ein Pikenier auf { $square } wäre der Tigerritter geworden, den seine Seite noch hat [C-P15]
tigerchess-text-swordsman-on-eighth-rank = Ein Schwertkämpfer auf { $square } wäre ein Bogenschütze geworden
tigerchess-text-queen-in-check = Die Königin der Seite, die eben gezogen hat, steht im Schach von { $from }
tigerchess-text-expected-side = Erwartet: die Seite am Zug, `w` (Bengalen) oder `b` (Sibirien)
tigerchess-text-expected-protection = Erwartet, was von `KQkq` noch gilt, in dieser Folge, oder `-`
tigerchess-text-queen-not-at-home = Dazu müsste die Königin auf { $square } stehen, wo sie anfing
tigerchess-text-tower-not-at-home = Dazu müsste der Turm auf { $square } stehen, wo er anfing
tigerchess-text-expected-passed-square = Erwartet: das Feld, an dem ein Pikenier eben vorbeiging, oder `-`
tigerchess-text-nothing-passed = An { $square } kann eben kein Pikenier vorbeigegangen sein
tigerchess-text-nobody-captures-passing = Auf { $square } darf kein Pikenier schlagen; erwartet: `-`
tigerchess-text-pikeman-just-moved = Erwartet: 0, denn eben hat ein Pikenier gezogen

## TigerChess

tigerchess-text-expected-exchange = Erwartet: die Seiten, die ihren Tigerritter noch eintauschen können: `Tt`, `T`, `t` oder `-`
tigerchess-text-expected-guards = Erwartet: zwei Buchstaben, etwa `Cf`: Bengalens Flügel C bis F und Sibiriens c bis f, `?` für eine nicht aufgestellte Leibwache, `*` für eine geschlagene
tigerchess-text-over-with-first-guard = Die Partie endete, als die erste Leibwache geschlagen wurde
tigerchess-text-guards-not-posted = Im Gefecht sind beide Leibwachen aufgestellt
tigerchess-text-guard-captured-early = Während des Aufmarschs kann keine Leibwache geschlagen werden
tigerchess-text-siberian-guard-first = Sibiriens Leibwache wird zuerst aufgestellt
tigerchess-text-second-bearer = Eine Seite hat nur einen Standartenträger, ihren Lanzenreiter des Königs
tigerchess-text-bearer-stayed = Der Standartenträger, der die Leibwache geschlagen hat, hat das Brett verlassen, und die andere Seite wäre am Zug
tigerchess-text-expected-variation = Erwartet: die Variante des Aufmarschs, `O`, `C`, `D` oder `S`, oder `-` für das Gefecht
tigerchess-text-expected-posted-square = Erwartet: die bisher besetzten Felder, etwa `c6g4`
tigerchess-text-eighth-posting = Nach acht Schwertkämpfern beginnt das Gefecht; erwartet: `-`
tigerchess-text-posted-elsewhere = Das liegt nicht auf der dritten oder vierten Reihe der Seite, die aufstellt
tigerchess-text-no-swordsman-there = Auf diesem Feld steht kein Schwertkämpfer dieser Seite
tigerchess-text-posted-before = Dieses Feld wurde schon besetzt
tigerchess-text-expected-out-of-time = Erwartet: die Seiten ohne Zeit: `!w`, `!b` oder `!wb`
tigerchess-text-posting-not-allowed = Die Variante erlaubt dieses Feld nicht
tigerchess-text-not-posted = Während des Aufmarschs stehen nur aufgestellte Schwertkämpfer zwischen den Heeren; { $square } ist nicht als besetzt genannt
tigerchess-text-guards-before-swordsmen = Die Leibwachen werden vor den Schwertkämpfern aufgestellt
tigerchess-text-other-side-posts = Die andere Seite stellt als Nächste auf
tigerchess-text-no-passing-yet = Erwartet: `-`, denn vor dem Gefecht wird nicht en passant geschlagen
tigerchess-text-no-moves-yet = Erwartet: 0, denn Züge zählen erst im Gefecht
tigerchess-text-first-move-not-yet = Erwartet: 1, denn das Gefecht beginnt mit Zug 1
tigerchess-text-expected-mark = Erwartet: das Kennzeichen von `{ $piece }` auf { $square }, { $first } bis { $last }
tigerchess-text-mark-twice = Eine andere Figur dieser Seite hat dieses Kennzeichen
tigerchess-text-too-many-marks = Erwartet: das Ende, denn nur { $most } Figuren auf dem Brett haben Kennzeichen
tigerchess-text-wrong-numeral = Schwertkämpfer sind in der Reihenfolge nummeriert, in der sie aufgestellt wurden: Der auf { $square } ist Nummer { $number }

## Züge

tigerchess-text-expected-square = Erwartet: ein Feld, a1 bis h8
tigerchess-text-expected-wing = Erwartet: ein Flügel des Palasts, c, d, e oder f
tigerchess-text-expected-end-of-move = Erwartet: das Ende des Zuges, oder der Buchstabe dessen, was die Figur wird
tigerchess-text-expected-new-piece = Erwartet: die Abkürzung dessen, was die Figur wird
tigerchess-text-other-piece-there = Das ist nicht die Abkürzung der Figur, die dort steht
tigerchess-text-expected-abbreviation = Erwartet: eine Abkürzung der Seite am Zug, etwa BPK oder SKL, und ein Zug
tigerchess-text-several-pieces = Mehrere Figuren können dorthin; nenne die Linie oder Reihe der gemeinten
tigerchess-text-no-such-piece = Die Seite am Zug hat dort keine solche Figur
tigerchess-text-expected-move = Erwartet: ein Zug wie `e2e4`, `e4` oder `Lg3`
