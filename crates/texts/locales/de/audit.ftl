### Die Prüfung der Aufzeichnung einer beendeten Partie.

report-title = War alles in Ordnung?
report-note = Dein Browser kann die Aufzeichnung dieser Partie nach den Regeln prüfen: Züge, Suchen, versiegelte Notizen, Würfel, Uhren und die Unterschrift des Servers.
report-note-file = Dein Browser prüft die Aufzeichnung einer beendeten Partie nach den Regeln: Züge, Suchen, versiegelte Notizen, Würfel, Uhren und die Unterschrift dieses Servers. Die Datei bleibt auf diesem Gerät.
report-start = Partie prüfen
report-running = Wird geprüft …
report-failed = Die Prüfung fand nicht statt: Etwas war nicht zu laden oder nicht zu lesen. Bitte versuche es noch einmal.

report-right = Alles in Ordnung
report-wrong = Nicht in Ordnung
# Was falsch ist, $round die Runde, in der es geschah.
report-in-round = Runde { $round }: { $what }
# Was falsch ist, $line die Zeile der Aufzeichnung.
report-in-line = Zeile { $line } der Aufzeichnung: { $what }
report-later = Was danach kommt, wurde nicht geprüft.

report-actions = { $count ->
    [one] Eine Aktion, erlaubt nach den Regeln
   *[other] { $count } Aktionen, alle erlaubt nach den Regeln
  }
report-answers = { $count ->
    [0] Keine Suche
    [one] Eine Suche, wahr beantwortet
   *[other] { $count } Suchen, alle wahr beantwortet
  }
report-seals = { $count ->
    [one] Ein Siegel geöffnet: Es passt zur Notiz und die Notiz zum Gespielten
   *[other] { $count } Siegel geöffnet: Sie passen zu den Notizen und die Notizen zum Gespielten
  }
report-throws = { $count ->
    [0] Nichts wurde gewürfelt; die geheime Zahl ist die versprochene
    [one] Ein Wurf wie versprochen
   *[other] { $count } Würfe wie versprochen
  }
report-lots = { $count ->
    [one] Ein Zug ausgelost wie versprochen
   *[other] { $count } Züge ausgelost wie versprochen
  }
report-clocks = { $count ->
    [one] Eine Zeit auf einer Uhr, die sie gezeigt haben kann
   *[other] { $count } Zeiten auf Uhren, die sie gezeigt haben können
  }
report-sent = { $count ->
    [one] Das Siegel, das diese Seite bekam, steht in der Aufzeichnung
   *[other] Die { $count } Siegel, die diese Seite bekam, stehen in der Aufzeichnung
  }
report-not-sent = In der Aufzeichnung fehlt ein Siegel, das diese Seite bekam, oder es steht dort ein anderes

report-signed = Unterschrieben von diesem Server
report-signed-other = Unterschrieben, aber nicht nachweislich von diesem Server: Schlüssel { $key }
report-unsigned = Nicht unterschrieben
report-changed = Die Unterschrift passt nicht: Die Aufzeichnung wurde danach verändert

report-save = Diese Aufzeichnung speichern
report-file = Aufzeichnung aus einer Datei prüfen
