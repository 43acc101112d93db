/** Messages about saved image settings. */
export const imageSettings = {
  emptyTemplate: 'Feltet kan ikke være tomt.',
  unknownField: '{field} er ikke et felt som kan brukes her.',
  oneCompression: 'Velg nøyaktig én type komprimering.',
  changedElsewhere:
    'Innstillingene er endret i en annen fane, så ingenting ble lagret. Last inn siden på nytt og prøv igjen.',
  watermarkMissing: 'Last opp et bilde til vannmerket for å lagre.',
  watermarkTooLarge: 'Bildet til vannmerket kan ikke være større enn 500 KB.',
  watermarkWrongType: 'Filtypen må være .jpg, .jpeg eller .png.',
  watermarkTooManyPixels: 'Bildet til vannmerket har mer enn 16 megapiksler.',
  watermarkDamaged: 'Bildet til vannmerket er skadet eller ufullstendig.',
  notAllowed: 'denne verdien er ikke tillatt'
}
