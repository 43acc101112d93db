/** Messages about saved image settings. */
export const imageSettings = {
  emptyTemplate: 'Dit veld mag niet leeg zijn!',
  unknownField: '{field} is geen veld dat je hier kunt gebruiken.',
  oneCompression: 'Kies precies één soort compressie.',
  changedElsewhere:
    'De instellingen zijn gewijzigd in een ander tabblad, dus er is niets opgeslagen. Vernieuw de pagina en probeer het opnieuw.',
  watermarkMissing: 'Upload een watermerkafbeelding om op te slaan',
  watermarkTooLarge: 'De watermerkafbeelding mag maximaal 500 KB zijn.',
  watermarkWrongType: 'Gebruik een bestand van het type .jpg, .jpeg of .png.',
  watermarkTooManyPixels: 'De watermerkafbeelding heeft meer dan 16 megapixels.',
  watermarkDamaged: 'De watermerkafbeelding is beschadigd of onvolledig.',
  notAllowed: 'deze waarde is niet toegestaan'
}
