import type { BaseTranslation } from '../i18n-types.ts'

/** The automatic mode card, and the banner on the detail page. */
export const automatic = {
  title: 'Automatisch optimaliseren',
  line: 'Nieuwe, gewijzigde en nog niet geoptimaliseerde afbeeldingen worden automatisch geoptimaliseerd.',
  on: 'Aan',
  off: 'Uit',
  targets: 'Geldt voor',
  products: 'Productafbeeldingen',
  publishedProducts: 'Afbeeldingen van gepubliceerde producten',
  collections: 'Collectieafbeeldingen',
  blogs: 'Blogafbeeldingen',
  altText: 'Alt-tekst',
  fileName: 'Bestandsnamen',
  fromPlan: 'Vanaf {plan}',
  noFeature:
    'Automatisch optimaliseren staat uit. Stel in wat automatisch moet worden geoptimaliseerd.',
  setUp: 'Instellen',
  paused:
    'Gepauzeerd: je afbeeldingenquotum is op. Het optimaliseren gaat automatisch verder zodra er weer quotum is.',
  byHand: 'Je moet na elke wijziging handmatig optimaliseren in de app.',
  ask: 'Automatisch optimaliseren inschakelen?',
  turnOn: 'Inschakelen',
  turnedOn: 'Automatisch optimaliseren staat aan',
  notChanged:
    'Je wijziging kan niet worden opgeslagen. Controleer je verbinding en probeer het opnieuw.',
  banner: 'Automatisch optimaliseren staat aan',
  bannerLine: 'Nieuwe en gewijzigde afbeeldingen worden automatisch geoptimaliseerd.'
} satisfies BaseTranslation

/** The list of recent runs and their actions. */
export const runLog = {
  title: 'Taken',
  line: 'Alle taken van de afgelopen 90 dagen, nieuwste eerst.',
  open: 'Taken',
  kinds: {
    optimise: {
      product: 'Producten optimaliseren',
      collection: 'Collecties optimaliseren',
      article: 'Blogposts optimaliseren',
      upload: 'Geüploade afbeeldingen optimaliseren'
    },
    reoptimise: {
      product: 'Producten opnieuw optimaliseren',
      collection: 'Collecties opnieuw optimaliseren',
      article: 'Blogposts opnieuw optimaliseren',
      upload: 'Geüploade afbeeldingen opnieuw optimaliseren'
    },
    automatic: {
      product: 'Producten automatisch optimaliseren',
      collection: 'Collecties automatisch optimaliseren',
      article: 'Blogposts automatisch optimaliseren',
      upload: 'Geüploade afbeeldingen automatisch optimaliseren'
    },
    restore: {
      product: 'Productafbeeldingen herstellen',
      collection: 'Collectieafbeeldingen herstellen',
      article: 'Blogafbeeldingen herstellen',
      upload: 'Geüploade afbeeldingen herstellen'
    }
  },
  states: {
    queued: 'In wachtrij',
    running: 'Bezig',
    paused: 'Gepauzeerd',
    stopping: 'Wordt gestopt',
    done: 'Voltooid',
    stopped: 'Gestopt',
    partly: 'Deels voltooid',
    failed: 'Mislukt'
  },
  changed: '{n} {{count:afbeelding|afbeeldingen}} gewijzigd',
  unchanged: '{n} al optimaal',
  skipped: '{n} niet verwerkt',
  left: 'nog {n} te gaan',
  undo: 'Ongedaan maken',
  undoNamed: 'Ongedaan maken: {title}',
  undoTitle: 'Deze taak ongedaan maken?',
  undoText:
    'Elke afbeelding die door deze taak is gewijzigd, krijgt het origineel, de oude naam en de oude alt-tekst terug. Dit is gratis. Wijzigingen van andere taken blijven behouden.',
  failures: 'Waarom {n} {{count:afbeelding is|afbeeldingen zijn}} mislukt',
  hideFailures: 'Verbergen',
  retry: 'Opnieuw proberen',
  retryNamed: 'Opnieuw proberen: {name}',
  retryAll: 'Alles opnieuw proberen',
  more: 'Meer tonen',
  empty: 'Nog geen taken',
  emptyLine: 'Hier verschijnt elke taak die afbeeldingen optimaliseert of herstelt.'
} satisfies BaseTranslation

/** Exclusions and the reasons for them. */
export const exclusions = {
  reasons: {
    item: 'Uitgesloten door je instellingen',
    image: 'Uitgesloten door je instellingen',
    name: 'Bestandsnaam is uitgesloten in de instellingen',
    size: 'Kleiner dan het minimum in de instellingen'
  },
  title: 'Uitsluitingen',
  line: 'Deze afbeeldingen worden nooit geoptimaliseerd. Herstellen blijft mogelijk.',
  none: 'Geen',
  names: 'Bestandsnamen',
  namesHelp: 'Eén per regel. * staat voor willekeurige tekens: logo-*, *.gif',
  below: 'Kleiner dan',
  belowUnit: 'KB',
  wrongNames: 'Voer maximaal 200 namen van elk maximaal 255 tekens in.',
  wrongSize: 'Voer een heel aantal KB in van 0 tot 51200.'
} satisfies BaseTranslation

/** Server messages about automatic mode, exclusions and runs. */
export const automaticReplies = {
  starts: '{count|local} {{count:afbeelding wordt|afbeeldingen worden}} meteen geoptimaliseerd.',
  uses: 'Dit gebruikt hoogstens {count|local} van de {left|local} die nog over zijn in het afbeeldingenquotum.',
  short: 'Het afbeeldingenquotum dekt er {left|local} van. De rest wacht tot er weer quotum is.',
  mustSetUp: 'Kies in de instellingen ten minste één soort afbeelding voordat je optimaliseert.',
  noFeature:
    'Automatisch optimaliseren staat uit. Stel in wat automatisch moet worden geoptimaliseerd.',
  excluded: 'Je selectie is uitgesloten van optimalisatie. Hef de uitsluiting eerst op.',
  excludedDone: '{count|local} {{count:afbeelding|afbeeldingen}} uitgesloten van optimalisatie',
  includedDone:
    '{count|local} {{count:afbeelding doet|afbeeldingen doen}} weer mee met de optimalisatie',
  paused: 'Gepauzeerd. Afbeeldingen die al worden verwerkt, worden nog afgerond.',
  resumed: 'Hervat',
  nothingPaused: 'Er is niets gepauzeerd.',
  unknownRun: 'Deze taak bestaat niet meer.',
  nothingToUndo:
    'Er valt niets meer ongedaan te maken: deze afbeeldingen zijn intussen hersteld of gewijzigd.',
  nothingToRetry: 'Er valt niets meer opnieuw te proberen.'
} satisfies BaseTranslation
