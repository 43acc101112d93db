import type { BaseTranslation } from '../i18n-types.ts'

/** The automatic mode card, and the banner on the detail page. */
export const automatic = {
  title: 'Automatisk optimalisering',
  line: 'Nye og endrede bilder optimaliseres automatisk, og det samme gjelder bilder som aldri er blitt optimalisert.',
  on: 'På',
  off: 'Av',
  targets: 'Dette optimaliseres',
  products: 'Produktbilder',
  publishedProducts: 'Bilder av publiserte produkter',
  collections: 'Samlingsbilder',
  blogs: 'Bloggbilder',
  altText: 'Alt-tekst',
  fileName: 'Filnavn',
  fromPlan: 'Fra {plan}',
  noFeature:
    'Ingenting er valgt for automatisk optimalisering ennå. Velg først hva som skal optimaliseres.',
  setUp: 'Konfigurer',
  paused:
    'Satt på pause: Bildekvoten er brukt opp. Optimaliseringen fortsetter automatisk når det er kvote igjen.',
  byHand: 'Du må selv starte optimaliseringen i appen etter hver endring.',
  ask: 'Vil du slå på automatisk optimalisering?',
  turnOn: 'Slå på',
  turnedOn: 'Automatisk optimalisering er på',
  notChanged: 'Endringen kunne ikke lagres. Sjekk tilkoblingen og prøv igjen.',
  banner: 'Optimaliserer automatisk',
  bannerLine: 'Nye og endrede bilder optimaliseres automatisk.'
} satisfies BaseTranslation

/** The list of recent runs and their actions. */
export const runLog = {
  title: 'Oppgaver',
  line: 'Alle oppgaver fra de siste 90 dagene, de nyeste først.',
  open: 'Oppgaver',
  kinds: {
    optimise: {
      product: 'Optimalisering av produkter',
      collection: 'Optimalisering av samlinger',
      article: 'Optimalisering av blogginnlegg',
      upload: 'Optimalisering av opplastede bilder'
    },
    reoptimise: {
      product: 'Ny optimalisering av produkter',
      collection: 'Ny optimalisering av samlinger',
      article: 'Ny optimalisering av blogginnlegg',
      upload: 'Ny optimalisering av opplastede bilder'
    },
    automatic: {
      product: 'Automatisk optimalisering av produkter',
      collection: 'Automatisk optimalisering av samlinger',
      article: 'Automatisk optimalisering av blogginnlegg',
      upload: 'Automatisk optimalisering av opplastede bilder'
    },
    restore: {
      product: 'Gjenoppretting av produktbilder',
      collection: 'Gjenoppretting av samlingsbilder',
      article: 'Gjenoppretting av bloggbilder',
      upload: 'Gjenoppretting av opplastede bilder'
    }
  },
  states: {
    queued: 'I kø',
    running: 'Pågår',
    paused: 'På pause',
    stopping: 'Stopper',
    done: 'Ferdig',
    stopped: 'Stoppet',
    partly: 'Delvis ferdig',
    failed: 'Mislykket'
  },
  changed: '{n} {{count:bilde|bilder}} endret',
  unchanged: 'Allerede optimale: {n}',
  skipped: '{n} ikke behandlet',
  left: '{n} gjenstår',
  undo: 'Angre',
  undoNamed: 'Angre: {title}',
  undoTitle: 'Vil du angre denne oppgaven?',
  undoText:
    'Hvert bilde som denne oppgaven har endret, får tilbake originalfilen, navnet og alt-teksten. Det er gratis, og endringer fra andre oppgaver beholdes.',
  failures: 'Hvorfor {n} {{count:bilde|bilder}} mislyktes',
  hideFailures: 'Skjul',
  retry: 'Prøv igjen',
  retryNamed: 'Prøv igjen: {name}',
  retryAll: 'Prøv alle igjen',
  more: 'Vis flere',
  empty: 'Ingen oppgaver ennå',
  emptyLine: 'Her vises alle oppgaver som optimaliserer eller gjenoppretter bilder.'
} satisfies BaseTranslation

/** Exclusions and the reasons for them. */
export const exclusions = {
  reasons: {
    item: 'Utelatt ifølge innstillingene dine',
    image: 'Utelatt ifølge innstillingene dine',
    name: 'Filnavnet er utelukket i innstillingene',
    size: 'Mindre enn grensen i innstillingene'
  },
  title: 'Utelatte bilder',
  line: 'Disse bildene optimaliseres aldri. De kan fortsatt gjenopprettes.',
  none: 'Ingen',
  names: 'Filnavn',
  namesHelp: 'Ett per linje. * står for vilkårlige tegn: logo-*, *.gif',
  below: 'Mindre enn',
  belowUnit: 'KB',
  wrongNames: 'Maks. 200 navn på 255 tegn hver.',
  wrongSize: 'Oppgi et helt antall KB fra 0 til 51200.'
} satisfies BaseTranslation

/** Server messages about automatic mode, exclusions and runs. */
export const automaticReplies = {
  starts: '{count|local} {{count:bilde|bilder}} optimaliseres med en gang.',
  uses: 'Dette bruker opptil {count|local} av de {left|local} som er igjen i bildekvoten.',
  short: 'Bildekvoten dekker {left|local} av dem. Resten venter til det er kvote igjen.',
  mustSetUp: 'Velg minst én type bilder i innstillingene før du optimaliserer.',
  noFeature:
    'Ingenting er valgt for automatisk optimalisering ennå. Velg først hva som skal optimaliseres.',
  excluded: 'Det du har valgt, er utelatt fra optimalisering. Ta det med igjen først.',
  excludedDone: '{count|local} {{count:bilde|bilder}} utelates fra nå av',
  includedDone: '{count|local} {{count:bilde|bilder}} er med i optimaliseringen igjen',
  paused: 'Satt på pause. Påbegynte bilder gjøres ferdig.',
  resumed: 'Gjenopptatt',
  nothingPaused: 'Ingenting er satt på pause.',
  unknownRun: 'Denne oppgaven finnes ikke lenger.',
  nothingToUndo: 'Det er ikke mer å angre: Bildene er gjenopprettet eller endret siden.',
  nothingToRetry: 'Det er ikke mer å prøve på nytt.'
} satisfies BaseTranslation
