const encoded = 'Bilder werden neu kodiert, und die kleinere Datei ersetzt die größere.'
const forPhotographs = 'JPG ist für Fotos gemacht. Es kennt keine Transparenz.'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: {
    welcome: { line: 'Ein paar Fragen dazu, was die App mit den Bildern deines Shops machen darf.' }
  },
  imagesPage: { line: 'Komprimiert Bilder und schreibt ihre Alt-Texte und Dateinamen.' },
  privacy: {
    intro:
      'Page Speed Boost komprimiert die Bilder von Onlineshops, schreibt Alt-Texte und Dateinamen und lässt Seiten vorab laden. Hier steht, welche Daten über einen Shop und seine Inhaber die App speichert, wofür und wie lange.'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: 'Was ein Geschwindigkeitstest in deinem Shop misst und welche Seiten vorab geladen werden.',
    up: {
      line: 'Ruht der Mauszeiger eines Besuchers länger als 65 ms auf einem Link, wird die Seite vorab geladen. Die Scores von Geschwindigkeitstests bleiben gleich.'
    },
    video: {
      line: 'Ruht der Mauszeiger auf einem Link, wird die Seite schon vor dem Klick geladen.'
    },
    opportunities: {
      title: 'Worauf die Prüfung hinweist',
      line: 'Was die Prüfung gefunden hat, mit ihren eigenen Schätzungen. Gerät des Besuchers: {device}.',
      saving: 'Schätzung: {ms}'
    },
    faq: {
      scoreAnswer:
        'Nein. Geschwindigkeitstests öffnen eine Seite und klicken nichts an, deshalb bleiben ihre Scores gleich. Anders ist, wann eine Seite geladen wird: vor dem Klick, nicht danach.'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
