import type { BaseTranslation } from '../i18n-types.ts'

/** The automatic mode card, and the banner on the detail page. */
export const automatic = {
  title: 'Automatická optimalizace',
  line: 'Nové, změněné i dosud neoptimalizované obrázky se optimalizují automaticky.',
  on: 'Zapnuto',
  off: 'Vypnuto',
  targets: 'Vztahuje se na',
  products: 'Obrázky produktů',
  publishedProducts: 'Obrázky publikovaných produktů',
  collections: 'Obrázky kolekcí',
  blogs: 'Obrázky blogu',
  altText: 'Alternativní text',
  fileName: 'Názvy souborů',
  fromPlan: 'Od {plan}',
  noFeature: 'Automatická optimalizace je vypnutá. Nastavte, co se má optimalizovat automaticky.',
  setUp: 'Nastavit',
  paused:
    'Pozastaveno: limit obrázků je vyčerpaný. Jakmile bude limit znovu k dispozici, optimalizace bude automaticky pokračovat.',
  byHand: 'Po každé změně musíte obrázky v aplikaci optimalizovat ručně.',
  ask: 'Zapnout automatickou optimalizaci?',
  turnOn: 'Zapnout',
  turnedOn: 'Automatická optimalizace je zapnutá',
  notChanged: 'Změnu se nepodařilo uložit. Zkontrolujte připojení a zkuste to znovu.',
  banner: 'Automatická optimalizace je zapnutá',
  bannerLine: 'Nové a změněné obrázky se optimalizují automaticky.'
} satisfies BaseTranslation

/** The list of recent runs and their actions. */
export const runLog = {
  title: 'Úlohy',
  line: 'Úlohy za posledních 90 dní, od nejnovější.',
  open: 'Úlohy',
  kinds: {
    optimise: {
      product: 'Optimalizace produktů',
      collection: 'Optimalizace kolekcí',
      article: 'Optimalizace příspěvků',
      upload: 'Optimalizace nahraných obrázků'
    },
    reoptimise: {
      product: 'Opětovná optimalizace produktů',
      collection: 'Opětovná optimalizace kolekcí',
      article: 'Opětovná optimalizace příspěvků',
      upload: 'Opětovná optimalizace nahraných obrázků'
    },
    automatic: {
      product: 'Automatická optimalizace produktů',
      collection: 'Automatická optimalizace kolekcí',
      article: 'Automatická optimalizace příspěvků',
      upload: 'Automatická optimalizace nahraných obrázků'
    },
    restore: {
      product: 'Obnovení obrázků produktů',
      collection: 'Obnovení obrázků kolekcí',
      article: 'Obnovení obrázků příspěvků',
      upload: 'Obnovení nahraných obrázků'
    }
  },
  states: {
    queued: 'Ve frontě',
    running: 'Probíhá',
    paused: 'Pozastaveno',
    stopping: 'Zastavuje se',
    done: 'Hotovo',
    stopped: 'Zastaveno',
    partly: 'Částečně hotovo',
    failed: 'Nezdařilo se'
  },
  changed: 'Změněno: {n} {{count:|obrázek||obrázky|obrázku|obrázků}}',
  unchanged: 'Již optimální: {n}',
  skipped: 'Nezpracováno: {n}',
  left: 'Zbývá: {n}',
  undo: 'Vrátit zpět',
  undoNamed: 'Vrátit zpět: {title}',
  undoTitle: 'Vrátit tuto úlohu zpět?',
  undoText:
    'Každý obrázek, který tato úloha změnila, dostane zpět svůj originál i s názvem a alternativním textem. Nic to nestojí. Změny z jiných úloh zůstanou.',
  failures: 'Proč se nepodařilo zpracovat {n} {{count:|obrázek||obrázky|obrázku|obrázků}}',
  hideFailures: 'Skrýt',
  retry: 'Zkusit znovu',
  retryNamed: 'Zkusit znovu: {name}',
  retryAll: 'Zkusit vše znovu',
  more: 'Zobrazit další',
  empty: 'Zatím žádné úlohy',
  emptyLine: 'Najdete tu každou optimalizaci a každé obnovení obrázků.'
} satisfies BaseTranslation

/** Exclusions and the reasons for them. */
export const exclusions = {
  reasons: {
    item: 'Vyloučeno ve vašem nastavení',
    image: 'Vyloučeno ve vašem nastavení',
    name: 'Název souboru je vyloučený v nastavení',
    size: 'Menší, než požaduje nastavení'
  },
  title: 'Vyloučené obrázky',
  line: 'Tyto obrázky se nikdy neoptimalizují. Obnovit je můžete i nadále.',
  none: 'Žádné',
  names: 'Názvy souborů',
  namesHelp: 'Každý na nový řádek. * zastupuje libovolné znaky: logo-*, *.gif',
  below: 'Menší než',
  belowUnit: 'KB',
  wrongNames: 'Nejvýše 200 názvů, každý do 255 znaků.',
  wrongSize: 'Zadejte velikost v KB jako celé číslo od 0 do 51200.'
} satisfies BaseTranslation

/** Server messages about automatic mode, exclusions and runs. */
export const automaticReplies = {
  starts:
    'Ihned se {{count:|začne||začnou|začne|začne}} optimalizovat {count|local} {{count:|obrázek||obrázky|obrázku|obrázků}}.',
  uses: 'Z limitu obrázků, kterého zbývá {left|local}, se spotřebuje nejvýše {count|local}.',
  short:
    'Limit obrázků vystačí na {left|local} z nich. Ostatní počkají, až bude limit znovu k dispozici.',
  mustSetUp: 'Než začnete optimalizovat, vyberte v nastavení aspoň jeden druh obrázků.',
  noFeature: 'Automatická optimalizace je vypnutá. Nastavte, co se má optimalizovat automaticky.',
  excluded: 'Váš výběr je vyloučený z optimalizace. Nejdřív ho znovu zahrňte.',
  excludedDone:
    '{count|local} {{count:|obrázek se odteď nebude||obrázky se odteď nebudou|obrázku se odteď nebude|obrázků se odteď nebude}} optimalizovat',
  includedDone:
    '{count|local} {{count:|obrázek je znovu zahrnut||obrázky jsou znovu zahrnuty|obrázku je znovu zahrnuto|obrázků je znovu zahrnuto}} do optimalizace',
  paused: 'Pozastaveno. Rozpracované obrázky se ještě dokončí.',
  resumed: 'Úloha pokračuje',
  nothingPaused: 'Nic není pozastaveno.',
  unknownRun: 'Tato úloha už neexistuje.',
  nothingToUndo: 'Není co vracet: tyto obrázky už byly obnoveny nebo změněny.',
  nothingToRetry: 'Není co zkoušet znovu.'
} satisfies BaseTranslation
