/** Messages about saved image settings. */
export const imageSettings = {
  emptyTemplate: 'Feltet må ikke være tomt.',
  unknownField: '{field} er ikke et felt, der kan bruges her.',
  oneCompression: 'Vælg præcis én type komprimering.',
  changedElsewhere:
    'Indstillingerne er blevet ændret i en anden fane, så intet blev gemt. Genindlæs siden, og prøv igen.',
  watermarkMissing: 'Upload et billede til vandmærket for at gemme.',
  watermarkTooLarge: 'Billedet til vandmærket må højst fylde 500 KB.',
  watermarkWrongType: 'Filtypen skal være .jpg, .jpeg eller .png.',
  watermarkTooManyPixels: 'Billedet til vandmærket har mere end 16 megapixel.',
  watermarkDamaged: 'Billedet til vandmærket er beskadiget eller ufuldstændigt.',
  notAllowed: 'denne værdi er ikke tilladt'
}
