const encoded = 'Obrázky se znovu zakódují a menší soubor nahradí větší.'
const forPhotographs = 'Formát JPG je určený pro fotografie. Nemá průhlednost.'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: {
    welcome: { line: 'Několik otázek na to, co smí aplikace dělat s obrázky vašeho obchodu.' }
  },
  imagesPage: { line: 'Komprimuje obrázky a píše jejich alternativní texty a názvy souborů.' },
  privacy: {
    intro:
      'Page Speed Boost komprimuje obrázky internetových obchodů, píše alternativní texty a názvy souborů a načítá stránky předem. Tyto zásady popisují, které údaje o obchodu a jeho majiteli aplikace uchovává, k čemu a jak dlouho.'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: 'Co test rychlosti ve vašem obchodu měří a které stránky se načítají předem.',
    up: {
      line: 'Když návštěvník nechá ukazatel na odkazu déle než 65 ms, odkazovaná stránka se načte předem. Skóre testů rychlosti se nezmění.'
    },
    video: {
      line: 'Když se ukazatel zastaví na odkazu, stránka se načte ještě před kliknutím.'
    },
    opportunities: {
      title: 'Na co měření upozorňuje',
      line: 'Zjištění a odhady měření pro návštěvníky. Zařízení: {device}.',
      saving: 'odhad: {ms}'
    },
    faq: {
      scoreAnswer:
        'Ne. Testy rychlosti otevřou jednu stránku a na nic nekliknou, takže jejich skóre zůstane stejné. Mění se to, kdy se stránka načte: před kliknutím, ne až po něm.'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
