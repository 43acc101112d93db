/** The setup guide (specification §13.4). */
export const guidance = {
  title: 'Skonfiguruj swój sklep',
  step: 'Krok {n} z {all}',
  progress: 'Postęp konfiguracji',
  back: 'Wstecz',
  next: 'Dalej',
  later: 'Skonfiguruj później',
  note: 'Bez obaw, zawsze możesz to później zmienić.',
  welcome: {
    title: 'Witaj w Page Speed Boost',
    line: 'Mniejsze obrazy sprawiają, że sklep działa szybciej i łatwiej go znaleźć. Konfiguracja zajmuje mniej niż minutę.',
    points: {
      compress: 'Wybierz obrazy do kompresji',
      texts: 'Twórz teksty alternatywne i nazwy plików na podstawie szablonów tekstu',
      safe: 'Oryginały przechowujemy przez {days} dni, więc wszystko można cofnąć'
    },
    start: 'Zacznij'
  },
  look: {
    title: 'Twój sklep dzisiaj',
    found:
      '{n} {{count:|obraz produktów||obrazy produktów|obrazów produktów|obrazu produktów}}, {size}',
    empty:
      'Twój sklep nie ma jeszcze obrazów produktów. Obrazy dodane później też będzie można zoptymalizować.',
    preview: 'Przed i po',
    previewLine: 'To tylko podgląd: w Twoim sklepie nic się nie zmieniło.',
    compressing: 'Kompresowanie: {name}…',
    noGain: 'Tego obrazu nie da się bardziej zmniejszyć.',
    goOn: 'W tym czasie możesz kontynuować konfigurację.',
    noQuota: 'W Twoim planie nie ma już dostępnych obrazów.'
  },
  images: {
    title: 'Które obrazy chcesz kompresować?',
    line: 'Niczego nie kompresujemy bez Twojej decyzji. Możesz wybierać obrazy pojedynczo lub wszystkie naraz.',
    product: 'Obrazy produktów',
    blog: 'Obrazy we wpisach na blogu',
    collection: 'Obrazy kolekcji'
  },
  alt: {
    title: 'Optymalizacja tekstów alternatywnych',
    line: 'Tekst alternatywny obrazu odczytują wyszukiwarki i czytniki ekranu.',
    scopes: 'Teksty alternatywne do uzupełnienia',
    product: 'Teksty alternatywne obrazów produktów',
    all: 'Teksty alternatywne wszystkich obrazów produktów',
    published: 'Tylko teksty alternatywne obrazów opublikowanych produktów',
    collection: 'Teksty alternatywne obrazów kolekcji',
    blog: 'Teksty alternatywne obrazów na blogu',
    blank: 'Tylko dla obrazów bez tekstu alternatywnego',
    template: {
      product: 'Tekst alternatywny produktu',
      collection: 'Tekst alternatywny kolekcji',
      blogs: 'Tekst alternatywny bloga'
    },
    noScope: 'Wybierz co najmniej jeden rodzaj tekstów alternatywnych lub wyłącz przełącznik.'
  },
  file: {
    title: 'Optymalizacja nazw plików obrazów',
    line: 'Wyszukiwarki odczytują też nazwę pliku obrazu.',
    scopes: 'Nazwy plików do uzupełnienia',
    product: 'Nazwy plików obrazów produktów',
    all: 'Nazwy plików wszystkich obrazów produktów',
    published: 'Tylko nazwy plików obrazów opublikowanych produktów',
    collection: 'Nazwy plików obrazów kolekcji',
    blog: 'Nazwy plików obrazów na blogu',
    template: {
      product: 'Nazwa pliku produktu',
      collection: 'Nazwa pliku kolekcji',
      blogs: 'Nazwa pliku bloga'
    },
    noScope: 'Wybierz co najmniej jeden rodzaj nazw plików lub wyłącz przełącznik.'
  },
  from: 'Od {plan}',
  emptyTemplate: 'Pole nie może być puste.',
  backup: {
    title: 'Kopie oryginałów przechowujemy przez {days} dni',
    line: 'Zanim zmienimy obraz, zapisujemy jego oryginał. Przez {days} dni możesz go przywrócić jednym kliknięciem dokładnie w takiej postaci, w jakiej był, razem z nazwą i tekstem alternatywnym.',
    after: 'Potem zoptymalizowany obraz zostaje, a kopia jest usuwana.'
  },
  done: {
    title: 'Twój sklep jest skonfigurowany',
    plans: 'Przechodzimy do planów…',
    images: 'Przechodzimy do Twoich obrazów…',
    skip: 'Nie teraz'
  },
  success: 'Gotowe',
  error: 'Błąd',
  notKept: 'Nie udało się zapisać postępu. Sprawdź połączenie.',
  completed: 'Przewodnik ukończony!',
  completedLine: 'Przechodzimy do Twoich obrazów.',
  again: 'Przejdź ponownie',
  resumeTitle: 'Dokończ konfigurację',
  resumeLine: 'Zajmuje mniej niż minutę.',
  resume: 'Kontynuuj'
}
