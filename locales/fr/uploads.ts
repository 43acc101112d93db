/** The upload dialog. */
export const uploads = {
  action: 'Importer des images',
  title: 'Importer des images',
  drop: 'Déposez des images ici',
  choose: 'Choisir des images',
  hint: 'JPG ou PNG, jusqu’à {size} par fichier et {most} fichiers à la fois',
  badDrop: 'Utilisez des fichiers .jpg, .jpeg ou .png.',
  none: 'Vous n’avez importé aucune image',
  refusedTitle: 'Les images suivantes n’ont pas pu être importées :',
  notSupported: '« {name} » n’est pas pris en charge. Utilisez un fichier .jpg ou .png.',
  tooLarge: '« {name} » est trop lourd. Un fichier ne doit pas dépasser {size}.',
  isEmpty: '« {name} » est vide.',
  tooMany: '« {name} » est en trop. Importez {most} images au maximum à la fois.',
  files: 'Images à importer',
  sent: 'Importée',
  notSent: 'L’importation a échoué. Vérifiez votre connexion et réessayez.',
  retry: 'Réessayer : {name}',
  remove: 'Supprimer {name}',
  fileProgress: 'Importation de {name}',
  overall: 'Images importées : {n} sur {all}',
  overallLabel: 'Importation de toutes les images',
  options: 'Options',
  pngToJpg: 'Convertir les PNG en JPG',
  pngToJpgLine: 'Peut réduire la taille jusqu’à 80 %.',
  watermark: 'Ajouter le filigrane',
  watermarkLine: 'Utilise le filigrane de vos paramètres. Il peut alourdir les fichiers.',
  noWatermark: 'Importez d’abord une image de filigrane dans les paramètres.',
  start: 'Importer et optimiser',
  stop: 'Arrêter l’importation',
  leaveTitle: 'Arrêter l’importation ?',
  leaveText: 'Ces images ne seront pas optimisées.',
  leave: 'Arrêter l’importation',
  stay: 'Poursuivre l’importation'
}

/** Why the server rejects an uploaded file or a request. */
export const uploadErrors = {
  none: 'Vous n’avez importé aucune image',
  refusedTitle: 'Les images suivantes n’ont pas pu être importées :',
  notSupported: '« {name} » n’est pas pris en charge. Utilisez un fichier .jpg ou .png.',
  tooLarge: '« {name} » est trop lourd. Un fichier ne doit pas dépasser 50 Mo.',
  incomplete: '« {name} » n’a pas été reçu en entier. Importez-le à nouveau.',
  broken: 'L’importation a été interrompue. Importez le fichier à nouveau.',
  linkUsed: 'Cette adresse d’importation a déjà été utilisée. Demandez-en une nouvelle.',
  linkExpired: 'Cette adresse d’importation a expiré. Importez le fichier à nouveau.',
  unknown: 'L’un des fichiers n’est plus disponible. Importez-le à nouveau.',
  tooManyWaiting: 'Trop d’importations sont en attente. Réessayez demain.'
}
