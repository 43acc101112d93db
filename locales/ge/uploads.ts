/** The upload dialog. */
export const uploads = {
  action: 'Bilder hochladen',
  title: 'Bilder hochladen',
  drop: 'Bilder hier ablegen',
  choose: 'Bilder auswählen',
  hint: 'JPG oder PNG, je bis zu {size}, {most} auf einmal',
  badDrop: 'Erlaubt sind .jpg, .jpeg und .png.',
  none: 'Du hast noch kein Bild hochgeladen.',
  refusedTitle: 'Diese Bilder konnten nicht hochgeladen werden:',
  notSupported: '„{name}“ wird nicht unterstützt. Erlaubt sind .jpg und .png.',
  tooLarge: '„{name}“ ist zu groß. Eine Datei darf höchstens {size} groß sein.',
  isEmpty: '„{name}“ ist leer.',
  tooMany: '„{name}“ wurde nicht hinzugefügt. Lade höchstens {most} auf einmal hoch.',
  files: 'Hochzuladende Bilder',
  sent: 'Hochgeladen',
  notSent: 'Nicht hochgeladen. Überprüfe deine Verbindung und versuche es erneut.',
  retry: 'Erneut versuchen: {name}',
  remove: '{name} entfernen',
  fileProgress: 'Upload von {name}',
  overall: '{n} von {all} hochgeladen',
  overallLabel: 'Upload aller Bilder',
  options: 'Optionen',
  pngToJpg: 'PNG in JPG umwandeln',
  pngToJpgLine: 'Kann die Größe um bis zu 80\u00a0% verringern.',
  watermark: 'Wasserzeichen hinzufügen',
  watermarkLine:
    'Verwendet das Wasserzeichen aus deinen Einstellungen. Es kann Dateien größer machen.',
  noWatermark: 'Lade zuerst in den Einstellungen ein Bild für das Wasserzeichen hoch.',
  start: 'Hochladen und optimieren',
  stop: 'Upload abbrechen',
  leaveTitle: 'Upload abbrechen?',
  leaveText: 'Diese Bilder werden nicht optimiert.',
  leave: 'Upload abbrechen',
  stay: 'Weiter hochladen'
}

/** Why the server rejects an uploaded file or a request. */
export const uploadErrors = {
  none: 'Du hast noch kein Bild hochgeladen.',
  refusedTitle: 'Diese Bilder konnten nicht hochgeladen werden:',
  notSupported: '„{name}“ wird nicht unterstützt. Erlaubt sind .jpg und .png.',
  damaged: '„{name}“ ist beschädigt oder in Wirklichkeit kein JPG- oder PNG-Bild.',
  tooLarge: '„{name}“ ist zu groß. Eine Datei darf höchstens 50 MB groß sein.',
  incomplete: '„{name}“ ist nicht vollständig angekommen. Lade die Datei erneut hoch.',
  broken: 'Der Upload wurde unterbrochen. Lade die Datei erneut hoch.',
  linkUsed: 'Diese Upload-Adresse wurde bereits verwendet. Lade die Datei erneut hoch.',
  linkExpired: 'Diese Upload-Adresse ist abgelaufen. Lade die Datei erneut hoch.',
  unknown: 'Eine der Dateien ist nicht mehr da. Lade sie erneut hoch.',
  tooManyWaiting: 'Zu viele Uploads warten. Versuche es morgen erneut.'
}
