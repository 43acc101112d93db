/** Messages about saved image settings. */
export const imageSettings = {
  emptyTemplate: 'Dieses Feld darf nicht leer sein.',
  unknownField: '{field} ist kein Feld, das hier verwendet werden kann.',
  oneCompression: 'Wähle genau eine Art der Komprimierung aus.',
  changedElsewhere:
    'Die Einstellungen wurden inzwischen in einem anderen Tab geändert. Nichts wurde überschrieben. Lade die Seite neu und versuche es erneut.',
  watermarkMissing: 'Lade zum Speichern ein Bild für das Wasserzeichen hoch.',
  watermarkTooLarge: 'Das Wasserzeichen darf höchstens 500 KB groß sein.',
  watermarkWrongType: 'Erlaubt sind .jpg, .jpeg und .png.',
  watermarkTooManyPixels: 'Das Bild für das Wasserzeichen hat mehr als 16 Megapixel.',
  watermarkDamaged: 'Das Bild für das Wasserzeichen ist beschädigt oder unvollständig.',
  notAllowed: 'dieser Wert ist nicht erlaubt'
}
