/** The privacy policy (specification §17.1). It states what this program does and nothing beyond that. */
export const privacy = {
  title: 'Politique de confidentialité',
  updated: 'Dernière modification le {date}',
  intro:
    'Page Speed Boost accélère les pages des boutiques en ligne : l’application compresse les images, génère les textes alternatifs et les noms de fichiers, et charge les pages à l’avance. Cette politique indique quelles informations sur une boutique et son propriétaire l’application conserve, dans quel but et pendant combien de temps.',
  contents: 'Sommaire',
  collect: {
    title: 'Les informations que nous recueillons',
    line: 'Lorsque vous installez l’application et pendant que vous l’utilisez, nous recevons de votre boutique :',
    owner: 'Votre nom et votre adresse e-mail. Nous ne demandons pas votre numéro de téléphone.',
    shop: 'Le nom, l’adresse, le forfait et la langue de votre boutique.',
    catalogue:
      'Les produits, les articles de blog et les collections : titres, distributeurs, types, prix, ainsi que leurs images avec les noms de fichiers et les textes alternatifs.',
    theme:
      'Les paramètres de votre thème, pour savoir si l’accélération est activée. Nous ne lisons pas les balises de script.',
    use: 'Ce que vous faites dans l’application : les paramètres, les optimisations, l’espace qu’elles ont économisé et les messages que vous nous écrivez.',
    visitors:
      'Sur les visiteurs de votre boutique, nous ne conservons rien qui permette de les distinguer les uns des autres. Le script qui charge les pages à l’avance ne dépose aucun cookie. Les navigateurs n’indiquent à quelle vitesse les pages se sont affichées que si vous activez la mesure des temps de chargement, et nous ne conservons que des totaux par jour.'
  },
  use: {
    title: 'L’usage que nous en faisons',
    work: 'Faire ce que vous demandez : compresser les images, générer les textes alternatifs et les noms de fichiers, restaurer les originaux, mesurer la vitesse de vos pages.',
    plan: 'Décompter les images de votre forfait et vous facturer par l’intermédiaire de la plateforme de votre boutique. Nous ne voyons jamais de numéro de carte bancaire.',
    support:
      'Répondre à vos messages et vous informer des changements qui concernent votre boutique.',
    improve:
      'Trouver les défauts et savoir quelles fonctionnalités sont utilisées. Ces décomptes mentionnent la boutique, jamais ses clients.',
    share:
      'Nous ne vendons aucune information et n’en communiquons à personne, sauf aux entreprises qui exploitent nos serveurs et envoient nos e-mails, qui ne peuvent en faire aucun autre usage, ou lorsque la loi l’exige. Lorsque la vitesse de votre boutique est mesurée par PageSpeed Insights, son adresse est transmise à Google.',
    cookie:
      'Un cookie maintient votre session ouverte : pendant 30 jours, ou un jour dans l’interface administrateur de votre boutique. Il n’y a aucun cookie publicitaire ou de suivi.'
  },
  rights: {
    title: 'Les droits des marchands européens',
    line: 'Si vous vous trouvez dans l’Espace économique européen, au Royaume-Uni ou en Suisse, vous pouvez demander à consulter les données personnelles que nous détenons à votre sujet, à les faire rectifier, compléter, supprimer ou à ce qu’elles vous soient remises, et à en faire limiter l’usage. Vous pouvez vous opposer à leur usage et adresser une réclamation à l’autorité de protection des données de votre pays.',
    ground:
      'Nous utilisons vos informations pour exécuter le contrat qui nous lie et, pour le reste, parce que nous avons un intérêt légitime à fournir un service fiable et sûr.',
    transfer:
      'Vos informations peuvent être traitées hors d’Europe, là où les entreprises qui exploitent nos serveurs disposent des leurs.'
  },
  keep: {
    title: 'La durée de conservation',
    line: 'Nous conservons les informations sur votre boutique jusqu’à ce que vous désinstalliez l’application. Elles sont ensuite supprimées, ou plus tôt si vous nous le demandez.',
    originals:
      'Les images originales sont conservées pendant {days} jours après leur optimisation afin que vous puissiez les restaurer, puis supprimées.'
  },
  contact: {
    title: 'Nous contacter',
    line: 'Pour toute question sur cette politique ou pour exercer vos droits, écrivez-nous depuis « Contacter l’assistance » dans l’application.',
    email: 'Vous pouvez aussi écrire à {email}.'
  }
}
