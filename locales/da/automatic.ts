import type { BaseTranslation } from '../i18n-types.ts'

/** The automatic mode card, and the banner on the detail page. */
export const automatic = {
  title: 'Automatisk optimering',
  line: 'Nye og ændrede billeder optimeres automatisk, og det samme gør billeder, der aldrig er blevet optimeret.',
  on: 'Til',
  off: 'Fra',
  targets: 'Det optimeres',
  products: 'Produktbilleder',
  publishedProducts: 'Billeder af udgivne produkter',
  collections: 'Kollektionsbilleder',
  blogs: 'Blogbilleder',
  altText: 'Alt-tekst',
  fileName: 'Filnavne',
  fromPlan: 'Fra {plan}',
  noFeature:
    'Der er endnu ikke valgt noget til automatisk optimering. Vælg først, hvad der skal optimeres.',
  setUp: 'Konfigurer',
  paused:
    'Sat på pause: Billedkvoten er brugt op. Optimeringen fortsætter automatisk, når der er kvote igen.',
  byHand: 'Efter hver ændring skal du selv starte optimeringen i appen.',
  ask: 'Vil du slå automatisk optimering til?',
  turnOn: 'Slå til',
  turnedOn: 'Automatisk optimering er slået til',
  notChanged: 'Ændringen kunne ikke gemmes. Tjek din forbindelse, og prøv igen.',
  banner: 'Optimerer automatisk',
  bannerLine: 'Nye og ændrede billeder optimeres automatisk.'
} satisfies BaseTranslation

/** The list of recent runs and their actions. */
export const runLog = {
  title: 'Opgaver',
  line: 'Alle opgaver fra de seneste 90 dage, de nyeste først.',
  open: 'Opgaver',
  kinds: {
    optimise: {
      product: 'Optimering af produkter',
      collection: 'Optimering af kollektioner',
      article: 'Optimering af blogopslag',
      upload: 'Optimering af uploadede billeder'
    },
    reoptimise: {
      product: 'Ny optimering af produkter',
      collection: 'Ny optimering af kollektioner',
      article: 'Ny optimering af blogopslag',
      upload: 'Ny optimering af uploadede billeder'
    },
    automatic: {
      product: 'Automatisk optimering af produkter',
      collection: 'Automatisk optimering af kollektioner',
      article: 'Automatisk optimering af blogopslag',
      upload: 'Automatisk optimering af uploadede billeder'
    },
    restore: {
      product: 'Gendannelse af produktbilleder',
      collection: 'Gendannelse af kollektionsbilleder',
      article: 'Gendannelse af blogbilleder',
      upload: 'Gendannelse af uploadede billeder'
    }
  },
  states: {
    queued: 'I kø',
    running: 'I gang',
    paused: 'På pause',
    stopping: 'Stopper',
    done: 'Færdig',
    stopped: 'Stoppet',
    partly: 'Delvist færdig',
    failed: 'Mislykket'
  },
  changed: '{n} {{count:billede|billeder}} ændret',
  unchanged: 'Allerede optimale: {n}',
  skipped: '{n} ikke behandlet',
  left: '{n} tilbage',
  undo: 'Fortryd',
  undoNamed: 'Fortryd: {title}',
  undoTitle: 'Vil du fortryde denne opgave?',
  undoText:
    'Hvert billede, som denne opgave har ændret, får sin originale fil, sit navn og sin alt-tekst tilbage. Det er gratis, og ændringer fra andre opgaver bevares.',
  failures: 'Hvorfor {n} {{count:billede|billeder}} mislykkedes',
  hideFailures: 'Skjul',
  retry: 'Prøv igen',
  retryNamed: 'Prøv igen: {name}',
  retryAll: 'Prøv alle igen',
  more: 'Vis flere',
  empty: 'Ingen opgaver endnu',
  emptyLine: 'Her vises alle opgaver, der optimerer eller gendanner billeder.'
} satisfies BaseTranslation

/** Exclusions and the reasons for them. */
export const exclusions = {
  reasons: {
    item: 'Udeladt ifølge dine indstillinger',
    image: 'Udeladt ifølge dine indstillinger',
    name: 'Filnavnet er udelukket i indstillingerne',
    size: 'Mindre end grænsen i indstillingerne'
  },
  title: 'Udeladte billeder',
  line: 'Disse billeder optimeres aldrig. De kan stadig gendannes.',
  none: 'Ingen',
  names: 'Filnavne',
  namesHelp: 'Ét pr. linje. * står for vilkårlige tegn: logo-*, *.gif',
  below: 'Mindre end',
  belowUnit: 'KB',
  wrongNames: 'Højst 200 navne på 255 tegn hver.',
  wrongSize: 'Angiv et helt antal KB fra 0 til 51200.'
} satisfies BaseTranslation

/** Server messages about automatic mode, exclusions and runs. */
export const automaticReplies = {
  starts: '{count|local} {{count:billede|billeder}} optimeres med det samme.',
  uses: 'Det bruger op til {count|local} af de {left|local}, der er tilbage i billedkvoten.',
  short: 'Billedkvoten dækker {left|local} af dem. Resten venter, til der er kvote igen.',
  mustSetUp: 'Vælg mindst én type billeder i indstillingerne, før du optimerer.',
  noFeature:
    'Der er endnu ikke valgt noget til automatisk optimering. Vælg først, hvad der skal optimeres.',
  excluded: 'Det, du har valgt, er udeladt fra optimering. Medtag det igen først.',
  excludedDone: '{count|local} {{count:billede|billeder}} udelades fra nu af',
  includedDone: '{count|local} {{count:billede|billeder}} er igen med i optimeringen',
  paused: 'Sat på pause. Påbegyndte billeder gøres færdige.',
  resumed: 'Genoptaget',
  nothingPaused: 'Der er ikke noget på pause.',
  unknownRun: 'Denne opgave findes ikke længere.',
  nothingToUndo: 'Der er ikke mere at fortryde: Billederne er siden blevet gendannet eller ændret.',
  nothingToRetry: 'Der er ikke mere at prøve igen.'
} satisfies BaseTranslation
