export const imageSettings = {
  emptyTemplate: 'Fältet får inte vara tomt!',
  unknownField: '{field} är inte ett fält som kan användas här.',
  oneCompression: 'Välj exakt en typ av komprimering.',
  changedElsewhere:
    'Inställningarna har ändrats i en annan flik, så inget sparades. Ladda om sidan och försök igen.',
  watermarkMissing: 'Ladda upp en vattenstämpelbild innan du sparar',
  watermarkTooLarge: 'Vattenstämpelbilden får vara högst 500 KB',
  watermarkWrongType: 'Filtypen måste vara .jpg, .jpeg eller .png.',
  watermarkTooManyPixels: 'Vattenstämpelbilden har mer än 16 megapixlar.',
  watermarkDamaged: 'Vattenstämpelbilden är skadad eller ofullständig.',
  notAllowed: 'värdet är inte tillåtet'
}
