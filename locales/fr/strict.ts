const encoded =
  'Les images sont encodées à nouveau, et le fichier plus léger remplace le plus lourd.'
const forPhotographs = 'Le format JPG est conçu pour les photos. Il ne gère pas la transparence.'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: {
    welcome: {
      line: 'Quelques questions sur ce que l’application peut faire avec les images de votre boutique.'
    }
  },
  imagesPage: {
    line: 'Compresse les images et génère leurs textes alternatifs et noms de fichiers.'
  },
  privacy: {
    intro:
      'Page Speed Boost compresse les images des boutiques en ligne, génère les textes alternatifs et les noms de fichiers, et charge les pages à l’avance. Cette politique indique quelles informations sur une boutique et son propriétaire l’application conserve, dans quel but et pendant combien de temps.'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: 'Ce qu’un test de vitesse mesure dans votre boutique et les pages chargées à l’avance.',
    up: {
      line: 'Lorsqu’un visiteur garde le pointeur sur un lien pendant plus de 65 ms, la page est chargée à l’avance. Les scores des tests de vitesse ne changent pas.'
    },
    video: {
      line: 'Lorsque le pointeur s’arrête sur un lien, la page est chargée avant le clic.'
    },
    opportunities: {
      title: 'Ce que le test signale',
      line: 'Ce que le test a relevé, avec ses propres estimations, pour un visiteur (appareil : {device}).',
      saving: 'estimation : {ms}'
    },
    faq: {
      scoreAnswer:
        'Non. Les tests de vitesse ouvrent une seule page et ne cliquent sur rien : leurs scores ne changent pas. Ce qui change, c’est le moment où une page est chargée : avant le clic, et non après.'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
