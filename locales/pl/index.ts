import { automatic, automaticReplies, exclusions, runLog } from './automatic.ts'
import { cli } from './cli.ts'
import { exportCsv } from './export.ts'
import { gain } from './gain.ts'
import { imageSettings } from './image-settings.ts'
import { legacy } from './legacy.ts'
import { looks } from './looks.ts'
import { pricing } from './pricing.ts'
import { imageTexts, setting, watermark } from './setting.ts'
import { shell } from './shell.ts'
import { speed } from './speed.ts'
import { strict } from './strict.ts'
import { templates } from './templates.ts'
import { uploadErrors, uploads } from './uploads.ts'

const pl = {
  cli,
  exportCsv,
  gain,
  imageSettings,
  speed,
  strict,
  ...shell,
  ...pricing,
  app: {
    name: 'Page Speed Boost',
    skip: 'Przejdź do treści',
    navigation: 'Menu główne',
    dismiss: 'Zamknij',
    notifications: 'Powiadomienia',
    problem: 'Coś poszło nie tak'
  },
  signIn: {
    title: 'Logowanie',
    line: 'Wpisz token dostępu, który serwer wyświetlił po uruchomieniu.',
    token: 'Token dostępu',
    action: 'Zaloguj się',
    wrong:
      'Ten token dostępu jest nieprawidłowy. Skopiuj go jeszcze raz z ostatniego wiersza wyświetlonego przez serwer.'
  },
  dialog: {
    quota: {
      title: 'Osiągnięto limit planu',
      fit: 'Zoptymalizuj, ile się da',
      upgrade: 'Przejdź na wyższy plan'
    },
    close: 'Zamknij',
    cancel: 'Anuluj',
    tryAgain: 'Spróbuj ponownie',
    failed: 'Nie udało się wczytać danych',
    checkConnection: 'Sprawdź połączenie i spróbuj ponownie.',
    loading: 'Wczytywanie',
    from: 'Od {plan}',
    none: 'Brak'
  },
  manual: {
    title: 'Ręczna optymalizacja',
    kinds: 'Co zoptymalizować',
    tabs: { product: 'Produkty', collection: 'Kolekcje', article: 'Wpisy' },
    search: {
      product: 'Szukaj produktów',
      collection: 'Szukaj kolekcji',
      article: 'Szukaj wpisów'
    },
    name: 'Nazwa',
    state: 'Status',
    onlyOpen: 'Tylko niezoptymalizowane',
    sort: 'Sortuj według',
    sorts: { open: 'Najpierw niezoptymalizowane', size: 'Najpierw największe' },
    selectAll: 'Zaznacz wszystkie ({n})',
    nothing: 'Zaznacz, co chcesz zoptymalizować.',
    start: 'Optymalizuj',
    selectPage: 'Zaznacz wszystko na tej stronie',
    select: 'Zaznacz: {title}',
    images: '{shown} {{count:|obraz||obrazy|obrazów|obrazu}}',
    open: 'Nie zoptymalizowano',
    partly: 'Zoptymalizowano {done} z {all}',
    done: 'Zoptymalizowano',
    excluded: 'Wykluczono',
    someExcluded: 'Wykluczono {n} {{count:|obraz||obrazy|obrazów|obrazu}}',
    exclude: 'Wyklucz z optymalizacji',
    include: 'Uwzględnij ponownie',
    more: 'Działania: {title}',
    selected: 'Zaznaczono: {count}',
    left: '{{count:|Pozostał||Pozostały|Pozostało|Pozostało}} {shown} {{count:|obraz||obrazy|obrazów|obrazu}}',
    tooMany: 'Maksymalnie {most} naraz',
    clear: 'Wyczyść zaznaczenie',
    optimize: {
      product: 'Zoptymalizuj {shown} {{count:|produkt||produkty|produktów|produktu}}',
      collection: 'Zoptymalizuj {shown} {{count:|kolekcję||kolekcje|kolekcji|kolekcji}}',
      article: 'Zoptymalizuj {shown} {{count:|wpis||wpisy|wpisów|wpisu}}'
    },
    empty: 'Brak danych do wyświetlenia',
    emptyLine: {
      product: 'Tutaj pojawią się produkty z obrazami.',
      collection: 'Tutaj pojawią się kolekcje z obrazami.',
      article: 'Tutaj pojawią się wpisy z obrazami.'
    },
    noHits: 'Spróbuj wyszukać coś innego.',
    estimate: 'Oszacuj oszczędność',
    estimating: 'Sprawdzamy kilka obrazów…',
    estimated: 'Można zaoszczędzić około {saved} z {size} ({percent}).',
    hardlyAny: 'Tutaj prawie nie da się już nic zaoszczędzić.',
    estimateBasis:
      'Sprawdzono na {tried} z {shown} {{count:|obrazu||obrazów|obrazów|obrazu}}. Nic nie zostało zmienione ani naliczone.'
  },
  paging: {
    label: 'Strony',
    rows: 'Wiersze',
    showing: 'Wyniki {from}–{to} z {total}',
    page: '{page} / {pages}',
    previous: 'Poprzednia strona',
    next: 'Następna strona',
    show: 'Pokaż'
  },
  compression: {
    title: 'Ustawienia optymalizacji',
    targets: 'Obrazy do optymalizacji',
    products: 'Obrazy produktów',
    scope: 'Które produkty',
    allProducts: 'Wszystkie obrazy produktów',
    publishedProducts: 'Tylko obrazy opublikowanych produktów',
    collections: 'Obrazy kolekcji',
    blogs: 'Obrazy na blogu',
    compression: 'Kompresja',
    custom: 'Własna jakość',
    lossless: 'Bezstratna',
    losslessLine: 'Zachowuje każdy piksel.',
    level: 'Poziom kompresji',
    levels: { low: 'Niski', medium: 'Średni', high: 'Wysoki' },
    recommended: '{level} (zalecany)',
    conversion: 'Typ pliku',
    pngToJpg: 'Konwertuj PNG na JPG',
    pngToJpgLine: 'Może zmniejszyć rozmiar nawet o 80%.',
    sizeControl: 'Nie konwertuj, gdy plik po konwersji byłby większy od oryginału',
    flatten: 'Także obrazy z przezroczystością, na białym tle',
    leaveTitle: 'Niezapisane zmiany',
    leaveText: 'Twoje zmiany nie zostały zapisane. Czy na pewno chcesz wyjść?',
    leave: 'Wyjdź',
    stay: 'Zostań na tej stronie'
  },
  compare: {
    title: 'Oryginał i zoptymalizowany obraz',
    original: 'Oryginał',
    optimized: 'Zoptymalizowany',
    reduction: 'Redukcja',
    ...looks,
    fileType: 'Typ pliku',
    converted: '{from} → {to}',
    handle: 'Pokaż więcej oryginału lub zoptymalizowanego obrazu',
    share: '{percent} oryginału',
    previous: 'Poprzedni obraz',
    next: 'Następny obraz',
    position: 'Obraz {position} z {total}',
    restore: 'Przywróć oryginał',
    moreQuality: 'Wyższa jakość',
    better: {
      medium: 'Poziom kompresji: Średni',
      low: 'Poziom kompresji: Niski',
      lossless: 'Bezstratna'
    },
    best: 'Dla tego obrazu nie ma wyższej jakości.',
    nothing: 'Nie ma czego porównać',
    nothingLine: 'Żaden z tych obrazów nie jest teraz skompresowany.',
    originalMissing: 'Nie udało się wczytać oryginału.',
    optimizedMissing: 'Nie udało się wczytać zoptymalizowanego obrazu.'
  },
  detail: {
    back: 'Optymalizacja obrazów',
    title: 'Szczegóły optymalizacji',
    kept: 'Dane obrazów przechowujemy tylko przez {days} dni.',
    table: 'Obrazy: {title}',
    noItem: 'Brak danych do wyświetlenia',
    noItemLine: 'Otwórz wiersz historii, aby zobaczyć, co zrobiono z obrazami.',
    empty: 'Brak danych do wyświetlenia',
    emptyLine: 'Tutaj pojawią się obrazy przetworzone w ciągu ostatnich 30 dni.',
    toJpg: 'PNG na JPG',
    altText: 'Tekst alternatywny',
    fileName: 'Nazwa pliku',
    watermark: 'Znak wodny',
    columns: {
      status: 'Status',
      fileType: 'Typ pliku',
      originalSize: 'Przed kompresją',
      ratio: 'Redukcja',
      compressedSize: 'Po kompresji',
      actions: 'Działania'
    },
    status: {
      compressed: 'Skompresowano',
      not_compressed: 'Nie skompresowano',
      already_optimal: 'Już optymalny',
      restored: 'Przywrócono',
      failed: 'Niepowodzenie',
      expired: 'Wygasło',
      deleted: 'Usunięto'
    },
    selectPage: 'Zaznacz wszystko na tej stronie',
    select: 'Zaznacz: {name}',
    selected: 'Zaznaczono: {count}',
    clear: 'Wyczyść zaznaczenie',
    restore: 'Przywróć',
    restoreOriginal: 'Przywróć oryginał',
    reOptimize: 'Zoptymalizuj ponownie',
    download: 'Pobierz',
    compare: 'Porównaj',
    more: 'Działania: {name}',
    wrongState: 'Zaznacz obrazy o statusie, który pozwala na to działanie.',
    noUrl: 'Adres URL jest pusty',
    working: { optimize: 'Trwa optymalizacja', restore: 'Trwa przywracanie' },
    daysLeft: 'Można przywrócić jeszcze przez {n} {{count:|dzień||dni|dni|dnia}}',
    delivered:
      'Kopia zapasowa to obraz w postaci wyświetlanej w sklepie. Shopify nie udostępnia aplikacjom przesłanego pliku.',
    excluded: 'Wykluczono',
    exclude: 'Wyklucz z optymalizacji',
    include: 'Uwzględnij ponownie',
    progress: 'Gotowe obrazy: {done} z {total}',
    optimized: 'Zoptymalizowano {shown} {{count:|obraz||obrazy|obrazów|obrazu}}',
    restored: 'Przywrócono {shown} {{count:|obraz||obrazy|obrazów|obrazu}}',
    notDone: 'Nie udało się przetworzyć {shown} {{count:|obrazu||obrazów|obrazów|obrazu}}',
    alreadyOptimal: 'Już optymalne: {shown} {{count:|obraz||obrazy|obrazów|obrazu}}'
  },
  imagesPage: {
    title: 'Optymalizacja obrazów',
    line: 'Mniejsze obrazy, lepsze wyniki wyszukiwania.',
    settings: 'Ustawienia',
    optimize: 'Zoptymalizuj obrazy',
    notLoaded: 'Nie udało się wczytać danych. Sprawdź połączenie i spróbuj ponownie.'
  },
  stats: {
    label: 'Wyniki',
    totalSaved: 'Łączna oszczędność miejsca',
    across: 'dla {n} {{count:|obrazu||obrazów|obrazów|obrazu}}',
    averageSaved: 'Średnia oszczędność miejsca',
    perImage: 'na obraz',
    averagePercent: 'Średnia oszczędność',
    ofOriginal: 'oryginalnego rozmiaru',
    freePlan: 'Bezpłatny plan',
    prePlan: 'Plan Premium',
    unlimited: 'Bez limitu',
    used: 'Wykorzystano {n} {{count:|obraz||obrazy|obrazów|obrazu}}',
    left: '{{count:|Pozostał||Pozostały|Pozostało|Pozostało}} {n} {{count:|obraz||obrazy|obrazów|obrazu}}',
    addOn: 'Dodatkowe: {used} / {all} obrazów',
    quota: 'Wykorzystane obrazy: {used} z {all}'
  },
  run: {
    optimise: {
      product: 'Trwa optymalizacja produktów',
      collection: 'Trwa optymalizacja kolekcji',
      article: 'Trwa optymalizacja wpisów',
      upload: 'Trwa optymalizacja obrazów'
    },
    reoptimise: {
      product: 'Trwa ponowna optymalizacja produktów',
      collection: 'Trwa ponowna optymalizacja kolekcji',
      article: 'Trwa ponowna optymalizacja wpisów',
      upload: 'Trwa ponowna optymalizacja obrazów'
    },
    automatic: {
      product: 'Trwa automatyczna optymalizacja produktów',
      collection: 'Trwa automatyczna optymalizacja kolekcji',
      article: 'Trwa automatyczna optymalizacja wpisów',
      upload: 'Trwa automatyczna optymalizacja obrazów'
    },
    restore: {
      product: 'Trwa przywracanie obrazów produktów',
      collection: 'Trwa przywracanie obrazów kolekcji',
      article: 'Trwa przywracanie obrazów wpisów',
      upload: 'Trwa przywracanie obrazów'
    },
    done: 'Gotowe: {n} z {all}. Możesz opuścić tę stronę.',
    seconds: 'Pozostała mniej niż minuta',
    minutes: 'Pozostało około {n} {{count:|minuty||minut|minut|minuty}}',
    hours: 'Pozostało około {n} {{count:|godziny||godzin|godzin|godziny}}',
    stop: 'Zatrzymaj',
    pause: 'Wstrzymaj',
    resume: 'Wznów',
    paused: 'Wstrzymano',
    undo: 'Cofnij',
    notChanged: 'Nie udało się wykonać działania. Sprawdź połączenie i spróbuj ponownie.',
    notStopped: 'Nie udało się zatrzymać zadania. Sprawdź połączenie i spróbuj ponownie.',
    waitsForRoom:
      'Dysk serwera jest pełny. Zadanie zostanie wznowione automatycznie, gdy znów będzie miejsce. Nic nie przepadnie.',
    waitsForDisk:
      'Serwer nie może zapisywać na swoim dysku. Zadanie zostanie wznowione automatycznie, gdy będzie to możliwe. Nic nie przepadnie.',
    percentDone: 'Gotowe: {percent}',
    optimized: {
      product: 'Zoptymalizowano {n} {{count:|produkt||produkty|produktów|produktu}}',
      collection: 'Zoptymalizowano {n} {{count:|kolekcję||kolekcje|kolekcji|kolekcji}}',
      article: 'Zoptymalizowano {n} {{count:|wpis||wpisy|wpisów|wpisu}}',
      upload: 'Zoptymalizowano {n} {{count:|obraz||obrazy|obrazów|obrazu}}'
    },
    restored: {
      product: 'Przywrócono obrazy {n} {{count:|produktu||produktów|produktów|produktu}}',
      collection: 'Przywrócono obrazy {n} {{count:|kolekcji||kolekcji|kolekcji|kolekcji}}',
      article: 'Przywrócono obrazy {n} {{count:|wpisu||wpisów|wpisów|wpisu}}',
      upload: 'Przywrócono {n} {{count:|obraz||obrazy|obrazów|obrazu}}'
    },
    notOptimized: 'Nie udało się zoptymalizować {n} {{count:|obrazu||obrazów|obrazów|obrazu}}',
    notRestored: 'Nie udało się przywrócić {n} {{count:|obrazu||obrazów|obrazów|obrazu}}',
    imagesDone: 'Gotowe obrazy: {done} z {all}',
    alreadyOptimal: 'Już optymalne: {n} {{count:|obraz||obrazy|obrazów|obrazu}}',
    skippedUnpaid: 'Pominięto: {n}, pula wyczerpana',
    review: 'Sprawdź'
  },
  history: {
    title: 'Historia optymalizacji',
    note: 'Oryginalne obrazy przechowujemy przez {days} dni.',
    tabs: { product: 'Produkty', collection: 'Kolekcje', article: 'Wpisy', upload: 'Inne' },
    search: {
      product: 'Szukaj produktów',
      collection: 'Szukaj kolekcji',
      article: 'Szukaj wpisów',
      upload: 'Szukaj obrazów'
    },
    selected: 'Zaznaczono: {n}',
    unselect: 'Wyczyść zaznaczenie',
    restoreMany: 'Przywróć',
    reoptimizeMany: 'Zoptymalizuj ponownie',
    fromPlan: 'Od {plan}',
    wrongState: {
      product: 'Zaznacz produkty o statusie, który pozwala na to działanie.',
      collection: 'Zaznacz kolekcje o statusie, który pozwala na to działanie.',
      article: 'Zaznacz wpisy o statusie, który pozwala na to działanie.',
      upload: 'Zaznacz obrazy o statusie, który pozwala na to działanie.'
    },
    pageSelected: 'Zaznaczono wszystko na tej stronie ({n}).',
    allSelected: {
      product: 'Zaznaczono wszystkie produkty ({n}).',
      collection: 'Zaznaczono wszystkie kolekcje ({n}).',
      article: 'Zaznaczono wszystkie wpisy ({n}).',
      upload: 'Zaznaczono wszystkie obrazy ({n}).'
    },
    selectAll: {
      product: 'Zaznacz wszystkie pasujące produkty ({n})',
      collection: 'Zaznacz wszystkie pasujące kolekcje ({n})',
      article: 'Zaznacz wszystkie pasujące wpisy ({n})',
      upload: 'Zaznacz wszystkie pasujące obrazy ({n})'
    },
    confirmRestore: {
      title: 'Przywrócić wszystko?',
      text: {
        product:
          '{n} {{count:|produkt odzyska||produkty odzyskają|produktów odzyska|produktu odzyska}} oryginalne obrazy.',
        collection:
          '{n} {{count:|kolekcja odzyska||kolekcje odzyskają|kolekcji odzyska|kolekcji odzyska}} oryginalne obrazy.',
        article:
          '{n} {{count:|wpis odzyska||wpisy odzyskają|wpisów odzyska|wpisu odzyska}} oryginalne obrazy.',
        upload:
          '{n} {{count:|obraz wróci||obrazy wrócą|obrazów wróci|obrazu wróci}} do oryginalnej postaci.'
      },
      go: 'Przywróć wszystko'
    },
    confirmReoptimize: {
      title: 'Zoptymalizować wszystko ponownie?',
      text: {
        product:
          '{n} {{count:|produkt zostanie ponownie zoptymalizowany||produkty zostaną ponownie zoptymalizowane|produktów zostanie ponownie zoptymalizowanych|produktu zostanie ponownie zoptymalizowane}} na podstawie oryginałów.',
        collection:
          '{n} {{count:|kolekcja zostanie ponownie zoptymalizowana||kolekcje zostaną ponownie zoptymalizowane|kolekcji zostanie ponownie zoptymalizowanych|kolekcji zostanie ponownie zoptymalizowane}} na podstawie oryginałów.',
        article:
          '{n} {{count:|wpis zostanie ponownie zoptymalizowany||wpisy zostaną ponownie zoptymalizowane|wpisów zostanie ponownie zoptymalizowanych|wpisu zostanie ponownie zoptymalizowane}} na podstawie oryginałów.',
        upload:
          '{n} {{count:|obraz zostanie ponownie zoptymalizowany||obrazy zostaną ponownie zoptymalizowane|obrazów zostanie ponownie zoptymalizowanych|obrazu zostanie ponownie zoptymalizowane}} na podstawie oryginałów.'
      },
      go: 'Zoptymalizuj wszystko ponownie'
    },
    daysLeft: 'Można przywrócić jeszcze przez {n} {{count:|dzień||dni|dni|dnia}}',
    excluded: 'Wykluczono',
    exclude: 'Wyklucz z optymalizacji',
    include: 'Uwzględnij ponownie',
    selectPage: 'Zaznacz wszystko na tej stronie',
    selectRow: 'Zaznacz: {title}',
    name: 'Nazwa',
    status: 'Status',
    changes: 'Zmiany',
    size: 'Rozmiar',
    saved: 'Oszczędność',
    sort: 'Sortuj według',
    sorts: {
      newest: 'Najpierw najnowsze',
      saved: 'Najpierw największa oszczędność',
      name: 'Według nazwy'
    },
    actions: 'Działania',
    none: 'Brak',
    before: 'Przed:',
    after: 'Po:',
    images: '{n} {{count:|obraz||obrazy|obrazów|obrazu}}',
    compressed: 'Skompresowano',
    partly_done: 'Częściowo gotowe',
    already_optimal: 'Już optymalne',
    not_compressed: 'Nie skompresowano',
    restored: 'Przywrócono',
    failed: 'Niepowodzenie',
    expired: 'Wygasło',
    deleted: 'Usunięto',
    toJpg: 'PNG na JPG',
    altText: 'Tekst alternatywny',
    fileName: 'Nazwa pliku',
    watermark: 'Znak wodny',
    compare: 'Porównaj',
    download: 'Pobierz',
    restore: 'Przywróć oryginał',
    more: 'Więcej działań: {title}',
    emptyUrl: 'Adres URL jest pusty',
    results: '{n} {{count:|wynik||wyniki|wyników|wyniku}}',
    empty: 'Brak danych do wyświetlenia',
    emptyLine: 'Tutaj pojawią się zoptymalizowane obrazy.',
    emptyUploads: 'Tutaj pojawią się przesłane obrazy.',
    upload: 'Prześlij obrazy',
    noHits: 'Spróbuj wyszukać coś innego.',
    notLoaded: 'Nie udało się wczytać historii',
    tryAgainLine: 'Sprawdź połączenie i spróbuj ponownie.',
    tryAgain: 'Spróbuj ponownie',
    optimize: 'Zoptymalizuj obrazy',
    exportCsv: 'Eksportuj CSV',
    notDone: 'Nie udało się wykonać działania. Sprawdź połączenie i spróbuj ponownie.'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: 'Twoja sesja się zakończyła. Otwórz aplikację ponownie, aby się zalogować.',
    wrongToken: 'Ten token dostępu jest nieprawidłowy.',
    shopClosed:
      'Aplikacja nie jest już połączona z Twoim sklepem. Otwórz ją ponownie z panelu administracyjnego sklepu.',
    otherOrigin: 'To żądanie pochodzi z innej witryny i zostało odrzucone.',
    notFound: 'Pod tym adresem nic nie ma.',
    fault: 'Spróbuj ponownie później',
    malformed: 'Nie udało się odczytać żądania: {detail}',
    field: 'Brakuje pola „{field}” lub ma ono nieprawidłową postać: {detail}',
    tooLarge: 'Żądanie jest za duże.',
    tooLong: 'Pole „{field}” jest za długie: maksymalnie {most|local} znaków.',
    tooMany: 'Pole „{field}” ma zbyt wiele elementów: maksymalnie {most|local}.',
    addressTooLong:
      'Adres jest za długi: maksymalnie {most|local} znaków i {parameters|local} parametrów.',
    keyOfOtherCall: 'Ten Idempotency-Key należy do innego wywołania.',
    keyNotAnswered:
      'Pierwsze wywołanie z tym Idempotency-Key nie doczekało się odpowiedzi. Zanim wyślesz je ponownie, sprawdź, co zrobiło.',
    tooManyRequests: 'Zbyt wiele żądań. Spróbuj ponownie później.',
    unknownLanguage: 'Język „{language}” jest niedostępny.',
    unknownSwitch: '„{name}” nie jest ustawieniem tej aplikacji.',
    linkExpired: 'Ten link wygasł. Odśwież stronę, aby uzyskać nowy.',
    fileGone: 'Tego obrazu już nie ma.',
    storeUnreachable: 'Sklep jest teraz niedostępny. Spróbuj ponownie później.',
    quotaUsedUp:
      'Twoja pula obrazów jest wyczerpana. W wyższym planie możesz zoptymalizować jeszcze {count|local} {{count:|obraz||obrazy|obrazów|obrazu}}.',
    quotaShort: 'Pula obrazów wystarczy na {covered|local} z {chosen|local} wybranych.',
    planLacks: 'Twój plan nie obejmuje tej funkcji. Jest ona dostępna w planach od {plan|money}.',
    wrongState: {
      product: 'Zaznacz produkty o statusie, który pozwala na to działanie.',
      collection: 'Zaznacz kolekcje o statusie, który pozwala na to działanie.',
      blog: 'Zaznacz wpisy o statusie, który pozwala na to działanie.',
      image: 'Zaznacz obrazy o statusie, który pozwala na to działanie.'
    },
    nothingToOptimize: 'Wszystkie wybrane pozycje są już zoptymalizowane z tymi ustawieniami.',
    nothingRunning: 'Żadne zadanie nie jest w toku.',
    alreadyEstimating: 'Szacowanie już trwa. Spróbuj ponownie, gdy się zakończy.',
    noTarget:
      'Optymalizacja nie rozpocznie się, dopóki nie skonfigurujesz co najmniej jednej pozycji.',
    onlyPublished:
      'Optymalizowane są tylko obrazy opublikowanych produktów. Możesz to zmienić w ustawieniach.',
    diskFull: 'Dysk serwera jest pełny, więc niczego nie zapisano. Spróbuj ponownie później.',
    diskReadOnly:
      'Serwer nie może zapisywać na swoim dysku, więc niczego nie zapisano. Spróbuj ponownie później.',
    databaseGone:
      'Serwer nie może teraz połączyć się ze swoją bazą danych. Spróbuj ponownie za minutę.',
    unknownImage: 'Tego obrazu nie ma w historii.'
  },
  reasons: {
    empty: 'Plik jest pusty.',
    'not-a-picture': 'Plik nie jest obrazem.',
    damaged: 'Plik jest uszkodzony lub niekompletny.',
    'too-large': 'Plik ma ponad 50 MB.',
    'too-many-pixels': 'Obraz ma ponad 100 megapikseli, a jako PNG lub WebP ponad 50.',
    'too-many-frames': 'Animacja ma zbyt wiele klatek.',
    avif: 'Obrazy AVIF nie są obsługiwane, bo już są małe. Obraz pozostaje bez zmian.',
    heic: 'Obrazy HEIC nie są obsługiwane, a większość przeglądarek ich nie wyświetla. Zapisz obraz jako JPEG.',
    colours:
      'Opisu kolorów obrazu nie da się odczytać, więc kolory mogłyby się zmienić. Pozostawiliśmy go w obecnej postaci. Zapisz go w sRGB, aby go zoptymalizować.',
    hdr: 'Obraz jest zdjęciem HDR i po optymalizacji straciłby HDR. Pozostawiliśmy go w obecnej postaci. Zapisz go bez HDR, aby go zoptymalizować.',
    watermark: 'Nie udało się odczytać znaku wodnego. Wybierz go ponownie w ustawieniach.',
    unsupported: 'Ten rodzaj obrazu nie jest obsługiwany. Użyj JPEG, PNG, GIF lub WebP.',
    'took-too-long': 'Przetwarzanie obrazu trwało zbyt długo i zostało przerwane.',
    'worker-died': 'Nie udało się przetworzyć obrazu.',
    'disk-full': 'Dysk jest pełny. Zwolnij miejsce i uruchom optymalizację ponownie.',
    refused: 'Sklep nie przyjął nowego obrazu. Poprzedni nadal jest na miejscu.',
    lost: 'Sklep nie pokazuje już tego obrazu. Przywróć go albo prześlij ponownie w sklepie.',
    'read-only': 'Sklep nie pozwala na zmiany tego obrazu.',
    gone: 'Obraz został usunięty ze sklepu.',
    unreachable: 'Sklep był niedostępny. Uruchom optymalizację ponownie później.',
    'quota-used-up': 'Pula obrazów została wyczerpana.',
    'changed-in-store':
      'W międzyczasie obraz zmieniono w sklepie, więc pozostawiliśmy go w obecnej postaci.',
    'backup-missing': 'Oryginał nie jest już przechowywany.',
    'law-broken':
      'Nasze zapisy dotyczące tej operacji są ze sobą sprzeczne, dlatego została zatrzymana. Nic nie zostało utracone. Skontaktuj się z pomocą techniczną.',
    fault: 'Z tym obrazem coś poszło nie tak. Zoptymalizuj go ponownie.'
  },
  partly: {
    failed: 'Nie udało się zoptymalizować {count|local} {{count:|obrazu||obrazów|obrazów|obrazu}}',
    skipped: 'Pominięto: {count|local} {{count:|obraz||obrazy|obrazów|obrazu}}'
  },
  replies: {
    started: 'Dodano do kolejki {count|local} {{count:|obraz||obrazy|obrazów|obrazu}}',
    restoring: 'Trwa przywracanie {count|local} {{count:|obrazu||obrazów|obrazów|obrazu}}',
    stopped: 'Zatrzymano. Gotowe obrazy pozostają zoptymalizowane.',
    settingsSaved: 'Ustawienia zapisane',
    noted: 'Zanotowano',
    languageSaved: 'Język zapisany',
    rated: 'Dziękujemy za ocenę.'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default pl
