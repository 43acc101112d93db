/** The privacy policy (specification §17.1). It states what this program does and nothing beyond that. */
export const privacy = {
  title: 'Polityka prywatności',
  updated: 'Ostatnia zmiana: {date}',
  intro:
    'Page Speed Boost przyspiesza strony sklepów internetowych: kompresuje obrazy, tworzy teksty alternatywne i nazwy plików oraz ładuje strony z wyprzedzeniem. Ta polityka opisuje, jakie informacje o sklepie i jego właścicielu przechowuje aplikacja, w jakim celu i jak długo.',
  contents: 'Spis treści',
  collect: {
    title: 'Co zbieramy',
    line: 'Podczas instalacji aplikacji i korzystania z niej otrzymujemy z Twojego sklepu:',
    owner: 'Twoje imię i nazwisko oraz adres e-mail. Nie prosimy o numer telefonu.',
    shop: 'Nazwę, adres, plan i język Twojego sklepu.',
    catalogue:
      'Produkty, blogi i kolekcje: nazwy, dostawców, typy, ceny oraz ich obrazy z nazwami plików i tekstami alternatywnymi.',
    theme:
      'Ustawienia Twojego szablonu, aby sprawdzić, czy przyspieszenie jest włączone. Nie odczytujemy tagów skryptów.',
    use: 'To, co robisz w aplikacji: ustawienia, optymalizacje, uzyskane oszczędności i wiadomości, które do nas piszesz.',
    visitors:
      'O odwiedzających Twój sklep nie przechowujemy niczego, co pozwoliłoby odróżnić jedną osobę od drugiej. Skrypt, który ładuje strony z wyprzedzeniem, nie zapisuje plików cookie. Tylko jeśli włączysz statystyki odwiedzających, przeglądarki zgłaszają, jak szybko pojawiły się strony, a my przechowujemy dzienne podsumowania.'
  },
  use: {
    title: 'Do czego używamy danych',
    work: 'Aby robić to, o co prosisz: kompresować obrazy, tworzyć teksty alternatywne i nazwy plików, przywracać oryginały i mierzyć szybkość Twoich stron.',
    plan: 'Aby liczyć obrazy w ramach Twojego planu i pobierać opłaty przez platformę sklepu. Nigdy nie widzimy numerów kart.',
    support:
      'Aby odpowiadać na Twoje wiadomości i informować Cię o zmianach, które dotyczą Twojego sklepu.',
    improve:
      'Aby znajdować błędy i sprawdzać, które funkcje są używane. Te statystyki wskazują sklep, nigdy jego klientów.',
    share:
      'Nie sprzedajemy informacji i nikomu ich nie przekazujemy, z wyjątkiem firm, które utrzymują nasze serwery i wysyłają nasze e-maile i nie mogą użyć ich do niczego innego, oraz sytuacji, gdy wymaga tego prawo. Gdy szybkość Twojego sklepu mierzy PageSpeed Insights, jego adres jest przekazywany firmie Google.',
    cookie:
      'Jeden plik cookie podtrzymuje Twoją sesję: przez 30 dni, a w panelu administracyjnym sklepu przez jeden dzień. Nie używamy plików cookie do reklam ani śledzenia.'
  },
  rights: {
    title: 'Prawa europejskich sprzedawców',
    line: 'Jeśli znajdujesz się w Europejskim Obszarze Gospodarczym, Wielkiej Brytanii lub Szwajcarii, możesz zażądać dostępu do danych osobowych, które o Tobie przechowujemy, ich poprawienia, uzupełnienia, usunięcia lub przekazania Tobie oraz ograniczenia ich przetwarzania. Możesz sprzeciwić się ich przetwarzaniu i złożyć skargę do organu ochrony danych w swoim kraju.',
    ground:
      'Używamy Twoich danych, aby wykonać zawartą z Tobą umowę, a poza tym dlatego, że mamy prawnie uzasadniony interes w tym, aby usługa działała i była bezpieczna.',
    transfer:
      'Twoje dane mogą być przetwarzane poza Europą, tam gdzie swoje serwery mają firmy, które je dla nas utrzymują.'
  },
  keep: {
    title: 'Jak długo przechowujemy dane',
    line: 'Informacje o Twoim sklepie przechowujemy do czasu odinstalowania aplikacji. Potem je usuwamy, a na Twoją prośbę także wcześniej.',
    originals:
      'Oryginalne obrazy przechowujemy przez {days} dni po optymalizacji, aby można było je przywrócić, a potem je usuwamy.'
  },
  contact: {
    title: 'Kontakt',
    line: 'Jeśli masz pytania dotyczące tej polityki lub chcesz skorzystać ze swoich praw, napisz do nas w aplikacji za pomocą linku „Skontaktuj się z nami”.',
    email: 'Możesz też napisać na adres {email}.'
  }
}
