/** The /recommended-apps page (specification §14.3). */
export const recommendations = {
  title: 'Recommandations',
  line: 'Plus de possibilités pour votre boutique.',
  tabs: 'Éditeurs des applications',
  partners: 'Par channelwill',
  own: 'Par {product}',
  frame: 'Applications de nos partenaires',
  partnersLine:
    'Les applications de nos partenaires se trouvent sur une page à part, qui s’ouvre dans un nouvel onglet.',
  openPartners: 'Ouvrir la page',
  free: 'Gratuit',
  rating: '{rating} étoiles sur 5',
  reviews: '{n} {{count:avis|avis}}',
  noRating: 'Aucune note pour le moment',
  apps: {
    images: {
      title: 'Optimisation des images',
      text: 'Compresse les images des produits, des collections et des articles de blog. Les originaux sont conservés : tout est réversible.',
      open: 'Optimiser les images'
    },
    speed: {
      title: 'Vitesse des pages',
      text: 'Charge une page juste avant qu’un visiteur ne l’ouvre et mesure la vitesse de votre boutique sur ordinateur et sur mobile.',
      open: 'Voir la vitesse des pages'
    },
    texts: {
      title: 'Texte alternatif et noms de fichiers',
      text: 'Génère les textes alternatifs et les noms de fichiers pour les moteurs de recherche à partir de vos propres modèles.',
      open: 'Choisir des modèles'
    },
    store: {
      title: 'Aperçu de la boutique',
      text: 'La boutique en ligne locale, avec vos images optimisées et l’accélération activée.',
      open: 'Ouvrir la boutique'
    }
  }
}
