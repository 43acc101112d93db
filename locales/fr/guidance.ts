/** The setup guide (specification §13.4). */
export const guidance = {
  title: 'Configurer votre boutique',
  step: 'Étape {n} sur {all}',
  progress: 'Avancement de la configuration',
  back: 'Retour',
  next: 'Suivant',
  later: 'Configurer plus tard',
  note: 'Vous pourrez toujours modifier ces choix plus tard.',
  welcome: {
    title: 'Bienvenue dans Page Speed Boost',
    line: 'Des images plus légères rendent votre boutique plus rapide et plus facile à trouver. La configuration prend moins d’une minute.',
    points: {
      compress: 'Choisissez les images à compresser',
      texts: 'Générez les textes alternatifs et les noms de fichiers à partir de modèles',
      safe: 'Les originaux sont conservés pendant {days} jours : tout est réversible'
    },
    start: 'Commencer'
  },
  look: {
    title: 'Votre boutique aujourd’hui',
    found: '{n} {{count:image de produit|images de produits}}, {size}',
    empty:
      'Votre boutique n’a pas encore d’images de produits. Celles que vous ajouterez pourront aussi être optimisées.',
    preview: 'Avant et après',
    previewLine: 'Simple aperçu : rien n’a changé dans votre boutique.',
    compressing: 'Compression de {name}…',
    noGain: 'Cette image ne peut pas être plus légère.',
    goOn: 'Vous pouvez poursuivre la configuration en attendant.',
    noQuota: 'Il ne reste plus d’images dans votre forfait.'
  },
  images: {
    title: 'Quelles images voulez-vous compresser ?',
    line: 'Rien n’est compressé sans votre accord, image par image ou tout à la fois.',
    product: 'Images de produits',
    blog: 'Images d’articles de blog',
    collection: 'Images de collections'
  },
  alt: {
    title: 'Optimisation du texte alternatif',
    line: 'Les moteurs de recherche et les lecteurs d’écran lisent le texte alternatif des images.',
    scopes: 'Textes alternatifs à générer',
    product: 'Images de produits',
    all: 'Toutes les images de produits',
    published: 'Uniquement les images de produits publiés',
    collection: 'Images de collections',
    blog: 'Images d’articles de blog',
    blank: 'Uniquement les images sans texte alternatif',
    template: {
      product: 'Texte alternatif des produits',
      collection: 'Texte alternatif des collections',
      blogs: 'Texte alternatif des articles de blog'
    },
    noScope: 'Choisissez au moins un type de texte alternatif ou désactivez l’option.'
  },
  file: {
    title: 'Optimisation des noms de fichiers',
    line: 'Les moteurs de recherche lisent aussi le nom des fichiers d’images.',
    scopes: 'Noms de fichiers à générer',
    product: 'Images de produits',
    all: 'Toutes les images de produits',
    published: 'Uniquement les images de produits publiés',
    collection: 'Images de collections',
    blog: 'Images d’articles de blog',
    template: {
      product: 'Nom de fichier des produits',
      collection: 'Nom de fichier des collections',
      blogs: 'Nom de fichier des articles de blog'
    },
    noScope: 'Choisissez au moins un type de nom de fichier ou désactivez l’option.'
  },
  from: 'À partir de {plan}',
  emptyTemplate: 'Ce champ ne peut pas être vide !',
  backup: {
    title: 'Vos originaux sont sauvegardés pendant {days} jours',
    line: 'Avant chaque modification, l’image originale est mise de côté. Pendant {days} jours, vous pouvez la restaurer en un clic, exactement comme avant, avec son nom et son texte alternatif.',
    after: 'Ensuite, l’image optimisée est conservée et la sauvegarde est supprimée.'
  },
  done: {
    title: 'Votre boutique est configurée',
    plans: 'Redirection vers les forfaits…',
    images: 'Redirection vers vos images…',
    skip: 'Pas maintenant'
  },
  success: 'Opération réussie',
  error: 'Erreur',
  notKept: 'Votre progression n’a pas pu être enregistrée. Vérifiez votre connexion.',
  completed: 'Configuration terminée !',
  completedLine: 'Redirection vers vos images…',
  again: 'Refaire la configuration',
  resumeTitle: 'Terminer la configuration',
  resumeLine: 'Elle prend moins d’une minute.',
  resume: 'Continuer'
}
