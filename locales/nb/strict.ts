const encoded = 'Bilder kodes på nytt, og den mindre filen erstatter den større.'
const forPhotographs = 'JPG er laget for fotografier og har ingen gjennomsiktighet.'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: {
    welcome: { line: 'Noen spørsmål om hva appen får gjøre med bildene i butikken din.' }
  },
  imagesPage: { line: 'Komprimerer bilder og skriver alt-tekstene og filnavnene deres.' },
  privacy: {
    intro:
      'Page Speed Boost komprimerer bildene i nettbutikker, skriver alt-tekster og filnavn og lar sider lastes inn på forhånd. Denne erklæringen forteller hvilke opplysninger om en butikk og eieren appen har, hva de brukes til, og hvor lenge de lagres.'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: 'Hva en hastighetstest måler i butikken din, og hvilke sider som hentes på forhånd.',
    up: {
      line: 'Når en besøkende holder pekeren på en lenke i mer enn 65 ms, hentes siden på forhånd. Poengsummer i hastighetstester forblir de samme.'
    },
    video: {
      line: 'Når pekeren stopper på en lenke, hentes siden før det klikkes.'
    },
    opportunities: {
      title: 'Dette peker målingen på',
      line: 'Målingens funn og anslag for besøkende. Enhet: {device}.',
      saving: 'anslag: {ms}'
    },
    faq: {
      scoreAnswer:
        'Nei. Hastighetstester åpner én side og klikker ikke på noe, så poengsummene er de samme. Forskjellen er når en side hentes: før klikket, ikke etter.'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
