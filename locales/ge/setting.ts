/** The /setting page, including the form that it shares with the settings sheet. */
export const setting = {
  title: 'Einstellungen',
  line: 'Dein Konto und wie Bilder optimiert werden.',
  account: 'Konto',
  signedIn: 'Du bist mit einem Zugriffstoken angemeldet.',
  signOut: 'Abmelden',
  signOutEverywhere: 'Auf allen Geräten abmelden',
  images: 'Einstellungen der Bildoptimierung',
  sections: {
    image_opt: 'Bilder optimieren',
    alt_text: 'Alt-Texte',
    file_name: 'Dateinamen'
  },
  lines: {
    image_opt: 'Komprimiere Bilder, damit Seiten schneller laden.',
    alt_text: 'Schreibe Beschreibungen für Suchmaschinen und Screenreader.',
    file_name: 'Gib Bilddateien Namen, die Suchmaschinen lesen können.'
  },
  on: 'An',
  off: 'Aus',
  unsaved: 'Nicht gespeicherte Änderungen',
  discard: 'Verwerfen',
  save: 'Speichern',
  saveAndTurnOn: 'Speichern und einschalten',
  reload: 'Neu laden',
  firstSetup: 'Ersteinrichtung',
  setUp: 'Einrichten',
  noTarget: 'Wähle zuerst mindestens eine Bildart zum Optimieren aus.',
  noWatermark: 'Lade zum Speichern ein Bild für das Wasserzeichen hoch.',
  auto: 'Automatisch',
  autoLine: 'Macht jedes Bild so klein wie möglich, ohne sichtbaren Unterschied.',
  customLine: 'Dieselbe Stufe für jedes Bild.',
  exactLevel: '{level} (Qualität {quality})',
  resize: 'Bildgröße',
  longestSide: 'Größere Bilder verkleinern',
  longestSideLabel: 'Längste Seite in Pixeln',
  longestSideWrong: 'Gib eine ganze Zahl von 100 bis 20000 Pixeln ein.'
}

/** The watermark section of the settings. */
export const watermark = {
  title: 'Wasserzeichen',
  switch: 'Wasserzeichen hinzufügen',
  notGif: 'GIF-Bilder bekommen kein Wasserzeichen.',
  mayEnlarge: 'Ein Wasserzeichen kann Dateien größer machen.',
  drop: 'Bild hier ablegen oder',
  choose: 'Bild auswählen',
  hint: '.jpg .jpeg .png, höchstens 500 KB',
  refused: 'Diese Bilder konnten nicht hochgeladen werden:',
  wrongType: '„{name}“ wird nicht unterstützt. Erlaubt sind .jpg, .jpeg und .png.',
  tooLarge: '„{name}“ ({size}): Das Wasserzeichen darf höchstens 500 KB groß sein.',
  unreadable: '„{name}“ kann nicht als Bild gelesen werden.',
  picture: 'Wasserzeichenbild',
  remove: 'Wasserzeichenbild entfernen',
  replace: 'Ersetzen',
  size: 'Größe',
  sizeValue: '{percent} der Bildhöhe',
  opacity: 'Deckkraft',
  position: 'Position',
  positions: {
    t_l: 'Oben links',
    t_c: 'Oben Mitte',
    t_r: 'Oben rechts',
    c: 'Mitte',
    b_l: 'Unten links',
    b_c: 'Unten Mitte',
    b_r: 'Unten rechts'
  },
  preview: 'Vorschau auf einem deiner Bilder',
  sample: 'Ein Bild deines Shops mit dem Wasserzeichen darauf'
}

/** Alt text and file names written from templates. */
export const imageTexts = {
  targets: 'Für diese Bilder',
  alt_text: {
    allProducts: 'Alle Produktbilder',
    publishedProducts: 'Nur Bilder veröffentlichter Produkte',
    product: 'Alt-Text von Produktbildern',
    collection: 'Alt-Text von Kollektionsbildern',
    blogs: 'Alt-Text von Blogbildern',
    productTemplate: 'Alt-Text für Produktbilder',
    collectionTemplate: 'Alt-Text für Kollektionsbilder',
    blogsTemplate: 'Alt-Text für Blogbilder'
  },
  file_name: {
    allProducts: 'Alle Produktbilder',
    publishedProducts: 'Nur Bilder veröffentlichter Produkte',
    product: 'Dateinamen von Produktbildern',
    collection: 'Dateinamen von Kollektionsbildern',
    blogs: 'Dateinamen von Blogbildern',
    productTemplate: 'Dateiname für Produktbilder',
    collectionTemplate: 'Dateiname für Kollektionsbilder',
    blogsTemplate: 'Dateiname für Blogbilder'
  },
  scope: 'Welche Produkte',
  blankOnly: 'Nur für Bilder ohne Alt-Text',
  preview: 'Vorschau für {title}',
  nothing: 'Nichts: Das Bild behält, was es hat.'
}
