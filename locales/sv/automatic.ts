import type { BaseTranslation } from '../i18n-types.ts'

export const automatic = {
  title: 'Automatisk optimering',
  line: 'Nya och ändrade bilder optimeras automatiskt, liksom bilder som aldrig har optimerats.',
  on: 'På',
  off: 'Av',
  targets: 'Gäller',
  products: 'Produktbilder',
  publishedProducts: 'Bilder på publicerade produkter',
  collections: 'Produktseriebilder',
  blogs: 'Bloggbilder',
  altText: 'Alternativtext',
  fileName: 'Filnamn',
  fromPlan: 'Från {plan}',
  noFeature: 'Automatisk optimering är av. Ställ in vad som ska optimeras automatiskt.',
  setUp: 'Ställ in',
  paused: 'Pausad eftersom bildkvoten är slut. Den fortsätter automatiskt när det finns kvot igen.',
  byHand: 'Du behöver optimera manuellt i appen efter varje ändring.',
  ask: 'Slå på automatisk optimering?',
  turnOn: 'Slå på',
  turnedOn: 'Automatisk optimering är på',
  notChanged: 'Ändringen kunde inte sparas. Kontrollera anslutningen och försök igen.',
  banner: 'Optimeras automatiskt',
  bannerLine: 'Nya och ändrade bilder optimeras automatiskt.'
} satisfies BaseTranslation

export const runLog = {
  title: 'Jobb',
  line: 'Alla jobb från de senaste 90 dagarna, de nyaste först.',
  open: 'Jobb',
  kinds: {
    optimise: {
      product: 'Optimering av produkter',
      collection: 'Optimering av produktserier',
      article: 'Optimering av blogginlägg',
      upload: 'Optimering av uppladdade bilder'
    },
    reoptimise: {
      product: 'Ny optimering av produkter',
      collection: 'Ny optimering av produktserier',
      article: 'Ny optimering av blogginlägg',
      upload: 'Ny optimering av uppladdade bilder'
    },
    automatic: {
      product: 'Automatisk optimering av produkter',
      collection: 'Automatisk optimering av produktserier',
      article: 'Automatisk optimering av blogginlägg',
      upload: 'Automatisk optimering av uppladdade bilder'
    },
    restore: {
      product: 'Återställning av produktbilder',
      collection: 'Återställning av produktseriebilder',
      article: 'Återställning av bloggbilder',
      upload: 'Återställning av uppladdade bilder'
    }
  },
  states: {
    queued: 'I kö',
    running: 'Pågår',
    paused: 'Pausat',
    stopping: 'Stoppas',
    done: 'Klart',
    stopped: 'Stoppat',
    partly: 'Delvis klart',
    failed: 'Misslyckades'
  },
  changed: '{n} {{count:bild ändrad|bilder ändrade}}',
  unchanged: 'Redan optimala: {n}',
  skipped: '{n} har inte bearbetats',
  left: '{n} kvar',
  undo: 'Ångra',
  undoNamed: 'Ångra: {title}',
  undoTitle: 'Vill du ångra jobbet?',
  undoText:
    'Varje bild som jobbet ändrade får tillbaka sin originalfil, sitt namn och sin alternativtext. Det är gratis, och ändringar från andra jobb påverkas inte.',
  failures: 'Därför misslyckades {n} {{count:bild|bilder}}',
  hideFailures: 'Dölj',
  retry: 'Försök igen',
  retryNamed: 'Försök igen: {name}',
  retryAll: 'Försök igen med alla',
  more: 'Visa fler',
  empty: 'Inga jobb än',
  emptyLine: 'Här visas varje jobb som optimerar eller återställer bilder.'
} satisfies BaseTranslation

export const exclusions = {
  reasons: {
    item: 'Undantagen enligt dina inställningar',
    image: 'Undantagen enligt dina inställningar',
    name: 'Filnamnet är undantaget i inställningarna',
    size: 'Mindre än gränsen i inställningarna'
  },
  title: 'Undantag',
  line: 'De här bilderna optimeras aldrig. Det går fortfarande att återställa dem.',
  none: 'Inga',
  names: 'Filnamn',
  namesHelp: 'Ett per rad. * står för valfria tecken: logo-*, *.gif',
  below: 'Mindre än',
  belowUnit: 'KB',
  wrongNames: 'Högst 200 namn med 255 tecken vardera.',
  wrongSize: 'Ange ett heltal i KB från 0 till 51200.'
} satisfies BaseTranslation

export const automaticReplies = {
  starts: '{count|local} {{count:bild|bilder}} optimeras direkt.',
  uses: 'Det använder högst {count|local} av de {left|local} som är kvar i bildkvoten.',
  short: 'Bildkvoten räcker till {left|local} av dem. De övriga väntar tills det finns kvot igen.',
  mustSetUp: 'Välj minst en typ av bilder i inställningarna innan du optimerar.',
  noFeature: 'Automatisk optimering är av. Ställ in vad som ska optimeras automatiskt.',
  excluded: 'Det du har valt är undantaget från optimering. Ta med det igen först.',
  excludedDone: '{count|local} {{count:bild undantas|bilder undantas}} från och med nu',
  includedDone: '{count|local} {{count:bild är|bilder är}} med i optimeringen igen',
  paused: 'Pausat. Bilder som bearbetas görs klara.',
  resumed: 'Återupptaget',
  nothingPaused: 'Ingenting är pausat.',
  unknownRun: 'Det här jobbet finns inte längre.',
  nothingToUndo:
    'Det finns inget kvar att ångra: bilderna har återställts eller ändrats sedan dess.',
  nothingToRetry: 'Det finns inget kvar att försöka igen med.'
} satisfies BaseTranslation
