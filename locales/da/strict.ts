const encoded = 'Billeder kodes igen, og den mindre fil erstatter den større.'
const forPhotographs = 'JPG er lavet til fotos. Det har ingen gennemsigtighed.'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: {
    welcome: { line: 'Et par spørgsmål om, hvad appen må gøre med billederne i din butik.' }
  },
  imagesPage: { line: 'Komprimerer billeder og skriver deres alt-tekster og filnavne.' },
  privacy: {
    intro:
      'Page Speed Boost komprimerer webshops billeder, skriver alt-tekster og filnavne og indlæser sider på forhånd. Denne politik forklarer, hvilke oplysninger om en butik og dens ejer appen har, hvad de bruges til, og hvor længe de gemmes.'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: 'Hvad en hastighedstest måler i din butik, og hvilke sider der hentes på forhånd.',
    up: {
      line: 'Når en besøgende holder markøren på et link i mere end 65 ms, hentes siden på forhånd. Scorer i hastighedstest er uændrede.'
    },
    video: {
      line: 'Når markøren standser på et link, hentes siden, før der klikkes.'
    },
    opportunities: {
      title: 'Det peger målingen på',
      line: 'Målingens resultater og skøn for besøgende. Enhed: {device}.',
      saving: 'skøn: {ms}'
    },
    faq: {
      scoreAnswer:
        'Nej. Hastighedstest åbner én side og klikker ikke på noget, så deres scorer er uændrede. Forskellen er, hvornår en side hentes: før klikket i stedet for efter.'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
