/** Messages about saved image settings. */
export const imageSettings = {
  emptyTemplate: 'Ce champ ne peut pas être vide !',
  unknownField: '{field} n’est pas un champ utilisable ici.',
  oneCompression: 'Choisissez un seul type de compression.',
  changedElsewhere:
    'Les paramètres ont été modifiés entre-temps dans un autre onglet. Rien n’a été écrasé. Actualisez la page et réessayez.',
  watermarkMissing: 'Importez une image de filigrane pour pouvoir enregistrer',
  watermarkTooLarge: 'L’image du filigrane ne doit pas dépasser 500 ko.',
  watermarkWrongType: 'Utilisez un fichier .jpg, .jpeg ou .png.',
  watermarkTooManyPixels: 'L’image du filigrane dépasse 16 mégapixels.',
  watermarkDamaged: 'L’image du filigrane est endommagée ou incomplète.',
  notAllowed: 'cette valeur n’est pas autorisée'
}
