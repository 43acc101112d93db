/** Page speed: the dashboard, its checks and the theme editor (specification §12). */
export const speed = {
  title: 'Vitesse des pages',
  line: 'La vitesse d’ouverture de votre boutique et ce qui peut l’améliorer.',
  dismiss: 'Ignorer',
  notLoaded: 'Le chargement a échoué. Vérifiez votre connexion et réessayez.',
  promo: {
    title: '30 % de réduction sur des outils SEO',
    line: 'Les applications SEO de nos partenaires, pour les marchands qui utilisent Page Speed Boost.',
    open: 'Voir les applications'
  },
  gauge: {
    title: 'Performances web',
    devices: 'Appareil',
    pc: 'Ordinateur',
    mb: 'Mobile',
    recheck: 'Retester',
    checking: 'Test en cours…',
    checkingLine:
      'Votre page d’accueil est ouverte trois fois par type d’appareil. Cela prend une à deux minutes.',
    none: 'Pas encore testé',
    checkedAt: 'Dernier test : {when}',
    spread:
      'Trois mesures, {points|local} {{points:point|points}} d’écart. La valeur médiane est retenue.',
    label: '{device} : {score|local} sur 100, {band}',
    scale: 'Les couleurs suivent l’échelle de cette application.',
    googleScale: 'Échelle de Google',
    good: 'Bon',
    warn: 'À améliorer',
    bad: 'Lent',
    notStarted: 'Le test n’a pas pu démarrer. Vérifiez votre connexion et réessayez.'
  },
  opportunities: {
    title: 'Les améliorations les plus utiles',
    line: 'Les plus grands gains relevés par le test pour un visiteur (appareil : {device}).',
    saving: 'jusqu’à {ms}',
    none: 'Le test n’a rien relevé de notable.',
    images: 'Optimiser les images'
  },
  trend: {
    title: 'Les 90 derniers jours',
    label: 'Scores du {from} au {to}',
    table: 'Les chiffres',
    date: 'Date',
    few: 'Une courbe apparaîtra ici après le deuxième test.'
  },
  up: {
    title: 'Accélération du site',
    line: 'Lorsqu’un visiteur garde le pointeur sur un lien pendant plus de 65 ms, la page est chargée à l’avance et s’ouvre instantanément. Les scores des tests de vitesse ne changent pas.',
    speedUp: 'Accélérer',
    preview: 'Aperçu',
    turnOff: 'Désactiver',
    never:
      'Les paniers, les paiements, les comptes et les téléchargements ne sont jamais chargés à l’avance.'
  },
  effect: {
    title: 'Dans votre boutique',
    visitors:
      'Pages vues ces 28 derniers jours : {prefetched} préchargées, {fresh} non préchargées. Dans 75 % des cas, la page suivante s’est affichée dans ce délai ou plus vite.',
    few: 'Les délais de vos visiteurs apparaîtront ici après {n} pages vues avec préchargement et autant sans.',
    measured:
      'Mesuré le {when} : du clic sur votre page d’accueil à l’affichage de {page}. Valeur médiane de trois visites par cas, sur une connexion 4G lente.',
    none: 'Ouvre deux pages de votre boutique comme un visiteur, avec et sans préchargement, et mesure l’attente.',
    measure: 'Mesurer dans ma boutique',
    measuring: 'Mesure en cours…',
    measuringLine: 'Votre boutique est ouverte six fois. Cela prend une à deux minutes.'
  },
  embed: {
    title: 'Intégration d’application du thème',
    on: 'Activée',
    off: 'Désactivée',
    lineOn: 'Le script de préchargement fait partie de votre thème.',
    lineOff: 'Activez l’intégration d’application dans l’éditeur de thème.',
    unknown: 'Inconnu',
    lineUnknown:
      'Impossible de lire votre thème pour le moment. L’éditeur indique si l’intégration est activée.',
    settings: 'Paramètres de l’intégration',
    waiting: 'En attente d’une modification dans l’éditeur…',
    turnedOn: 'L’intégration d’application est activée',
    turnedOff: 'L’intégration d’application est désactivée'
  },
  video: {
    title: 'Comment ça marche',
    line: 'Entre le survol d’un lien et le clic, il s’écoule en général environ un quart de seconde. C’est assez pour charger une page.',
    watch: 'Regarder la vidéo',
    preview: 'Aperçu',
    close: 'Fermer',
    stepOne: 'Un visiteur s’arrête sur un lien',
    stepTwo: '65 ms plus tard, la page est en route',
    stepThree: 'Le clic ouvre une page déjà prête',
    without: 'Sans préchargement',
    with: 'Avec préchargement',
    shown: 'Page suivante affichée après {time}',
    play: 'Lire',
    pause: 'Pause',
    label:
      '{way} : le pointeur s’arrête sur un produit, le clic l’ouvre et sa page s’affiche {time} plus tard.',
    recorded:
      'Enregistrement réel de deux pages de la boutique de démonstration sur une connexion 4G lente ({latency}, {speed}). Le pointeur reste {rest} sur le lien avant le clic. Lecture à mi-vitesse.'
  },
  since: {
    title: 'Depuis l’optimisation de vos images',
    line: '{device} : {before} → {after}',
    first: 'Première optimisation',
    weight: 'Poids de la page'
  },
  visitors: {
    title: 'Visiteurs réels',
    line: 'L’expérience des visiteurs de votre boutique ces 28 derniers jours. 75 % des visites ont obtenu cette valeur ou mieux.',
    off: 'Désactivé. Si vous activez cette fonction, votre boutique en ligne transmet les temps de chargement sans cookie, adresse IP ni aucune autre donnée personnelle.',
    switch: 'Mesurer les temps de chargement des visiteurs',
    none: 'Aucune visite pour le moment. Les premiers chiffres apparaîtront dès qu’un visiteur aura ouvert une page de votre boutique.',
    lcp: 'Affichage du contenu principal',
    inp: 'Réaction à un clic ou à un appui',
    cls: 'Décalage de la mise en page',
    prefetched: 'Ouverture de page, avec préchargement',
    fresh: 'Ouverture de page, sans préchargement',
    views: '{n} {{count:page vue|pages vues}}',
    notSaved: 'Réessayez plus tard'
  },
  faq: {
    title: 'Questions fréquentes',
    scoreQuestion: 'Le script de préchargement améliore-t-il mon score ?',
    scoreAnswer:
      'Non. Les tests de vitesse ouvrent une seule page et ne cliquent sur rien : leurs scores ne changent pas. Ce sont vos visiteurs qui voient la différence : leurs pages s’ouvrent 200 à 300 ms plus tôt.',
    orderQuestion: 'Peut-il ajouter un article au panier ou déconnecter un visiteur ?',
    orderAnswer:
      'Non. Seules la page d’accueil et les pages de produits, de collections, de blog, de recherche et de contenu sont chargées, et aucun lien avec un paramètre inconnu. Un lien marqué data-no-preload n’est jamais chargé.',
    dataQuestion: 'Consomme-t-il les données mobiles de mes visiteurs ?',
    dataAnswer:
      'Deux pages au maximum sont gardées en même temps, et rien n’est chargé pour les visiteurs qui économisent leurs données ou dont la connexion est lente.',
    varyQuestion: 'Pourquoi le score change-t-il alors que rien n’a changé ?',
    varyAnswer:
      'Les mesures varient de quelques points. C’est pourquoi chaque test ouvre la page trois fois par type d’appareil et retient la valeur médiane.',
    costQuestion: 'Combien cela coûte-t-il ?',
    costAnswer: 'Rien. Le préchargement et les tests sont gratuits dans tous les forfaits.'
  },
  editor: {
    title: 'Éditeur de thème',
    line: 'Cette page représente l’éditeur de thème de votre plateforme : vous y activez et désactivez des éléments des applications.',
    legend: 'Intégrations d’applications',
    embed: 'Préchargement de Page Speed Boost',
    embedLine: 'Ajoute le script de préchargement à toutes les pages de la boutique.',
    save: 'Enregistrer',
    saved: 'Enregistré',
    open: 'Ouvrir la boutique'
  },
  reasons: {
    'no-checker':
      'La vitesse de votre boutique ne peut pas être mesurée ici pour le moment. Contactez l’assistance si vous en avez besoin.',
    'not-reached':
      'La page d’accueil de la boutique n’a pas pu être ouverte. Vérifiez qu’elle est en ligne et sans mot de passe.',
    'left-shop':
      'L’adresse de la boutique mène à un autre site web. La mesure n’a donc pas été effectuée.',
    'no-link': 'Votre page d’accueil n’affiche aucun lien qui puisse être ouvert pour la mesure.',
    'took-too-long':
      'Le test a duré plus de 5 minutes et a été abandonné. Réessayez lorsque la boutique est moins sollicitée.',
    refused:
      'Le service de mesure de la vitesse a refusé le test ou n’a pas pu être joint. Réessayez plus tard.',
    interrupted: 'Le test a été interrompu par un redémarrage. Relancez-le.',
    fault: 'Le test n’a pas pu se terminer. Réessayez plus tard.'
  }
}
