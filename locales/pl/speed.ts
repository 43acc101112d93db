/** Page speed: the dashboard, its checks and the theme editor (specification §12). */
export const speed = {
  title: 'Szybkość stron',
  line: 'Jak szybko otwiera się Twój sklep i co go jeszcze przyspieszy.',
  dismiss: 'Zamknij',
  notLoaded: 'Nie udało się wczytać danych. Sprawdź połączenie i spróbuj ponownie.',
  promo: {
    title: '30% rabatu na narzędzia SEO',
    line: 'Aplikacje SEO naszych partnerów dla sprzedawców, którzy używają tej aplikacji.',
    open: 'Zobacz aplikacje'
  },
  gauge: {
    title: 'Wydajność strony',
    devices: 'Urządzenie',
    pc: 'Komputer',
    mb: 'Telefon',
    recheck: 'Zmierz ponownie',
    checking: 'Trwa pomiar…',
    checkingLine:
      'Strona główna zostanie otwarta trzy razy na każdym urządzeniu. Zajmie to minutę lub dwie.',
    none: 'Jeszcze bez pomiaru',
    checkedAt: 'Zmierzono {when}',
    spread:
      'Trzy pomiary z różnicą {points|local} {{points:|punktu||punktów|punktów|punktu}}. Liczy się środkowy.',
    label: '{device}: {score|local} ze 100, {band}',
    scale: 'Kolory odpowiadają skali tej aplikacji.',
    googleScale: 'Skala Google',
    good: 'Dobrze',
    warn: 'Do poprawy',
    bad: 'Wolno',
    notStarted: 'Nie udało się rozpocząć pomiaru. Sprawdź połączenie i spróbuj ponownie.'
  },
  opportunities: {
    title: 'Co pomoże najbardziej',
    line: 'Największe oszczędności wykryte podczas pomiaru. Urządzenie: {device}.',
    saving: 'do {ms}',
    none: 'Pomiar nie wykrył niczego wartego uwagi.',
    images: 'Zoptymalizuj obrazy'
  },
  trend: {
    title: 'Ostatnie 90 dni',
    label: 'Wyniki od {from} do {to}',
    table: 'Liczby',
    date: 'Data',
    few: 'Wykres pojawi się po drugim pomiarze.'
  },
  up: {
    title: 'Przyspieszenie sklepu',
    line: 'Gdy odwiedzający zatrzyma kursor na linku na ponad 65 ms, strona jest pobierana z wyprzedzeniem i otwiera się od razu. Wyniki testów szybkości się nie zmieniają.',
    speedUp: 'Przyspiesz',
    preview: 'Podgląd',
    turnOff: 'Wyłącz',
    never:
      'Koszyki, strony realizacji zakupu, konta i pliki do pobrania nigdy nie są pobierane z wyprzedzeniem.'
  },
  effect: {
    title: 'W Twoim sklepie',
    visitors:
      'Wyświetlenia stron z ostatnich 28 dni: {prefetched} pobranych z wyprzedzeniem, {fresh} bez pobrania. W 75% z nich następna strona pojawiła się w tym czasie lub szybciej.',
    few: 'Czasy odwiedzających pojawią się tutaj, gdy liczba wyświetleń ze wstępnym ładowaniem i bez niego osiągnie po {n}.',
    measured:
      'Zmierzono {when}: od kliknięcia na stronie głównej do pokazania strony {page}. Środkowa z trzech wizyt w każdym przypadku, przez wolne łącze 4G.',
    none: 'Otwiera dwie strony Twojego sklepu tak jak odwiedzający, ze wstępnym ładowaniem i bez niego, i mierzy czas oczekiwania.',
    measure: 'Zmierz w moim sklepie',
    measuring: 'Trwa pomiar…',
    measuringLine: 'Sklep zostanie otwarty sześć razy. Potrwa to minutę lub dwie.'
  },
  embed: {
    title: 'Osadzenie aplikacji w szablonie',
    on: 'Włączono',
    off: 'Wyłączono',
    lineOn: 'Skrypt wstępnego ładowania jest częścią Twojego szablonu.',
    lineOff: 'Włącz osadzenie aplikacji w szablonie.',
    unknown: 'Nie wiadomo',
    lineUnknown:
      'Nie można teraz odczytać Twojego szablonu. Edytor pokazuje, czy osadzenie jest włączone.',
    settings: 'Ustawienia osadzenia aplikacji',
    waiting: 'Czekamy na zmianę w edytorze…',
    turnedOn: 'Osadzenie aplikacji jest włączone',
    turnedOff: 'Osadzenie aplikacji jest wyłączone'
  },
  video: {
    title: 'Jak to działa',
    line: 'Od najechania kursorem na link do kliknięcia mija zwykle około ćwierć sekundy. To wystarczy, aby pobrać stronę.',
    watch: 'Obejrzyj film',
    preview: 'Podgląd',
    close: 'Zamknij',
    stepOne: 'Odwiedzający wskazuje link',
    stepTwo: '65 ms później strona jest już w drodze',
    stepThree: 'Kliknięcie otwiera stronę już pobraną',
    without: 'Bez wstępnego ładowania',
    with: 'Ze wstępnym ładowaniem',
    shown: 'Następna strona widoczna po {time}',
    play: 'Odtwórz',
    pause: 'Wstrzymaj',
    label:
      '{way}: kursor zatrzymuje się na produkcie, kliknięcie go otwiera, a jego strona pojawia się po {time}.',
    recorded:
      'Prawdziwe nagranie dwóch stron sklepu demonstracyjnego przez wolne łącze 4G ({latency}, {speed}). Czas zatrzymania kursora na linku przed kliknięciem: {rest}. Odtwarzane z połową prędkości.'
  },
  since: {
    title: 'Od optymalizacji obrazów',
    line: '{device}: {before} → {after}',
    first: 'Pierwsza optymalizacja',
    weight: 'Rozmiar strony'
  },
  visitors: {
    title: 'Prawdziwi odwiedzający',
    line: 'Czego doświadczyli odwiedzający Twój sklep w ciągu ostatnich 28 dni. W 75% wizyt wartość była taka lub lepsza.',
    off: 'Wyłączono. Po włączeniu sklep zgłasza czasy ładowania bez plików cookie, adresów IP ani innych danych osobowych.',
    switch: 'Zbieraj czasy ładowania u odwiedzających',
    none: 'Brak wizyt. Pierwsze liczby pojawią się, gdy ktoś otworzy stronę Twojego sklepu.',
    lcp: 'Wyświetlenie głównej treści',
    inp: 'Reakcja na naciśnięcie',
    cls: 'Przesunięcie układu',
    prefetched: 'Otwarcie strony pobranej z wyprzedzeniem',
    fresh: 'Otwarcie strony niepobranej wcześniej',
    views:
      '{n} {{count:|wyświetlenie strony||wyświetlenia strony|wyświetleń strony|wyświetlenia strony}}',
    notSaved: 'Spróbuj ponownie później'
  },
  faq: {
    title: 'Pytania',
    scoreQuestion: 'Czy skrypt wstępnego ładowania poprawia mój wynik?',
    scoreAnswer:
      'Nie. Testy szybkości otwierają jedną stronę i w nic nie klikają, więc ich wyniki się nie zmieniają. Różnicę odczuwają odwiedzający: strony, na które przechodzą, otwierają się o 200–300 ms wcześniej.',
    orderQuestion: 'Czy może dodać coś do koszyka lub kogoś wylogować?',
    orderAnswer:
      'Nie. Pobierane są tylko strona główna oraz strony produktów, kolekcji, bloga, wyszukiwania i treści, a nigdy link z nieznanym parametrem. Link oznaczony atrybutem data-no-preload nigdy nie jest pobierany z wyprzedzeniem.',
    dataQuestion: 'Czy zużywa transfer danych moich odwiedzających?',
    dataAnswer:
      'Naraz przechowywane są najwyżej dwie strony, a u osób, które oszczędzają transfer danych lub mają wolne łącze, nic nie jest pobierane.',
    varyQuestion: 'Dlaczego wynik się zmienia, skoro nic się nie zmieniło?',
    varyAnswer:
      'Pomiary różnią się o kilka punktów. Dlatego przy każdym pomiarze strona jest otwierana trzy razy na każdym urządzeniu i liczy się środkowy wynik.',
    costQuestion: 'Ile to kosztuje?',
    costAnswer: 'Nic. Wstępne ładowanie i pomiary są bezpłatne w każdym planie.'
  },
  editor: {
    title: 'Edytor szablonów',
    line: 'Ta strona zastępuje edytor szablonów Twojej platformy: włączasz i wyłączasz w niej części aplikacji.',
    legend: 'Osadzenia aplikacji',
    embed: 'Wstępne ładowanie Page Speed Boost',
    embedLine: 'Umieszcza skrypt wstępnego ładowania na każdej stronie sklepu.',
    save: 'Zapisz',
    saved: 'Zapisano',
    open: 'Otwórz sklep'
  },
  reasons: {
    'no-checker':
      'Szybkości Twojego sklepu nie można teraz tutaj zmierzyć. Jeśli potrzebujesz pomiaru, skontaktuj się z pomocą techniczną.',
    'not-reached':
      'Nie udało się otworzyć strony głównej sklepu. Sprawdź, czy sklep jest online i czy nie jest chroniony hasłem.',
    'left-shop': 'Adres sklepu prowadzi do innej witryny, więc nie wykonano pomiaru.',
    'no-link': 'Na stronie głównej nie widać linku, który można otworzyć na potrzeby pomiaru.',
    'took-too-long':
      'Pomiar trwał ponad 5 minut i został przerwany. Spróbuj ponownie, gdy sklep będzie mniej obciążony.',
    refused:
      'Usługa mierząca szybkość odrzuciła pomiar lub była niedostępna. Spróbuj ponownie później.',
    interrupted: 'Ponowne uruchomienie przerwało pomiar. Rozpocznij go jeszcze raz.',
    fault: 'Nie udało się dokończyć pomiaru. Spróbuj ponownie później.'
  }
}
