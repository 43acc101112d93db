/** The /setting page, including the form that it shares with the settings sheet. */
export const setting = {
  title: 'Paramètres',
  line: 'Votre compte et la façon dont vos images sont optimisées.',
  account: 'Compte',
  signedIn: 'Vous êtes connecté avec un jeton d’accès.',
  signOut: 'Se déconnecter',
  signOutEverywhere: 'Se déconnecter de tous les appareils',
  images: 'Paramètres d’optimisation des images',
  sections: {
    image_opt: 'Optimisation des images',
    alt_text: 'Texte alternatif des images',
    file_name: 'Noms de fichiers des images'
  },
  lines: {
    image_opt: 'Compressez vos images pour que les pages se chargent plus vite.',
    alt_text: 'Rédigez une description pour les moteurs de recherche et les lecteurs d’écran.',
    file_name: 'Donnez à vos images des noms de fichiers lisibles par les moteurs de recherche.'
  },
  on: 'Activé',
  off: 'Désactivé',
  unsaved: 'Modifications non enregistrées',
  discard: 'Ignorer',
  save: 'Enregistrer',
  saveAndTurnOn: 'Enregistrer et activer',
  reload: 'Actualiser',
  firstSetup: 'Première configuration',
  setUp: 'Configurer',
  noTarget:
    'L’optimisation ne peut pas commencer tant que vous n’avez pas configuré au moins un élément.',
  noWatermark: 'Importez une image de filigrane pour pouvoir enregistrer',
  auto: 'Automatique',
  autoLine:
    'Chaque image devient le plus petit fichier possible, sans différence visible pour vos visiteurs.',
  customLine: 'Le même niveau pour toutes les images.',
  exactLevel: '{level} (qualité {quality})',
  resize: 'Dimensions des images',
  longestSide: 'Réduire les grandes images',
  longestSideLabel: 'Plus grand côté, en pixels',
  longestSideWrong: 'Saisissez un nombre entier de pixels compris entre 100 et 20000.'
}

/** The watermark section of the settings. */
export const watermark = {
  title: 'Filigrane',
  switch: 'Ajouter un filigrane',
  notGif: 'Le filigrane n’est pas appliqué aux images GIF.',
  mayEnlarge: 'Un filigrane peut alourdir les fichiers.',
  drop: 'Déposez une image ici, ou',
  choose: 'Choisir une image',
  hint: '.jpg .jpeg .png, 500 ko au maximum',
  refused: 'Les images suivantes n’ont pas pu être importées :',
  wrongType: '« {name} » n’est pas pris en charge. Utilisez un fichier .jpg, .jpeg ou .png.',
  tooLarge: '« {name} » ({size}) est trop lourd. L’image du filigrane ne doit pas dépasser 500 ko.',
  unreadable: '« {name} » n’est pas une image lisible.',
  picture: 'Image du filigrane',
  remove: 'Supprimer l’image du filigrane',
  replace: 'Remplacer',
  size: 'Taille',
  sizeValue: '{percent} de la hauteur de l’image',
  opacity: 'Opacité',
  position: 'Position',
  positions: {
    t_l: 'En haut à gauche',
    t_c: 'En haut au centre',
    t_r: 'En haut à droite',
    c: 'Au centre',
    b_l: 'En bas à gauche',
    b_c: 'En bas au centre',
    b_r: 'En bas à droite'
  },
  preview: 'Aperçu sur l’une de vos images',
  sample: 'Une image de votre boutique avec le filigrane'
}

/** Alt text and file names written from templates. */
export const imageTexts = {
  targets: 'Images concernées',
  alt_text: {
    allProducts: 'Toutes les images de produits',
    publishedProducts: 'Uniquement les images de produits publiés',
    product: 'Images de produits',
    collection: 'Images de collections',
    blogs: 'Images d’articles de blog',
    productTemplate: 'Texte alternatif des images de produits',
    collectionTemplate: 'Texte alternatif des images de collections',
    blogsTemplate: 'Texte alternatif des images d’articles de blog'
  },
  file_name: {
    allProducts: 'Toutes les images de produits',
    publishedProducts: 'Uniquement les images de produits publiés',
    product: 'Images de produits',
    collection: 'Images de collections',
    blogs: 'Images d’articles de blog',
    productTemplate: 'Nom de fichier des images de produits',
    collectionTemplate: 'Nom de fichier des images de collections',
    blogsTemplate: 'Nom de fichier des images d’articles de blog'
  },
  scope: 'Produits concernés',
  blankOnly: 'Uniquement les images sans texte alternatif',
  preview: 'Aperçu pour {title}',
  nothing: 'Aucun changement : l’image garde son texte ou son nom actuel.'
}
