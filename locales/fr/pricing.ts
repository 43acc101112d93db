/** Plans and quota (specification §10 and §11). */
const pricingPage = {
  title: 'Tarifs',
  line: 'Votre forfait, ce que vous en avez utilisé et ce que les autres comprennent.',
  subscription: 'Page Speed Boost, {plan|money} par mois',
  usageTerms: '{price|money} par tranche entamée de {images|local} images au-delà du forfait',
  succeed: 'Opération réussie',
  decided: {
    free: 'Vous êtes maintenant sur le forfait gratuit.',
    active: 'Votre forfait a été modifié.',
    declined: 'Vous avez refusé la modification. Votre forfait reste le même.',
    waiting:
      'Shopify n’a pas encore confirmé la modification. Votre forfait change dès que c’est fait.'
  },
  notice: {
    frozenTitle: 'Votre forfait est suspendu',
    frozenLine:
      'Une facture Shopify de votre boutique est impayée. Jusqu’à son règlement, vous disposez du forfait gratuit ; ensuite, votre forfait à {price|money} par mois reprend automatiquement.',
    testTitle: 'Votre boutique n’est plus une boutique de développement',
    testLine:
      'Votre forfait à {price|money} par mois était un test gratuit. Vous pouvez utiliser les images restantes jusqu’au {date}. Pour conserver ce forfait, abonnez-vous.',
    testEndedTitle: 'Votre forfait de test gratuit a pris fin',
    testEndedLine:
      'Votre boutique n’est plus une boutique de développement : le forfait à {price|money} par mois n’est donc plus gratuit. Vous êtes maintenant sur le forfait gratuit.',
    subscribe: 'S’abonner pour {price|money} par mois',
    refusedTitle: 'Un paiement a été refusé',
    refusedLine:
      'Votre dernier paiement d’images supplémentaires n’a pas été accepté. Le dépassement est désactivé et plus rien n’est facturé. Contactez l’assistance si vous souhaitez le réactiver.',
    heldTitle: 'La limite de vos dépassements est atteinte',
    heldLine:
      'Pour cette période de 30 jours, {used|money} ont été facturés, sur un maximum de {cap|money}. Le dépassement reprendra automatiquement à la période suivante, ou immédiatement si vous relevez la limite.',
    nearTitle: 'La limite de vos dépassements est proche',
    nearLine:
      'Pour cette période de 30 jours, {used|money} ont été facturés, sur un maximum de {cap|money}. Une fois la limite atteinte, le dépassement est suspendu jusqu’à la période suivante.',
    until: 'La prochaine période de 30 jours commence le {date}.',
    raise: 'Relever la limite à {cap|money}',
    failed: 'La limite n’a pas pu être relevée. Vérifiez votre connexion et réessayez.'
  },
  promo: '{rate} de réduction sur vos {months} premiers mois',
  promoLine: 'Pour les nouvelles boutiques : choisissez un forfait au plus tard le {date}.',
  usage: 'Votre utilisation',
  account: 'Compte',
  store: 'Boutique',
  email: 'E-mail',
  plan: 'Forfait',
  free: 'Forfait gratuit',
  paid: '{price} par mois',
  quota: 'Quota d’images',
  quotaUsed: 'Images utilisées : {used} sur {all}',
  addOn: 'Images supplémentaires',
  addOnUsed: 'Images supplémentaires utilisées : {used} sur {all}',
  addOnOff: 'Dépassement désactivé : l’optimisation s’arrête une fois le quota épuisé.',
  addOnOn: 'Dépassement activé : {price} par tranche entamée de {images} images.',
  addOnTip:
    'Les images au-delà de votre quota sont des images supplémentaires. Activez ou désactivez le dépassement dans Paramètres.',
  settings: 'Paramètres de dépassement',
  reset: 'Le quota est renouvelé le {date}.',
  once: 'Quota unique : il n’est pas renouvelé.',
  open: '{n} {{count:image peut encore être optimisée|images peuvent encore être optimisées}}',
  saved: '{n} {{count:image optimisée|images optimisées}}, gain de {size}',
  compare: 'Contenu de chaque forfait',
  feature: 'Fonctionnalité',
  freeColumn: 'Gratuit',
  premiumColumn: 'Premium',
  yes: 'Inclus',
  no: 'Non inclus',
  features: {
    preload: 'Vitesse des pages : préchargement des liens',
    products: 'Images de produits : compression, conversion PNG en JPG, filigrane',
    restore: 'Restauration des originaux pendant {days} jours',
    single: 'Optimisation et téléchargement image par image',
    others: 'Images de collections et d’articles de blog',
    automatic: 'Optimisation automatique des nouvelles images',
    bulk: 'Restauration et réoptimisation de toutes les images à la fois',
    alt: 'Texte alternatif à partir de modèles',
    names: 'Noms de fichiers à partir de modèles',
    upload: 'Optimisation des images que vous importez'
  },
  faq: 'Questions fréquentes',
  questions: {
    counts: 'Qu’est-ce qui compte comme une image ?',
    countsLine:
      'Une image modifiée dans votre boutique, une seule fois par mois, quel que soit le nombre de réoptimisations. Les images en échec ou impossibles à alléger ne sont pas décomptées, pas plus que la restauration et le téléchargement.',
    full: 'Que se passe-t-il lorsque le quota est épuisé ?',
    fullLine:
      'L’optimisation s’arrête et rien n’est facturé, sauf si vous activez le dépassement dans Paramètres. Dans ce cas, chaque tranche entamée de {images} images supplémentaires coûte {price}, jusqu’à la limite de votre forfait.',
    reset: 'Quand mon quota est-il renouvelé ?',
    resetLine:
      'Chaque mois, le jour où votre forfait a commencé, ou le dernier jour si le mois est plus court. Le quota gratuit n’est accordé qu’une fois.',
    billed: 'Quand suis-je facturé ?',
    billedLine:
      'Shopify facture votre forfait tous les 30 jours. Votre quota se renouvelle chaque mois à la même date : avec le temps, la facture arrive donc plus tôt dans le mois que le quota. La limite de dépenses pour les images supplémentaires vaut pour les 30 jours de Shopify.',
    upgrade: 'Que se passe-t-il si je passe à un forfait supérieur ?',
    upgradeLine:
      'Vous disposez immédiatement du nouveau quota. Les images déjà utilisées ce mois-ci en sont déduites et la date de renouvellement ne change pas.',
    downgrade: 'Que se passe-t-il si je reviens au forfait gratuit ?',
    downgradeLine:
      'Votre abonnement prend fin immédiatement et l’optimisation automatique est désactivée. Vous retrouvez ce qui restait du quota gratuit. Les images optimisées le restent.'
  }
}

const planPicker = {
  free: 'Gratuit',
  premium: 'Premium',
  month: '/ mois',
  once: '{n} images, une seule fois',
  images: '{n} images / mois',
  quota: 'Images par mois',
  needs:
    '{n} {{count:image|images}} de votre boutique {{count:peut|peuvent}} encore être {{count:optimisée|optimisées}}. Le forfait de {all} images par mois suffit.',
  fewer: 'Moins d’images',
  more: 'Plus d’images',
  perImage: '{price} par image',
  addOn:
    'Ensuite, {price} par tranche de {images} images, uniquement si vous activez le dépassement',
  freeTimes: 'FORFAIT GRATUIT',
  current: 'FORFAIT ACTUEL',
  upgrade: 'Passer à ce forfait',
  downgrade: 'Revenir au forfait gratuit',
  yours: 'Votre forfait : {n} images pour {price} par mois',
  rate: '{rate} de réduction pendant {months} mois',
  was: 'Prix normal',
  now: 'Prix des premiers mois',
  endsIn: 'L’offre expire dans {days} {{count:jour|jours}} {time}',
  endsOn: 'L’offre expire le {date}',
  includes: {
    free: {
      products: 'Images de produits, avec conversion PNG en JPG et filigrane',
      restore: 'Restauration pendant {days} jours',
      speed: 'Vitesse des pages, gratuite pour toujours'
    },
    premium: {
      all: 'Tout ce que comprend le forfait gratuit',
      others: 'Images de collections, d’articles de blog et images importées',
      automatic: 'Optimisation automatique',
      texts: 'Texte alternatif et noms de fichiers',
      bulk: 'Actions groupées : restaurer, réoptimiser'
    }
  },
  warningTitle: 'Revenir au forfait gratuit',
  warning:
    'Si vous revenez au forfait gratuit maintenant, vous perdrez l’accès aux fonctionnalités de votre forfait payant. Voulez-vous vraiment continuer ?',
  warningTerms:
    'L’optimisation automatique et le dépassement sont désactivés aussitôt. Le reste de la période déjà payée n’est pas remboursé.',
  stay: 'Garder mon forfait',
  go: 'Continuer',
  failed: 'Le forfait n’a pas pu être modifié. Vérifiez votre connexion et réessayez.'
}

const imageSync = {
  note: 'Le décompte des images de votre boutique est en cours : {n} jusqu’ici.'
}

const overcharge = {
  title: 'Dépassement',
  enabled: 'Activé',
  disabled: 'Désactivé',
  price: 'Images au-delà de votre quota : {price} par tranche entamée de {images}.',
  needsPlan: 'Disponible avec un forfait payant.',
  onHold: 'Suspendu depuis votre dernier paiement : la page Tarifs explique pourquoi.',
  ask: 'Activer le dépassement ?',
  askText:
    'Les images au-delà de votre quota coûtent {price} par tranche entamée de {images}. Il y en a au plus {cap} par mois, soit {most} au maximum.',
  limit: 'Limite mensuelle',
  turnOn: 'Activer',
  plans: 'Voir les forfaits',
  succeed: 'Opération réussie',
  failed: 'Réessayez plus tard'
}

const limits = {
  quotaTitle: 'Votre quota d’images est épuisé',
  quotaLine:
    'Aucune nouvelle image ne peut être optimisée tant que le dépassement n’est pas activé dans Paramètres.',
  limitTitle: 'Limite du forfait atteinte',
  limitLine:
    '{n} {{count:autre image de votre boutique peut encore être optimisée|autres images de votre boutique peuvent encore être optimisées}}.',
  ownTitle: 'Votre propre limite est atteinte',
  ownLine:
    'Aucune nouvelle image ne peut être optimisée ce mois-ci, sauf si vous augmentez la limite du dépassement dans Paramètres.',
  upgradeTitle: 'Vous avez atteint la limite du forfait',
  upgradeLine:
    'Vous avez entamé {blocks} tranches supplémentaires ce mois-ci. Le forfait supérieur comprend {images} images pour {price} par mois.',
  settings: 'Paramètres',
  upgrade: 'Passer au forfait supérieur',
  trial: 'Demander plus de crédits d’essai',
  contact: 'Contacter l’assistance',
  dismiss: 'Ignorer'
}

const confirmPage = {
  title: 'Confirmer votre forfait',
  line: 'La boutique {store} sera abonnée à :',
  price: 'Prix',
  discount: '{months} premiers mois',
  monthly: '{price} par mois',
  period: 'Facturation',
  everyMonth: 'Chaque mois, jusqu’à ce que vous reveniez au forfait gratuit',
  usage: 'Images supplémentaires',
  most: '{price} par mois au maximum, uniquement si vous activez le dépassement',
  local: 'Ce serveur gère sa propre facturation : aucun montant n’est débité.',
  until: 'Répondez au plus tard le {date}.',
  approve: 'Approuver',
  decline: 'Refuser',
  over: {
    active: 'Ce forfait a été approuvé.',
    declined: 'Ce forfait a été refusé.',
    expired: 'Cette offre a expiré. Choisissez à nouveau un forfait.',
    ended: 'Cette offre n’est plus valable, car un autre forfait a été choisi.'
  },
  back: 'Revenir aux tarifs'
}

const pricingErrors = {
  wrongLimit:
    'Choisissez une limite de {most:number|local} images au plus, par paliers de {block:number|local}.',
  notCapped: 'Le dépassement nécessite un forfait payant. Passez d’abord à un forfait supérieur.',
  noPlans: 'Ce serveur n’a pas de forfaits : tout est inclus.',
  isFree: 'Vous êtes déjà sur le forfait gratuit.',
  samePlan: 'Vous avez déjà le forfait à {plan|money}.',
  smallerPlan: 'Pour choisir un forfait inférieur, revenez d’abord au forfait gratuit.',
  overtaken:
    'Une autre modification de votre forfait a commencé entre-temps. Vérifiez-la, puis réessayez.',
  unreachable: 'Le service de facturation est injoignable pour le moment. Réessayez plus tard.',
  refused:
    'Le service de facturation n’a pas accepté cette demande. Contactez l’assistance, nous vérifierons.',
  noLimit: 'Il n’y a aucune limite à relever.',
  unknownCharge: 'Cette confirmation n’existe pas.'
}

/** All sections about pricing, spread into the dictionary. */
export const pricing = {
  pricingPage,
  planPicker,
  imageSync,
  overcharge,
  limits,
  confirmPage,
  pricingErrors
}
