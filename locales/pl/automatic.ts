import type { BaseTranslation } from '../i18n-types.ts'

/** The automatic mode card, and the banner on the detail page. */
export const automatic = {
  title: 'Automatyczna optymalizacja',
  line: 'Nowe, zmienione i dotąd niezoptymalizowane obrazy są optymalizowane automatycznie.',
  on: 'Włączono',
  off: 'Wyłączono',
  targets: 'Dotyczy',
  products: 'Obrazy produktów',
  publishedProducts: 'Obrazy opublikowanych produktów',
  collections: 'Obrazy kolekcji',
  blogs: 'Obrazy na blogu',
  altText: 'Tekst alternatywny',
  fileName: 'Nazwy plików',
  fromPlan: 'Od {plan}',
  noFeature:
    'Automatyczna optymalizacja jest wyłączona. Wybierz, co ma być optymalizowane automatycznie.',
  setUp: 'Skonfiguruj',
  paused:
    'Wstrzymano: pula obrazów jest wyczerpana. Optymalizacja zostanie wznowiona automatycznie, gdy pula znów będzie dostępna.',
  byHand: 'Po każdej zmianie musisz ręcznie zoptymalizować obrazy w aplikacji.',
  ask: 'Włączyć automatyczną optymalizację?',
  turnOn: 'Włącz',
  turnedOn: 'Automatyczna optymalizacja jest włączona',
  notChanged: 'Nie udało się wprowadzić zmiany. Sprawdź połączenie i spróbuj ponownie.',
  banner: 'Automatyczna optymalizacja jest włączona',
  bannerLine: 'Nowe i zmienione obrazy są optymalizowane automatycznie.'
} satisfies BaseTranslation

/** The list of recent runs and their actions. */
export const runLog = {
  title: 'Zadania',
  line: 'Zadania z ostatnich 90 dni, od najnowszych.',
  open: 'Zadania',
  kinds: {
    optimise: {
      product: 'Optymalizacja produktów',
      collection: 'Optymalizacja kolekcji',
      article: 'Optymalizacja wpisów',
      upload: 'Optymalizacja przesłanych obrazów'
    },
    reoptimise: {
      product: 'Ponowna optymalizacja produktów',
      collection: 'Ponowna optymalizacja kolekcji',
      article: 'Ponowna optymalizacja wpisów',
      upload: 'Ponowna optymalizacja przesłanych obrazów'
    },
    automatic: {
      product: 'Automatyczna optymalizacja produktów',
      collection: 'Automatyczna optymalizacja kolekcji',
      article: 'Automatyczna optymalizacja wpisów',
      upload: 'Automatyczna optymalizacja przesłanych obrazów'
    },
    restore: {
      product: 'Przywrócenie obrazów produktów',
      collection: 'Przywrócenie obrazów kolekcji',
      article: 'Przywrócenie obrazów wpisów',
      upload: 'Przywrócenie przesłanych obrazów'
    }
  },
  states: {
    queued: 'W kolejce',
    running: 'W toku',
    paused: 'Wstrzymano',
    stopping: 'Zatrzymywanie',
    done: 'Gotowe',
    stopped: 'Zatrzymano',
    partly: 'Częściowo gotowe',
    failed: 'Niepowodzenie'
  },
  changed: 'Zmieniono {n} {{count:|obraz||obrazy|obrazów|obrazu}}',
  unchanged: 'Nie warto było zmieniać: {n}',
  skipped: 'Nieprzetworzone: {n}',
  left: 'Pozostało: {n}',
  undo: 'Cofnij',
  undoNamed: 'Cofnij: {title}',
  undoTitle: 'Cofnąć to zadanie?',
  undoText:
    'Każdy obraz zmieniony przez to zadanie odzyska oryginał, swoją nazwę i tekst alternatywny. To nic nie kosztuje. Zmiany z innych zadań pozostaną.',
  failures: 'Dlaczego nie udało się przetworzyć {n} {{count:|obrazu||obrazów|obrazów|obrazu}}',
  hideFailures: 'Ukryj',
  retry: 'Ponów',
  retryNamed: 'Ponów: {name}',
  retryAll: 'Ponów wszystko',
  more: 'Pokaż więcej',
  empty: 'Nie ma jeszcze zadań',
  emptyLine: 'Znajdziesz tu każdą optymalizację i każde przywrócenie obrazów.'
} satisfies BaseTranslation

/** Exclusions and the reasons for them. */
export const exclusions = {
  reasons: {
    item: 'Wykluczono w ustawieniach',
    image: 'Wykluczono w ustawieniach',
    name: 'Nazwa pliku jest wykluczona w ustawieniach',
    size: 'Mniejszy niż rozmiar podany w ustawieniach'
  },
  title: 'Wykluczone obrazy',
  line: 'Te obrazy nigdy nie są optymalizowane. Nadal można je przywracać.',
  none: 'Brak',
  names: 'Nazwy plików',
  namesHelp: 'Każda w osobnym wierszu. * zastępuje dowolne znaki: logo-*, *.gif',
  below: 'Mniejsze niż',
  belowUnit: 'KB',
  wrongNames: 'Maksymalnie 200 nazw, każda do 255 znaków.',
  wrongSize: 'Podaj rozmiar w KB jako liczbę całkowitą od 0 do 51200.'
} satisfies BaseTranslation

/** Server messages about automatic mode, exclusions and runs. */
export const automaticReplies = {
  starts: 'Od razu rozpocznie się optymalizacja obrazów. Liczba: {count|local}.',
  uses: 'Zużyje to najwyżej {count|local} z {left|local} pozostałych w puli obrazów.',
  short:
    'Pula obrazów wystarczy na {left|local} z nich. Pozostałe zaczekają, aż pula znów będzie dostępna.',
  mustSetUp:
    'Optymalizacja nie rozpocznie się, dopóki nie skonfigurujesz co najmniej jednej pozycji.',
  noFeature:
    'Automatyczna optymalizacja jest wyłączona. Wybierz, co ma być optymalizowane automatycznie.',
  excluded: 'Wybrane pozycje są wykluczone z optymalizacji. Najpierw uwzględnij je ponownie.',
  excludedDone: 'Wykluczono z optymalizacji {count|local} {{count:|obraz||obrazy|obrazów|obrazu}}',
  includedDone:
    'Ponownie uwzględniono w optymalizacji {count|local} {{count:|obraz||obrazy|obrazów|obrazu}}',
  paused: 'Wstrzymano. Rozpoczęte obrazy zostaną dokończone.',
  resumed: 'Wznowiono',
  nothingPaused: 'Nic nie jest wstrzymane.',
  unknownRun: 'To zadanie już nie istnieje.',
  nothingToUndo:
    'Nie ma już czego cofać: te obrazy zostały w międzyczasie przywrócone lub zmienione.',
  nothingToRetry: 'Nie ma już czego ponawiać.'
} satisfies BaseTranslation
