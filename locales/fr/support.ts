/** Language, feedback, ratings and adverts (specification §13.8 and §14). */
export const feedback = {
  open: 'Contacter l’assistance',
  title: 'Contacter l’assistance',
  line: 'Dites-nous ce dont vous avez besoin ou ce qui n’a pas fonctionné. Nous répondons par e-mail.',
  name: 'Nom',
  email: 'E-mail',
  subject: 'Objet',
  description: 'Message',
  optional: '(facultatif)',
  send: 'Envoyer',
  sent: 'Merci. Nous avons bien reçu votre message.',
  notSent: 'Le message n’a pas pu être envoyé. Vérifiez votre connexion et réessayez.',
  empty: {
    name: 'Saisissez votre nom',
    email: 'Saisissez votre adresse e-mail',
    description: 'Saisissez votre message'
  },
  badEmail: 'Saisissez une adresse e-mail complète, par exemple name@example.com.',
  tooLong: {
    name: 'Le nom est trop long : {most} caractères au maximum.',
    email: 'L’adresse e-mail est trop longue : {most} caractères au maximum.',
    title: 'L’objet est trop long : {most} caractères au maximum.',
    description: 'Le message est trop long : {most} caractères au maximum.'
  },
  tooMany:
    'Vous avez envoyé beaucoup de messages au cours de la dernière heure. Réessayez plus tard.'
}

export const language = {
  label: 'Langue',
  notSaved: 'La langue n’a pas pu être enregistrée. Vérifiez votre connexion et réessayez.'
}

export const review = {
  title: 'Que pensez-vous de Page Speed Boost ?',
  line: 'Votre note nous aide à améliorer l’application.',
  stars: 'Note',
  star: '{n} {{count:étoile|étoiles}}',
  rate: 'Noter l’application',
  send: 'Envoyer la note',
  later: 'Me le rappeler plus tard',
  dismiss: 'Ignorer',
  notSent: 'La note n’a pas pu être envoyée. Vérifiez votre connexion et réessayez.',
  thanks: 'Merci pour votre note.',
  both: 'Vous pouvez aussi noter l’application publiquement ou nous en dire plus.',
  here: 'Vous pouvez aussi nous en dire plus.',
  inPublic: 'Noter publiquement',
  tellMore: 'Nous en dire plus'
}

export const congratulations = {
  title: 'Félicitations',
  saved: 'Vous avez économisé {size} dès votre première optimisation',
  line: 'C’est ce que les nouveaux fichiers pèsent en moins que les originaux.',
  see: 'Voir l’historique',
  open: 'Voir le résultat',
  dismiss: 'Ignorer'
}

export const advert = {
  title: 'Allez plus loin avec votre boutique',
  line: 'Découvrez d’autres applications pour votre boutique dans Recommandations.',
  open: 'Voir les applications',
  dismiss: 'Ignorer'
}
