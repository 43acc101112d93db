/** Plans and quota (specification §10 and §11). */
const pricingPage = {
  title: 'Cennik',
  line: 'Twój plan, jego wykorzystanie i oferta pozostałych planów.',
  subscription: 'Page Speed Boost, {plan|money} miesięcznie',
  usageTerms: '{price|money} za każdy rozpoczęty blok {images|local} obrazów ponad pulę planu',
  succeed: 'Gotowe',
  decided: {
    free: 'Masz teraz bezpłatny plan.',
    active: 'Twój plan został zmieniony.',
    declined: 'Zmiana została odrzucona. Twój plan pozostaje bez zmian.',
    waiting: 'Shopify nie potwierdziło jeszcze zmiany. Plan zmieni się, gdy tylko to nastąpi.'
  },
  notice: {
    frozenTitle: 'Twój plan jest wstrzymany',
    frozenLine:
      'Twój sklep ma nieopłacony rachunek Shopify. Do czasu jego opłacenia masz bezpłatny plan, a potem Twój plan za {price|money} miesięcznie zostanie automatycznie wznowiony.',
    testTitle: 'Twój sklep nie jest już sklepem deweloperskim',
    testLine:
      'Twój plan za {price|money} miesięcznie był bezpłatnym testem. Pozostałe obrazy możesz wykorzystać do {date}. Aby zachować plan, wykup go.',
    testEndedTitle: 'Twój bezpłatny plan testowy się zakończył',
    testEndedLine:
      'Twój sklep nie jest już sklepem deweloperskim, dlatego plan za {price|money} miesięcznie nie jest już bezpłatny. Masz teraz bezpłatny plan.',
    subscribe: 'Wykup za {price|money} miesięcznie',
    refusedTitle: 'Opłata została odrzucona',
    refusedLine:
      'Ostatnia opłata za dodatkowe obrazy nie została przyjęta. Opłaty za nadwyżkę są wyłączone, więc nic więcej nie zostanie naliczone. Skontaktuj się z nami, jeśli chcesz je ponownie włączyć.',
    heldTitle: 'Limit opłat za nadwyżkę został osiągnięty',
    heldLine:
      'W tym 30-dniowym okresie naliczono {used|money} z maksymalnie {cap|money}. Opłaty za nadwyżkę zostaną wznowione automatycznie z początkiem kolejnego okresu albo od razu, jeśli podniesiesz limit.',
    nearTitle: 'Zbliżasz się do limitu opłat za nadwyżkę',
    nearLine:
      'W tym 30-dniowym okresie naliczono {used|money} z maksymalnie {cap|money}. Po osiągnięciu limitu opłaty za nadwyżkę zostaną wstrzymane do początku kolejnego okresu.',
    until: 'Kolejny 30-dniowy okres zaczyna się {date}.',
    raise: 'Podnieś limit do {cap|money}',
    failed: 'Nie udało się podnieść limitu. Sprawdź połączenie i spróbuj ponownie.'
  },
  promo: '{rate} rabatu przez pierwsze {months} mies.',
  promoLine: 'Dla nowych sklepów: wybierz plan do {date}.',
  usage: 'Twoje wykorzystanie',
  account: 'Konto',
  store: 'Sklep',
  email: 'E-mail',
  plan: 'Plan',
  free: 'Bezpłatny plan',
  paid: '{price} miesięcznie',
  quota: 'Pula obrazów',
  quotaUsed: 'Wykorzystane obrazy: {used} z {all}',
  addOn: 'Dodatkowe obrazy',
  addOnUsed: 'Wykorzystane dodatkowe obrazy: {used} z {all}',
  addOnOff: 'Opłaty za nadwyżkę są wyłączone: po wyczerpaniu puli optymalizacja się zatrzyma.',
  addOnOn: 'Opłaty za nadwyżkę są włączone: {price} za każde rozpoczęte {images} obrazów.',
  addOnTip:
    'Obrazy ponad pulę to dodatkowe obrazy. Opłaty za nadwyżkę włączysz lub wyłączysz w Ustawieniach.',
  settings: 'Ustawienia opłat za nadwyżkę',
  reset: 'Pula odnowi się {date}.',
  once: 'Pula jednorazowa: nie odnawia się.',
  open: 'Można jeszcze zoptymalizować {n} {{count:|obraz||obrazy|obrazów|obrazu}}',
  saved: 'Zoptymalizowano {n} {{count:|obraz||obrazy|obrazów|obrazu}}, zaoszczędzono {size}',
  compare: 'Co zawiera każdy plan',
  feature: 'Funkcja',
  freeColumn: 'Bezpłatny',
  premiumColumn: 'Premium',
  yes: 'Dostępne',
  no: 'Niedostępne',
  features: {
    preload: 'Szybkość stron: linki ładowane z wyprzedzeniem',
    products: 'Obrazy produktów: kompresja, PNG na JPG, znak wodny',
    restore: 'Przywracanie oryginałów przez {days} dni',
    single: 'Optymalizacja i pobieranie pojedynczych obrazów',
    others: 'Obrazy kolekcji i bloga',
    automatic: 'Automatyczna optymalizacja nowych obrazów',
    bulk: 'Zbiorcze przywracanie i ponowna optymalizacja',
    alt: 'Teksty alternatywne z szablonów tekstu',
    names: 'Nazwy plików z szablonów tekstu',
    upload: 'Optymalizacja przesłanych obrazów'
  },
  faq: 'Pytania i odpowiedzi',
  questions: {
    counts: 'Co liczy się jako jeden obraz?',
    countsLine:
      'Obraz zmieniony w Twoim sklepie, raz w miesiącu, bez względu na to, ile razy zoptymalizujesz go ponownie. Obrazy, których nie udało się przetworzyć lub zmniejszyć, nic nie kosztują, podobnie jak przywracanie i pobieranie.',
    full: 'Co się dzieje po wyczerpaniu puli?',
    fullLine:
      'Optymalizacja się zatrzymuje i nic nie jest naliczane, chyba że włączysz opłaty za nadwyżkę w Ustawieniach. Wtedy każdy rozpoczęty blok {images} kolejnych obrazów kosztuje {price}, aż do limitu Twojego planu.',
    reset: 'Kiedy odnawia się moja pula?',
    resetLine:
      'Co miesiąc w dniu rozpoczęcia planu, a w krótszym miesiącu w jego ostatnim dniu. Bezpłatna pula jest jednorazowa.',
    billed: 'Kiedy płacę?',
    billedLine:
      'Shopify nalicza opłatę za plan co 30 dni. Limit obrazów odnawia się co miesiąc tego samego dnia, więc z czasem rachunek przychodzi w miesiącu wcześniej niż limit. Limit wydatków na dodatkowe obrazy dotyczy 30 dni Shopify.',
    upgrade: 'Co się dzieje, gdy przejdę na wyższy plan?',
    upgradeLine:
      'Większa pula jest dostępna od razu. Obrazy wykorzystane w tym miesiącu są do niej wliczane, a dzień odnowienia się nie zmienia.',
    downgrade: 'Co się dzieje, gdy przejdę na bezpłatny plan?',
    downgradeLine:
      'Subskrypcja kończy się od razu, a automatyczna optymalizacja zostaje wyłączona. Wraca niewykorzystana część bezpłatnej puli. Zoptymalizowane obrazy pozostają zoptymalizowane.'
  }
}

const planPicker = {
  free: 'Bezpłatny',
  premium: 'Premium',
  month: '/ miesiąc',
  once: '{n} obrazów jednorazowo',
  images: '{n} obrazów / miesiąc',
  quota: 'Obrazy miesięcznie',
  needs:
    'W Twoim sklepie można jeszcze zoptymalizować {n} {{count:|obraz||obrazy|obrazów|obrazu}}. Wystarczy plan z {all} obrazami miesięcznie.',
  fewer: 'Mniej obrazów',
  more: 'Więcej obrazów',
  perImage: '{price} za obraz',
  addOn: 'Następnie {price} za każde kolejne {images} obrazów, tylko jeśli to włączysz',
  freeTimes: 'Korzystasz bezpłatnie',
  current: 'Obecny plan',
  upgrade: 'Przejdź na wyższy plan',
  downgrade: 'Przejdź na bezpłatny plan',
  yours: 'Twój plan: {n} obrazów za {price} miesięcznie',
  rate: '{rate} rabatu przez {months} mies.',
  was: 'Cena regularna',
  now: 'Cena w pierwszych miesiącach',
  endsIn: 'Oferta kończy się za {days} {{count:|dzień||dni|dni|dnia}} {time}',
  endsOn: 'Oferta kończy się {date}',
  includes: {
    free: {
      products: 'Obrazy produktów, z PNG na JPG i znakiem wodnym',
      restore: 'Przywracanie przez {days} dni',
      speed: 'Szybkość stron, zawsze bezpłatnie'
    },
    premium: {
      all: 'Wszystko z planu bezpłatnego',
      others: 'Obrazy kolekcji i bloga, przesłane obrazy',
      automatic: 'Automatyczna optymalizacja',
      texts: 'Teksty alternatywne i nazwy plików',
      bulk: 'Wszystko naraz: przywracanie, ponowna optymalizacja'
    }
  },
  warningTitle: 'Przejście na bezpłatny plan',
  warning:
    'Jeśli teraz przejdziesz na bezpłatny plan, stracisz dostęp do funkcji obecnego płatnego planu. Czy na pewno chcesz to zrobić?',
  warningTerms:
    'Automatyczna optymalizacja i Opłaty za nadwyżkę zostaną od razu wyłączone. Pozostała część opłaconego okresu nie podlega zwrotowi.',
  stay: 'Zastanowię się',
  go: 'Przejdź na bezpłatny plan',
  failed: 'Nie udało się zmienić planu. Sprawdź połączenie i spróbuj ponownie.'
}

const imageSync = {
  note: 'Nadal liczymy obrazy w Twoim sklepie. Jak dotąd: {n}.'
}

const overcharge = {
  title: 'Opłaty za nadwyżkę',
  enabled: 'Włączono',
  disabled: 'Wyłączono',
  price: 'Obrazy ponad pulę: {price} za każdy rozpoczęty blok {images} obrazów.',
  needsPlan: 'Dostępne w płatnym planie.',
  onHold: 'Wstrzymane od ostatniej opłaty: powód znajdziesz w Cenniku.',
  ask: 'Włączyć opłaty za nadwyżkę?',
  askText:
    'Obrazy ponad pulę kosztują {price} za każdy rozpoczęty blok {images} obrazów. Miesięcznie przybywa najwyżej {cap} obrazów, czyli najwyżej {most}.',
  limit: 'Limit miesięczny',
  turnOn: 'Włącz',
  plans: 'Zobacz plany',
  succeed: 'Gotowe',
  failed: 'Spróbuj ponownie później'
}

const limits = {
  quotaTitle: 'Pula obrazów jest wyczerpana',
  quotaLine:
    'Nowe obrazy nie będą optymalizowane, dopóki nie włączysz opłat za nadwyżkę w Ustawieniach.',
  limitTitle: 'Osiągnięto limit planu',
  limitLine:
    'W Twoim sklepie można zoptymalizować jeszcze {n} {{count:|obraz||obrazy|obrazów|obrazu}}.',
  ownTitle: 'Osiągnięto Twój własny limit',
  ownLine:
    'W tym miesiącu nie można zoptymalizować nowych obrazów, chyba że zwiększysz limit opłat za nadwyżkę w Ustawieniach.',
  upgradeTitle: 'Osiągnięto limit planu',
  upgradeLine:
    'Liczba dodatkowych bloków rozpoczętych w tym miesiącu: {blocks}. Wyższy plan obejmuje {images} obrazów za {price} miesięcznie.',
  settings: 'Ustawienia',
  upgrade: 'Przejdź na wyższy plan',
  trial: 'Poproś o więcej kredytów próbnych',
  contact: 'Skontaktuj się z nami',
  dismiss: 'Zamknij'
}

const confirmPage = {
  title: 'Potwierdź swój plan',
  line: 'Subskrypcja dla {store}:',
  price: 'Cena',
  discount: 'Pierwsze {months} mies.',
  monthly: '{price} miesięcznie',
  period: 'Rozliczenie',
  everyMonth: 'Co miesiąc, do przejścia na bezpłatny plan',
  usage: 'Dodatkowe obrazy',
  most: 'Maksymalnie {price} miesięcznie i tylko wtedy, gdy włączysz opłaty za nadwyżkę',
  local: 'Ten serwer ma własne rozliczenia: żadne pieniądze nie są pobierane.',
  until: 'Odpowiedz do {date}.',
  approve: 'Zatwierdź',
  decline: 'Odrzuć',
  over: {
    active: 'Ten plan został zatwierdzony.',
    declined: 'Ten plan został odrzucony.',
    expired: 'Ta oferta wygasła. Wybierz plan ponownie.',
    ended: 'Ta oferta jest już nieważna, ponieważ wybrano inny plan.'
  },
  back: 'Wróć do Cennika'
}

const pricingErrors = {
  wrongLimit: 'Wybierz limit nie większy niż {most:number|local} obrazów, co {block:number|local}.',
  notCapped: 'Opłaty za nadwyżkę są dostępne w płatnym planie. Najpierw przejdź na wyższy plan.',
  noPlans: 'Ten serwer nie ma planów: wszystko jest dostępne.',
  isFree: 'Masz już bezpłatny plan.',
  samePlan: 'Masz już plan za {plan|money}.',
  smallerPlan: 'Aby wybrać niższy plan, najpierw przejdź na bezpłatny.',
  overtaken: 'W międzyczasie rozpoczęto inną zmianę planu. Sprawdź ją i spróbuj ponownie.',
  unreachable: 'System rozliczeń jest teraz niedostępny. Spróbuj ponownie później.',
  refused: 'System rozliczeń odrzucił tę operację. Skontaktuj się z nami, a to sprawdzimy.',
  noLimit: 'Nie ma limitu, który można podnieść.',
  unknownCharge: 'To potwierdzenie nie istnieje.'
}

/** All sections about pricing, spread into the dictionary. */
export const pricing = {
  pricingPage,
  planPicker,
  imageSync,
  overcharge,
  limits,
  confirmPage,
  pricingErrors
}
