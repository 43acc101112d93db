/** The setup guide (specification §13.4). */
export const guidance = {
  title: 'Shop einrichten',
  step: 'Schritt {n} von {all}',
  progress: 'Fortschritt der Einrichtung',
  back: 'Zurück',
  next: 'Weiter',
  later: 'Später einrichten',
  note: 'Keine Sorge: Du kannst alles später noch ändern.',
  welcome: {
    title: 'Willkommen bei Page Speed Boost',
    line: 'Kleinere Bilder machen deinen Shop schneller und leichter auffindbar. Die Einrichtung dauert weniger als 1 Minute.',
    points: {
      compress: 'Wähle aus, welche Bilder komprimiert werden',
      texts: 'Lass Alt-Texte und Dateinamen aus Vorlagen schreiben',
      safe: 'Originale werden {days} Tage aufbewahrt: Alles lässt sich rückgängig machen'
    },
    start: 'Jetzt starten'
  },
  look: {
    title: 'Dein Shop heute',
    found: '{n} {{count:Produktbild|Produktbilder}}, {size}',
    empty:
      'Dein Shop hat noch keine Produktbilder. Bilder, die du später hinzufügst, lassen sich ebenfalls optimieren.',
    preview: 'Vorher und nachher',
    previewLine: 'Nur eine Vorschau: In deinem Shop hat sich nichts geändert.',
    compressing: '{name} wird komprimiert…',
    noGain: 'Dieses Bild lässt sich nicht weiter verkleinern.',
    goOn: 'Du kannst die Einrichtung inzwischen fortsetzen.',
    noQuota: 'In deinem Plan sind keine Bilder mehr übrig.'
  },
  images: {
    title: 'Welche Bilder möchtest du komprimieren?',
    line: 'Komprimiert wird erst, wenn du es willst: Bild für Bild oder alle auf einmal.',
    product: 'Produktbilder',
    blog: 'Blogbilder',
    collection: 'Kollektionsbilder'
  },
  alt: {
    title: 'Alt-Texte optimieren',
    line: 'Suchmaschinen und Screenreader lesen den Alt-Text eines Bildes.',
    scopes: 'Diese Alt-Texte schreiben',
    product: 'Alt-Text von Produktbildern',
    all: 'Alle Produktbilder',
    published: 'Nur Bilder veröffentlichter Produkte',
    collection: 'Alt-Text von Kollektionsbildern',
    blog: 'Alt-Text von Blogbildern',
    blank: 'Nur für Bilder ohne Alt-Text',
    template: {
      product: 'Alt-Text für Produkte',
      collection: 'Alt-Text für Kollektionen',
      blogs: 'Alt-Text für Blogbeiträge'
    },
    noScope: 'Wähle mindestens eine Art von Alt-Text aus oder schalte die Funktion aus.'
  },
  file: {
    title: 'Bilddateinamen optimieren',
    line: 'Suchmaschinen lesen auch den Namen einer Bilddatei.',
    scopes: 'Diese Dateinamen schreiben',
    product: 'Dateinamen von Produktbildern',
    all: 'Alle Produktbilder',
    published: 'Nur Bilder veröffentlichter Produkte',
    collection: 'Dateinamen von Kollektionsbildern',
    blog: 'Dateinamen von Blogbildern',
    template: {
      product: 'Dateiname für Produkte',
      collection: 'Dateiname für Kollektionen',
      blogs: 'Dateiname für Blogbeiträge'
    },
    noScope: 'Wähle mindestens eine Art von Dateinamen aus oder schalte die Funktion aus.'
  },
  from: 'Ab {plan}',
  emptyTemplate: 'Dieses Feld darf nicht leer sein.',
  backup: {
    title: 'Deine Originale werden {days} Tage lang gesichert',
    line: 'Bevor ein Bild geändert wird, wird sein Original gespeichert. {days} Tage lang kannst du es mit einem Klick genau so wiederherstellen, wie es war, mit Namen und Alt-Text.',
    after: 'Danach bleibt das optimierte Bild und die Sicherung wird gelöscht.'
  },
  done: {
    title: 'Dein Shop ist eingerichtet',
    plans: 'Weiter zu den Plänen …',
    images: 'Weiter zu deinen Bildern …',
    skip: 'Nicht jetzt'
  },
  success: 'Gespeichert',
  error: 'Fehler',
  notKept: 'Dein Fortschritt konnte nicht gespeichert werden. Überprüfe deine Verbindung.',
  completed: 'Einrichtung abgeschlossen!',
  completedLine: 'Weiter zu deinen Bildern.',
  again: 'Noch einmal durchgehen',
  resumeTitle: 'Einrichtung abschließen',
  resumeLine: 'Das dauert weniger als 1 Minute.',
  resume: 'Weiter'
}
