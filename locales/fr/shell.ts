import { guidance } from './guidance.ts'
import { privacy } from './privacy.ts'
import { recommendations } from './recommendations.ts'
import { advert, congratulations, feedback, language, review } from './support.ts'

/** The page shell and the public pages (specification §13). */
export const shell = {
  privacy,
  guidance,
  recommendations,
  feedback,
  language,
  review,
  congratulations,
  advert,
  tabs: {
    imageOptimization: 'Optimisation des images',
    pageSpeed: 'Vitesse des pages',
    settings: 'Paramètres',
    pricing: 'Tarifs',
    recommendation: 'Recommandations'
  },
  trend: {
    title: 'Les 30 derniers jours',
    line: '{n} {{count:image optimisée|images optimisées}} et un gain de {size} au cours des 30 derniers jours.',
    images: 'Images optimisées',
    saved: 'Espace économisé',
    day: 'Jour',
    table: 'Chiffres par jour'
  },
  footer: {
    label: 'À propos de cette application',
    privacy: 'Politique de confidentialité'
  },
  pages: {
    notFound: 'La page que vous cherchez est introuvable',
    notFoundLine: 'Vérifiez l’adresse ou revenez à la page d’accueil.',
    fault: 'Une erreur interne du serveur s’est produite.',
    faultLine: 'Revenez à l’accueil de Page Speed Boost, puis ouvrez à nouveau la page.',
    home: 'Aller à la page d’accueil'
  },
  permission: {
    line: 'Votre boutique dispose des écrans de vitesse des pages. Demandez-nous d’ajouter l’optimisation des images, les paramètres et les forfaits.',
    apply: 'Demander l’autorisation'
  },
  cookies: {
    title: 'Autoriser les cookies',
    line: 'Page Speed Boost maintient votre session ouverte à l’aide d’un cookie. Votre navigateur doit l’autoriser pendant 30 jours.',
    steps: 'Que faire',
    allow:
      'Dans les paramètres de votre navigateur, autorisez les cookies pour ce site, puis ouvrez à nouveau l’application.',
    ios: 'Sur iPhone ou iPad : ouvrez Réglages, puis Safari, et vérifiez que « Empêcher le suivi intersite » n’est pas activé.',
    home: 'Aller à la page d’accueil'
  },
  install: {
    permission: 'Page Speed Boost a besoin de votre autorisation',
    permissionLine: 'Shopify la demande sur une page à part.',
    permit: 'Continuer',
    failed: 'Votre boutique n’a pas pu être ouverte',
    failedLine:
      'Le lien utilisé est incomplet, a expiré ou appartient à un autre serveur. Ouvrez à nouveau l’application depuis l’interface administrateur de votre boutique.',
    again: 'Réessayer',
    signIn: 'Se connecter avec un jeton d’accès',
    unknownShop: 'Ce serveur ne connaît pas la boutique {shop}.',
    noSession:
      'Aucune session n’est ouverte. Ouvrez l’application depuis son lien ou connectez-vous.'
  }
}
