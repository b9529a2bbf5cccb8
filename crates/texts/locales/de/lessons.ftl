### Lektionen: der Rahmen aller Anleitungen.

guide-next = Weiter
guide-previous = Zurück
guide-step = Schritt { $step } von { $steps }
guide-play = Die erste Partie spielen
lesson-steps = Schritte
lesson-step = Schritt { $step }: { $title }
lesson-step-done = Schritt { $step }: { $title }, gelöst
lesson-task = Deine Aufgabe
lesson-hint = Gib mir einen Hinweis
lesson-show = Zeig es mir
lesson-shown = So geht es zum Beispiel. Jetzt du.
lesson-missed = Erlaubt ist das, aber gefragt war etwas anderes.
lesson-again = Noch einmal
