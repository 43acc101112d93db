/** The upload dialog. */
export const uploads = {
  action: 'Afbeeldingen uploaden',
  title: 'Afbeeldingen uploaden',
  drop: 'Sleep afbeeldingen hierheen',
  choose: 'Afbeeldingen kiezen',
  hint: 'JPG of PNG, maximaal {size} per bestand, {most} tegelijk',
  badDrop: 'Gebruik bestanden van het type .jpg, .jpeg of .png.',
  none: 'Je hebt nog geen afbeelding geüpload',
  refusedTitle: 'Deze afbeeldingen kunnen niet worden geüpload:',
  notSupported: '‘{name}’ wordt niet ondersteund. Gebruik een bestand van het type .jpg of .png.',
  tooLarge: '‘{name}’ is te groot. Een bestand mag maximaal {size} zijn.',
  isEmpty: '‘{name}’ is leeg.',
  tooMany: '‘{name}’ past er niet meer bij. Upload maximaal {most} afbeeldingen tegelijk.',
  files: 'Te uploaden afbeeldingen',
  sent: 'Geüpload',
  notSent: 'Uploaden is niet gelukt. Controleer je verbinding en probeer het opnieuw.',
  retry: 'Opnieuw proberen: {name}',
  remove: '{name} verwijderen',
  fileProgress: 'Upload van {name}',
  overall: '{n} van {all} geüpload',
  overallLabel: 'Upload van alle afbeeldingen',
  options: 'Opties',
  pngToJpg: 'PNG omzetten naar JPG',
  pngToJpgLine: 'Kan tot 80% van de bestandsgrootte besparen.',
  watermark: 'Watermerk toevoegen',
  watermarkLine: 'Het watermerk uit je instellingen. Dit kan bestanden groter maken.',
  noWatermark: 'Upload eerst een watermerkafbeelding in de instellingen.',
  start: 'Uploaden en optimaliseren',
  stop: 'Uploaden stoppen',
  leaveTitle: 'Uploaden stoppen?',
  leaveText: 'Deze afbeeldingen worden niet geoptimaliseerd.',
  leave: 'Uploaden stoppen',
  stay: 'Doorgaan met uploaden'
}

/** Why the server rejects an uploaded file or a request. */
export const uploadErrors = {
  none: 'Je hebt nog geen afbeelding geüpload',
  refusedTitle: 'Deze afbeeldingen kunnen niet worden geüpload:',
  notSupported: '‘{name}’ wordt niet ondersteund. Gebruik een bestand van het type .jpg of .png.',
  tooLarge: '‘{name}’ is te groot. Een bestand mag maximaal 50 MB zijn.',
  incomplete: '‘{name}’ is niet volledig aangekomen. Upload het bestand opnieuw.',
  broken: 'Het uploaden is onderbroken. Upload het bestand opnieuw.',
  linkUsed: 'Dit uploadadres is al gebruikt. Vraag een nieuw adres aan.',
  linkExpired: 'Dit uploadadres is verlopen. Upload het bestand opnieuw.',
  unknown: 'Een van de bestanden is er niet meer. Upload het opnieuw.',
  tooManyWaiting: 'Er staan te veel uploads in de wachtrij. Probeer het morgen opnieuw.'
}
