import type { BaseTranslation } from '../i18n-types.ts'

/** The automatic mode card, and the banner on the detail page. */
export const automatic = {
  title: 'Optimisation automatique',
  line: 'Les images nouvelles, modifiées ou pas encore traitées sont optimisées automatiquement.',
  on: 'Activée',
  off: 'Désactivée',
  targets: 'S’applique à',
  products: 'Images de produits',
  publishedProducts: 'Images de produits publiés',
  collections: 'Images de collections',
  blogs: 'Images d’articles de blog',
  altText: 'Texte alternatif',
  fileName: 'Noms de fichiers',
  fromPlan: 'À partir de {plan}',
  noFeature:
    'L’optimisation automatique n’a aucun élément à traiter. Configurez les contenus à optimiser.',
  setUp: 'Configurer',
  paused:
    'En pause : le quota d’images est épuisé. L’optimisation reprendra dès que le quota le permettra.',
  byHand:
    'Vous devrez lancer l’optimisation manuellement dans l’application après chaque modification.',
  ask: 'Activer l’optimisation automatique ?',
  turnOn: 'Activer',
  turnedOn: 'Optimisation automatique activée',
  notChanged: 'La modification n’a pas pu être effectuée. Vérifiez votre connexion et réessayez.',
  banner: 'Optimisation automatique en cours',
  bannerLine: 'Les images nouvelles ou modifiées sont optimisées automatiquement.'
} satisfies BaseTranslation

/** The list of recent runs and their actions. */
export const runLog = {
  title: 'Traitements',
  line: 'Les traitements des 90 derniers jours, du plus récent au plus ancien.',
  open: 'Traitements',
  kinds: {
    optimise: {
      product: 'Optimisation des produits',
      collection: 'Optimisation des collections',
      article: 'Optimisation des articles de blog',
      upload: 'Optimisation des images importées'
    },
    reoptimise: {
      product: 'Réoptimisation des produits',
      collection: 'Réoptimisation des collections',
      article: 'Réoptimisation des articles de blog',
      upload: 'Réoptimisation des images importées'
    },
    automatic: {
      product: 'Optimisation automatique des produits',
      collection: 'Optimisation automatique des collections',
      article: 'Optimisation automatique des articles de blog',
      upload: 'Optimisation automatique des images importées'
    },
    restore: {
      product: 'Restauration des images de produits',
      collection: 'Restauration des images de collections',
      article: 'Restauration des images du blog',
      upload: 'Restauration des images importées'
    }
  },
  states: {
    queued: 'En attente',
    running: 'En cours',
    paused: 'En pause',
    stopping: 'En cours d’arrêt',
    done: 'Terminé',
    stopped: 'Arrêté',
    partly: 'Terminé en partie',
    failed: 'Échec'
  },
  changed: '{n} {{count:image modifiée|images modifiées}}',
  unchanged: '{n} sans gain notable',
  skipped: '{n} sans traitement',
  left: 'encore {n}',
  undo: 'Défaire',
  undoNamed: 'Défaire : {title}',
  undoTitle: 'Défaire ce traitement ?',
  undoText:
    'Chaque image modifiée par ce traitement retrouve son original, son nom et son texte alternatif. C’est gratuit. Les modifications des autres traitements sont conservées.',
  failures: 'Raison de l’échec de {n} {{count:image|images}}',
  hideFailures: 'Masquer',
  retry: 'Réessayer',
  retryNamed: 'Réessayer : {name}',
  retryAll: 'Tout réessayer',
  more: 'Afficher plus',
  empty: 'Aucun traitement pour le moment',
  emptyLine: 'Chaque optimisation ou restauration d’images apparaîtra ici.'
} satisfies BaseTranslation

/** Exclusions and the reasons for them. */
export const exclusions = {
  reasons: {
    item: 'Exclu par vos paramètres',
    image: 'Exclue par vos paramètres',
    name: 'Nom de fichier exclu dans les paramètres',
    size: 'Taille inférieure au minimum défini dans les paramètres'
  },
  title: 'Exclusions',
  line: 'Ces images ne sont jamais optimisées. Vous pouvez toujours les restaurer.',
  none: 'Aucune',
  names: 'Noms de fichiers',
  namesHelp: 'Un nom par ligne. * remplace n’importe quels caractères : logo-*, *.gif',
  below: 'Taille inférieure à',
  belowUnit: 'ko',
  wrongNames: 'Saisissez au maximum 200 noms de 255 caractères chacun.',
  wrongSize: 'Saisissez un nombre entier de ko compris entre 0 et 51200.'
} satisfies BaseTranslation

/** Server messages about automatic mode, exclusions and runs. */
export const automaticReplies = {
  starts:
    '{count|local} {{count:image va|images vont}} être {{count:optimisée|optimisées}} tout de suite.',
  uses: 'Cela utilise au plus {count|local} des {left|local} restantes du quota d’images.',
  short:
    'Le quota d’images en couvre {left|local}. Les autres attendent que le quota le permette à nouveau.',
  mustSetUp:
    'L’optimisation ne peut pas commencer tant que vous n’avez pas configuré au moins un élément.',
  noFeature:
    'L’optimisation automatique n’a aucun élément à traiter. Configurez les contenus à optimiser.',
  excluded: 'Votre sélection est exclue de l’optimisation. Commencez par l’inclure à nouveau.',
  excludedDone:
    '{count|local} {{count:image est désormais exclue|images sont désormais exclues}} de l’optimisation',
  includedDone:
    '{count|local} {{count:image est à nouveau incluse|images sont à nouveau incluses}} dans l’optimisation',
  paused: 'En pause. Les images en cours de traitement seront terminées.',
  resumed: 'Traitement repris',
  nothingPaused: 'Aucun traitement n’est en pause.',
  unknownRun: 'Ce traitement n’existe plus.',
  nothingToUndo:
    'Il n’y a plus rien à défaire : ces images ont été restaurées ou modifiées entre-temps.',
  nothingToRetry: 'Il n’y a plus rien à réessayer.'
} satisfies BaseTranslation
