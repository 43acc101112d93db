import { automatic, automaticReplies, exclusions, runLog } from './automatic.ts'
import { cli } from './cli.ts'
import { exportCsv } from './export.ts'
import { gain } from './gain.ts'
import { imageSettings } from './image-settings.ts'
import { legacy } from './legacy.ts'
import { looks } from './looks.ts'
import { pricing } from './pricing.ts'
import { imageTexts, setting, watermark } from './setting.ts'
import { shell } from './shell.ts'
import { speed } from './speed.ts'
import { strict } from './strict.ts'
import { templates } from './templates.ts'
import { uploadErrors, uploads } from './uploads.ts'

const fr = {
  cli,
  exportCsv,
  gain,
  imageSettings,
  speed,
  strict,
  ...shell,
  ...pricing,
  app: {
    name: 'Page Speed Boost',
    skip: 'Passer au contenu',
    navigation: 'Navigation principale',
    dismiss: 'Ignorer',
    notifications: 'Notifications',
    problem: 'L’opération a échoué'
  },
  signIn: {
    title: 'Connexion',
    line: 'Saisissez le jeton d’accès affiché au démarrage du serveur.',
    token: 'Jeton d’accès',
    action: 'Se connecter',
    wrong:
      'Ce jeton d’accès n’est pas valide. Copiez-le à nouveau depuis la dernière ligne affichée par le serveur.'
  },
  dialog: {
    quota: {
      title: 'Limite du forfait atteinte',
      fit: 'Optimiser autant que possible',
      upgrade: 'Passer au forfait supérieur'
    },
    close: 'Fermer',
    cancel: 'Annuler',
    tryAgain: 'Réessayer',
    failed: 'Le chargement a échoué',
    checkConnection: 'Vérifiez votre connexion et réessayez.',
    loading: 'Chargement',
    from: 'À partir de {plan}',
    none: 'Aucun'
  },
  manual: {
    title: 'Optimiser manuellement',
    kinds: 'Éléments à optimiser',
    tabs: { product: 'Produits', collection: 'Collections', article: 'Blog' },
    search: {
      product: 'Rechercher des produits',
      collection: 'Rechercher des collections',
      article: 'Rechercher des articles de blog'
    },
    name: 'Nom',
    state: 'Statut',
    onlyOpen: 'Non optimisés seulement',
    sort: 'Trier par',
    sorts: { open: 'Non optimisés d’abord', size: 'Les plus lourds d’abord' },
    selectAll: 'Tout sélectionner ({n})',
    nothing: 'Sélectionnez ce que vous voulez optimiser.',
    start: 'Optimiser',
    selectPage: 'Tout sélectionner sur cette page',
    select: 'Sélectionner {title}',
    images: '{shown} {{count:image|images}}',
    open: 'Non optimisé',
    partly: 'Optimisées : {done} sur {all}',
    done: 'Optimisé',
    excluded: 'Exclu',
    someExcluded: '{n} {{count:image exclue|images exclues}}',
    exclude: 'Exclure de l’optimisation',
    include: 'Inclure à nouveau',
    more: 'Actions pour {title}',
    selected: 'Sélection : {count}',
    left: '{shown} {{count:image restante|images restantes}}',
    tooMany: '{most} éléments au maximum à la fois',
    clear: 'Effacer la sélection',
    optimize: {
      product: 'Optimiser {shown} {{count:produit|produits}}',
      collection: 'Optimiser {shown} {{count:collection|collections}}',
      article: 'Optimiser {shown} {{count:article de blog|articles de blog}}'
    },
    empty: 'Aucune donnée à afficher',
    emptyLine: {
      product: 'Les produits avec des images apparaîtront ici.',
      collection: 'Les collections avec des images apparaîtront ici.',
      article: 'Les articles de blog avec des images apparaîtront ici.'
    },
    noHits: 'Essayez une autre recherche.',
    estimate: 'Estimer le gain',
    estimating: 'Essai sur quelques images…',
    estimated: 'Gain possible : environ {saved} sur {size} ({percent}).',
    hardlyAny: 'Il n’y a presque rien à économiser ici.',
    estimateBasis: 'Images testées : {tried} sur {shown}. Rien n’a été modifié ni décompté.'
  },
  paging: {
    label: 'Pages',
    rows: 'Lignes',
    showing: '{from} à {to} sur {total} résultats',
    page: '{page} / {pages}',
    previous: 'Page précédente',
    next: 'Page suivante',
    show: 'Afficher'
  },
  compression: {
    title: 'Paramètres d’optimisation',
    targets: 'Images à optimiser',
    products: 'Images de produits',
    scope: 'Produits concernés',
    allProducts: 'Toutes les images de produits',
    publishedProducts: 'Uniquement les images de produits publiés',
    collections: 'Images de collections',
    blogs: 'Images d’articles de blog',
    compression: 'Compression',
    custom: 'Qualité personnalisée',
    lossless: 'Sans perte',
    losslessLine: 'Conserve chaque pixel.',
    level: 'Niveau de compression',
    levels: { low: 'Faible', medium: 'Moyen', high: 'Élevé' },
    recommended: '{level} (recommandé)',
    conversion: 'Type de fichier',
    pngToJpg: 'Convertir les PNG en JPG',
    pngToJpgLine: 'Peut réduire la taille jusqu’à 80 %.',
    sizeControl: 'Ne pas convertir si le fichier devient plus lourd que l’original',
    flatten: 'Convertir aussi les images transparentes, sur fond blanc',
    leaveTitle: 'Modifications non enregistrées',
    leaveText:
      'Vos modifications n’ont pas été enregistrées. Voulez-vous vraiment quitter la page ?',
    leave: 'Quitter la page',
    stay: 'Rester sur la page'
  },
  compare: {
    title: 'Original et version optimisée',
    original: 'Original',
    optimized: 'Version optimisée',
    reduction: 'Réduction',
    ...looks,
    fileType: 'Type de fichier',
    converted: '{from} → {to}',
    handle: 'Afficher plus de l’original ou de la version optimisée',
    share: '{percent} d’original',
    previous: 'Image précédente',
    next: 'Image suivante',
    position: 'Image {position} sur {total}',
    restore: 'Restaurer l’original',
    moreQuality: 'Plus de qualité',
    better: {
      medium: 'Niveau de compression : Moyen',
      low: 'Niveau de compression : Faible',
      lossless: 'Sans perte'
    },
    best: 'Il n’existe pas de qualité supérieure pour cette image.',
    nothing: 'Rien à comparer',
    nothingLine: 'Aucune image n’est compressée ici pour le moment.',
    originalMissing: 'L’image originale n’a pas pu être chargée.',
    optimizedMissing: 'L’image optimisée n’a pas pu être chargée.'
  },
  detail: {
    back: 'Optimisation des images',
    title: 'Détail de l’optimisation',
    kept: 'Les données des images ne sont conservées que {days} jours.',
    table: 'Images de {title}',
    noItem: 'Aucune donnée à afficher',
    noItemLine: 'Ouvrez une ligne de l’historique pour voir ce qui a été fait sur ses images.',
    empty: 'Aucune donnée à afficher',
    emptyLine: 'Les images traitées au cours des 30 derniers jours apparaîtront ici.',
    toJpg: 'PNG en JPG',
    altText: 'Texte alternatif',
    fileName: 'Nom de fichier',
    watermark: 'Filigrane',
    columns: {
      status: 'Statut',
      fileType: 'Type de fichier',
      originalSize: 'Taille d’origine',
      ratio: 'Réduction',
      compressedSize: 'Taille compressée',
      actions: 'Actions'
    },
    status: {
      compressed: 'Compressée',
      not_compressed: 'Non compressée',
      already_optimal: 'Déjà optimale',
      restored: 'Restaurée',
      failed: 'Échec',
      expired: 'Expirée',
      deleted: 'Supprimée'
    },
    selectPage: 'Tout sélectionner sur cette page',
    select: 'Sélectionner {name}',
    selected: 'Sélection : {count}',
    clear: 'Effacer la sélection',
    restore: 'Restaurer',
    restoreOriginal: 'Restaurer l’original',
    reOptimize: 'Réoptimiser',
    download: 'Télécharger',
    compare: 'Comparer',
    more: 'Actions pour {name}',
    wrongState: 'Sélectionnez des images dont le statut permet cette action',
    noUrl: 'L’URL est vide',
    working: { optimize: 'Optimisation', restore: 'Restauration' },
    daysLeft: 'Encore {n} {{count:jour|jours}} pour restaurer',
    delivered:
      'La sauvegarde est l’image telle que votre boutique l’affiche. Shopify ne donne pas aux applications le fichier que vous avez importé.',
    excluded: 'Exclue',
    exclude: 'Exclure de l’optimisation',
    include: 'Inclure à nouveau',
    progress: 'Images traitées : {done} sur {total}',
    optimized: '{shown} {{count:image optimisée|images optimisées}}',
    restored: '{shown} {{count:image restaurée|images restaurées}}',
    notDone: '{shown} {{count:image|images}} en échec',
    alreadyOptimal: '{shown} {{count:image déjà optimale|images déjà optimales}}'
  },
  imagesPage: {
    title: 'Optimisation des images',
    line: 'Des images plus légères, un meilleur référencement.',
    settings: 'Paramètres',
    optimize: 'Optimiser les images',
    notLoaded: 'Le chargement a échoué. Vérifiez votre connexion et réessayez.'
  },
  stats: {
    label: 'Résultats',
    totalSaved: 'Espace total économisé',
    across: 'sur {n} {{count:image|images}}',
    averageSaved: 'Espace moyen économisé',
    perImage: 'par image',
    averagePercent: 'Réduction moyenne',
    ofOriginal: 'de la taille d’origine',
    freePlan: 'Forfait gratuit',
    prePlan: 'Forfait Premium',
    unlimited: 'Illimité',
    used: '{n} {{count:image utilisée|images utilisées}}',
    left: '{n} {{count:image restante|images restantes}}',
    addOn: 'Supplément : {used} / {all} images',
    quota: 'Images utilisées : {used} sur {all}'
  },
  run: {
    optimise: {
      product: 'Optimisation des produits',
      collection: 'Optimisation des collections',
      article: 'Optimisation des articles de blog',
      upload: 'Optimisation des images'
    },
    reoptimise: {
      product: 'Réoptimisation des produits',
      collection: 'Réoptimisation des collections',
      article: 'Réoptimisation des articles de blog',
      upload: 'Réoptimisation des images'
    },
    automatic: {
      product: 'Optimisation automatique des produits',
      collection: 'Optimisation automatique des collections',
      article: 'Optimisation automatique des articles de blog',
      upload: 'Optimisation automatique des images'
    },
    restore: {
      product: 'Restauration des images de produits',
      collection: 'Restauration des images de collections',
      article: 'Restauration des images du blog',
      upload: 'Restauration des images'
    },
    done: 'Avancement : {n} sur {all}. Vous pouvez quitter cette page.',
    seconds: 'Moins d’une minute restante',
    minutes: 'Encore environ {n} {{count:minute|minutes}}',
    hours: 'Encore environ {n} {{count:heure|heures}}',
    stop: 'Arrêter',
    pause: 'Mettre en pause',
    resume: 'Reprendre',
    paused: 'En pause',
    undo: 'Défaire',
    notChanged: 'L’action n’a pas pu être effectuée. Vérifiez votre connexion et réessayez.',
    notStopped: 'Le traitement n’a pas pu être arrêté. Vérifiez votre connexion et réessayez.',
    waitsForRoom:
      'Le disque du serveur est plein. Le traitement reprendra automatiquement dès qu’il y aura de la place. Rien n’est perdu.',
    waitsForDisk:
      'Le serveur ne peut pas écrire sur son disque. Le traitement reprendra automatiquement dès que ce sera possible. Rien n’est perdu.',
    percentDone: '{percent} effectués',
    optimized: {
      product: '{n} {{count:produit optimisé|produits optimisés}}',
      collection: '{n} {{count:collection optimisée|collections optimisées}}',
      article: '{n} {{count:article de blog optimisé|articles de blog optimisés}}',
      upload: '{n} {{count:image optimisée|images optimisées}}'
    },
    restored: {
      product: 'Images de {n} {{count:produit|produits}} restaurées',
      collection: 'Images de {n} {{count:collection|collections}} restaurées',
      article: 'Images de {n} {{count:article de blog|articles de blog}} restaurées',
      upload: '{n} {{count:image restaurée|images restaurées}}'
    },
    notOptimized:
      '{n} {{count:image n’a pas pu être optimisée|images n’ont pas pu être optimisées}}',
    notRestored:
      '{n} {{count:image n’a pas pu être restaurée|images n’ont pas pu être restaurées}}',
    imagesDone: 'Images traitées : {done} sur {all}',
    alreadyOptimal: '{n} {{count:image déjà optimale|images déjà optimales}}',
    skippedUnpaid: 'Ignorées : {n}, quota épuisé',
    review: 'Vérifier'
  },
  history: {
    title: 'Historique des optimisations',
    note: 'Les images originales sont conservées pendant {days} jours.',
    tabs: { product: 'Produits', collection: 'Collections', article: 'Blog', upload: 'Autres' },
    search: {
      product: 'Rechercher des produits',
      collection: 'Rechercher des collections',
      article: 'Rechercher des articles de blog',
      upload: 'Rechercher des images'
    },
    selected: 'Sélection : {n}',
    unselect: 'Effacer la sélection',
    restoreMany: 'Restaurer',
    reoptimizeMany: 'Réoptimiser',
    fromPlan: 'À partir de {plan}',
    wrongState: {
      product: 'Sélectionnez des produits dont le statut permet cette action',
      collection: 'Sélectionnez des collections dont le statut permet cette action',
      article: 'Sélectionnez des articles de blog dont le statut permet cette action',
      upload: 'Sélectionnez des images dont le statut permet cette action'
    },
    pageSelected: 'Tous les éléments de cette page sont sélectionnés ({n}).',
    allSelected: {
      product: '{n} {{count:produit sélectionné|produits sélectionnés}} au total.',
      collection: '{n} {{count:collection sélectionnée|collections sélectionnées}} au total.',
      article: '{n} {{count:article de blog sélectionné|articles de blog sélectionnés}} au total.',
      upload: '{n} {{count:image sélectionnée|images sélectionnées}} au total.'
    },
    selectAll: {
      product: 'Sélectionner les {n} produits correspondants',
      collection: 'Sélectionner les {n} collections correspondantes',
      article: 'Sélectionner les {n} articles de blog correspondants',
      upload: 'Sélectionner les {n} images correspondantes'
    },
    confirmRestore: {
      title: 'Tout restaurer ?',
      text: {
        product:
          '{n} {{count:produit retrouvera ses|produits retrouveront leurs}} images originales.',
        collection:
          '{n} {{count:collection retrouvera ses|collections retrouveront leurs}} images originales.',
        article:
          '{n} {{count:article de blog retrouvera ses|articles de blog retrouveront leurs}} images originales.',
        upload:
          '{n} {{count:image retrouvera sa version originale|images retrouveront leur version originale}}.'
      },
      go: 'Tout restaurer'
    },
    confirmReoptimize: {
      title: 'Tout réoptimiser ?',
      text: {
        product:
          '{n} {{count:produit sera réoptimisé|produits seront réoptimisés}} à partir des originaux.',
        collection:
          '{n} {{count:collection sera réoptimisée|collections seront réoptimisées}} à partir des originaux.',
        article:
          '{n} {{count:article de blog sera réoptimisé|articles de blog seront réoptimisés}} à partir des originaux.',
        upload:
          '{n} {{count:image sera réoptimisée|images seront réoptimisées}} à partir des originaux.'
      },
      go: 'Tout réoptimiser'
    },
    daysLeft: 'Encore {n} {{count:jour|jours}} pour restaurer',
    excluded: 'Exclu',
    exclude: 'Exclure de l’optimisation',
    include: 'Inclure à nouveau',
    selectPage: 'Tout sélectionner sur cette page',
    selectRow: 'Sélectionner {title}',
    name: 'Nom',
    status: 'Statut',
    changes: 'Modifications',
    size: 'Taille',
    saved: 'Gain',
    sort: 'Trier par',
    sorts: {
      newest: 'Les plus récents d’abord',
      saved: 'Les plus gros gains d’abord',
      name: 'Par nom'
    },
    actions: 'Actions',
    none: 'Aucune',
    before: 'Avant :',
    after: 'Après :',
    images: '{n} {{count:image|images}}',
    compressed: 'Compressé',
    partly_done: 'Terminé en partie',
    already_optimal: 'Déjà optimal',
    not_compressed: 'Non compressé',
    restored: 'Restauré',
    failed: 'Échec',
    expired: 'Expiré',
    deleted: 'Supprimé',
    toJpg: 'PNG en JPG',
    altText: 'Texte alternatif',
    fileName: 'Nom de fichier',
    watermark: 'Filigrane',
    compare: 'Comparer',
    download: 'Télécharger',
    restore: 'Restaurer l’original',
    more: 'Plus d’actions pour {title}',
    emptyUrl: 'L’URL est vide',
    results: '{n} {{count:résultat|résultats}}',
    empty: 'Aucune donnée à afficher',
    emptyLine: 'Les images que vous optimisez apparaîtront ici.',
    emptyUploads: 'Les images que vous importez apparaîtront ici.',
    upload: 'Importer des images',
    noHits: 'Essayez une autre recherche.',
    notLoaded: 'L’historique n’a pas pu être chargé',
    tryAgainLine: 'Vérifiez votre connexion et réessayez.',
    tryAgain: 'Réessayer',
    optimize: 'Optimiser les images',
    exportCsv: 'Exporter en CSV',
    notDone: 'L’action n’a pas pu être effectuée. Vérifiez votre connexion et réessayez.'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: 'Votre session a expiré. Ouvrez à nouveau l’application pour vous connecter.',
    wrongToken: 'Ce jeton d’accès n’est pas valide.',
    shopClosed:
      'L’application n’est plus connectée à votre boutique. Ouvrez-la à nouveau depuis l’interface administrateur de votre boutique.',
    otherOrigin: 'Cette demande provient d’un autre site web et a été refusée.',
    notFound: 'Il n’y a rien à cette adresse.',
    fault: 'Réessayez plus tard',
    malformed: 'La demande n’a pas pu être lue : {detail}',
    field: '« {field} » est absent ou n’a pas le bon format : {detail}',
    tooLarge: 'La demande est trop volumineuse.',
    tooLong: '« {field} » est trop long : {most|local} caractères au maximum.',
    tooMany: '« {field} » contient trop d’éléments : {most|local} au maximum.',
    addressTooLong:
      'L’adresse est trop longue : {most|local} caractères et {parameters|local} paramètres au maximum.',
    keyOfOtherCall: 'Cette Idempotency-Key appartient à un autre appel.',
    keyNotAnswered:
      'Le premier appel avec cette Idempotency-Key est resté sans réponse. Vérifiez ce qu’il a fait avant de le renvoyer.',
    tooManyRequests: 'Trop de demandes ont été envoyées. Réessayez plus tard.',
    unknownLanguage: 'La langue « {language} » n’est pas disponible.',
    unknownSwitch: '« {name} » n’est pas une option de cette application.',
    linkExpired: 'Ce lien a expiré. Actualisez la page pour en obtenir un nouveau.',
    fileGone: 'Cette image n’existe plus.',
    storeUnreachable: 'La boutique est inaccessible pour le moment. Réessayez plus tard.',
    quotaUsedUp:
      'Votre quota d’images est épuisé. {count|local} {{count:image peut encore être optimisée|images peuvent encore être optimisées}} avec un forfait supérieur.',
    quotaShort: 'Le quota d’images couvre {covered|local} de ces {chosen|local} images.',
    planLacks:
      'Votre forfait ne comprend pas cette fonctionnalité. Elle est disponible à partir du forfait à {plan|money}.',
    wrongState: {
      product: 'Sélectionnez des produits dont le statut permet cette action',
      collection: 'Sélectionnez des collections dont le statut permet cette action',
      blog: 'Sélectionnez des articles de blog dont le statut permet cette action',
      image: 'Sélectionnez des images dont le statut permet cette action'
    },
    nothingToOptimize: 'Toute votre sélection est déjà optimisée avec ces paramètres.',
    nothingRunning: 'Aucun traitement n’est en cours.',
    alreadyEstimating: 'Une estimation est déjà en cours. Réessayez lorsqu’elle sera terminée.',
    noTarget:
      'L’optimisation ne peut pas commencer tant que vous n’avez pas configuré au moins un élément.',
    onlyPublished:
      'Seules les images de produits publiés sont optimisées. Modifiez ce choix dans les paramètres.',
    diskFull: 'Le disque du serveur est plein, rien n’a donc été enregistré. Réessayez plus tard.',
    diskReadOnly:
      'Le serveur ne peut pas écrire sur son disque, rien n’a donc été enregistré. Réessayez plus tard.',
    databaseGone:
      'Le serveur ne peut pas joindre sa base de données pour le moment. Réessayez dans une minute.',
    unknownImage: 'Cette image ne figure pas dans l’historique.'
  },
  reasons: {
    empty: 'Le fichier est vide.',
    'not-a-picture': 'Le fichier n’est pas une image.',
    damaged: 'Le fichier est endommagé ou incomplet.',
    'too-large': 'Le fichier dépasse 50 Mo.',
    'too-many-pixels': 'L’image dépasse 100 mégapixels, ou 50 mégapixels en PNG ou WebP.',
    'too-many-frames': 'L’animation contient trop d’images.',
    avif: 'Les images AVIF ne sont pas prises en charge, car elles sont déjà légères. L’image reste inchangée.',
    heic: 'Les images HEIC ne sont pas prises en charge et la plupart des navigateurs ne les affichent pas. Enregistrez l’image au format JPEG.',
    colours:
      'La description des couleurs de l’image est illisible, et les couleurs pourraient changer. L’image a été laissée en l’état. Enregistrez-la en sRGB pour l’optimiser.',
    hdr: 'L’image est une photo HDR, et l’optimisation lui ferait perdre le HDR. Elle a été laissée en l’état. Enregistrez-la sans HDR pour l’optimiser.',
    watermark: 'Le filigrane n’a pas pu être lu. Choisissez-le à nouveau dans les paramètres.',
    unsupported: 'Ce type d’image n’est pas pris en charge. Utilisez JPEG, PNG, GIF ou WebP.',
    'took-too-long': 'Le traitement de l’image a pris trop de temps et a été abandonné.',
    'worker-died': 'L’image n’a pas pu être traitée.',
    'disk-full': 'Le disque est plein. Libérez de l’espace et relancez l’optimisation.',
    refused: 'La boutique n’a pas accepté la nouvelle image. L’ancienne est toujours en place.',
    lost: 'La boutique n’affiche plus cette image. Restaurez-la, ou importez-la de nouveau dans votre boutique.',
    'read-only': 'La boutique n’autorise pas la modification de cette image.',
    gone: 'L’image a été supprimée de la boutique.',
    unreachable: 'La boutique n’a pas pu être jointe. Relancez l’optimisation plus tard.',
    'quota-used-up': 'Le quota d’images était épuisé.',
    'changed-in-store':
      'L’image a été modifiée entre-temps dans la boutique. Elle a été laissée en l’état.',
    'backup-missing': 'L’original n’est plus conservé.',
    'law-broken':
      'Nos enregistrements sur ce travail se contredisent, il a donc été arrêté. Rien n’a été perdu. Contactez l’assistance.',
    fault: 'Un problème est survenu avec cette image. Optimisez-la à nouveau.'
  },
  partly: {
    failed:
      '{count|local} {{count:image n’a pas pu être optimisée|images n’ont pas pu être optimisées}}',
    skipped: '{count|local} {{count:image ignorée|images ignorées}}'
  },
  replies: {
    started: '{count|local} {{count:image|images}} en file d’attente',
    restoring: 'Restauration de {count|local} {{count:image|images}} en cours',
    stopped: 'Traitement arrêté. Les images déjà traitées restent optimisées.',
    settingsSaved: 'Paramètres enregistrés',
    noted: 'C’est noté',
    languageSaved: 'Langue enregistrée',
    rated: 'Merci pour votre note.'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default fr
