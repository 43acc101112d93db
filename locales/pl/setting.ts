/** The /setting page, including the form that it shares with the settings sheet. */
export const setting = {
  title: 'Ustawienia',
  line: 'Twoje konto i sposób optymalizacji obrazów.',
  account: 'Konto',
  signedIn: 'Zalogowano za pomocą tokenu dostępu.',
  signOut: 'Wyloguj się',
  signOutEverywhere: 'Wyloguj się na wszystkich urządzeniach',
  images: 'Ustawienia optymalizacji obrazów',
  sections: {
    image_opt: 'Optymalizacja obrazów',
    alt_text: 'Teksty alternatywne obrazów',
    file_name: 'Nazwy plików obrazów'
  },
  lines: {
    image_opt: 'Kompresuj obrazy, aby strony ładowały się szybciej.',
    alt_text: 'Dodaj opis dla wyszukiwarek i czytników ekranu.',
    file_name: 'Nadaj plikom obrazów nazwy, które odczytają wyszukiwarki.'
  },
  on: 'Włączono',
  off: 'Wyłączono',
  unsaved: 'Niezapisane zmiany',
  discard: 'Odrzuć',
  save: 'Zapisz',
  saveAndTurnOn: 'Zapisz i włącz',
  reload: 'Odśwież',
  firstSetup: 'Pierwsza konfiguracja',
  setUp: 'Skonfiguruj',
  noTarget:
    'Optymalizacja nie rozpocznie się, dopóki nie skonfigurujesz co najmniej jednej pozycji.',
  noWatermark: 'Aby zapisać, prześlij obraz znaku wodnego.',
  auto: 'Automatyczna',
  autoLine: 'Maksymalnie zmniejsza każdy obraz bez widocznej różnicy.',
  customLine: 'Ten sam poziom dla każdego obrazu.',
  exactLevel: '{level} (jakość {quality})',
  resize: 'Wymiary obrazu',
  longestSide: 'Zmniejsz większe obrazy',
  longestSideLabel: 'Najdłuższy bok w pikselach',
  longestSideWrong: 'Podaj całkowitą liczbę pikseli od 100 do 20000.'
}

/** The watermark section of the settings. */
export const watermark = {
  title: 'Znak wodny',
  switch: 'Dodaj znak wodny',
  notGif: 'Do obrazów GIF znak wodny nie jest dodawany.',
  mayEnlarge: 'Znak wodny może zwiększyć rozmiar plików.',
  drop: 'Upuść obraz tutaj lub',
  choose: 'Wybierz obraz',
  hint: '.jpg, .jpeg, .png, maksymalnie 500 KB',
  refused: 'Nie udało się przesłać tych obrazów:',
  wrongType: 'Plik „{name}” nie jest obsługiwany. Dozwolone typy plików: .jpg, .jpeg, .png.',
  tooLarge:
    'Plik „{name}” ({size}) jest za duży. Obraz znaku wodnego może mieć maksymalnie 500 KB.',
  unreadable: 'Pliku „{name}” nie można odczytać jako obrazu.',
  picture: 'Obraz znaku wodnego',
  remove: 'Usuń obraz znaku wodnego',
  replace: 'Zastąp',
  size: 'Rozmiar',
  sizeValue: '{percent} wysokości obrazu',
  opacity: 'Krycie',
  position: 'Położenie',
  positions: {
    t_l: 'Lewy górny róg',
    t_c: 'Góra pośrodku',
    t_r: 'Prawy górny róg',
    c: 'Środek',
    b_l: 'Lewy dolny róg',
    b_c: 'Dół pośrodku',
    b_r: 'Prawy dolny róg'
  },
  preview: 'Podgląd na jednym z Twoich obrazów',
  sample: 'Obraz z Twojego sklepu ze znakiem wodnym'
}

/** Alt text and file names written from templates. */
export const imageTexts = {
  targets: 'Dla których obrazów',
  alt_text: {
    allProducts: 'Teksty alternatywne wszystkich obrazów produktów',
    publishedProducts: 'Tylko teksty alternatywne obrazów opublikowanych produktów',
    product: 'Teksty alternatywne obrazów produktów',
    collection: 'Teksty alternatywne obrazów kolekcji',
    blogs: 'Teksty alternatywne obrazów na blogu',
    productTemplate: 'Tekst alternatywny obrazów produktów',
    collectionTemplate: 'Tekst alternatywny obrazów kolekcji',
    blogsTemplate: 'Tekst alternatywny obrazów na blogu'
  },
  file_name: {
    allProducts: 'Nazwy plików wszystkich obrazów produktów',
    publishedProducts: 'Tylko nazwy plików obrazów opublikowanych produktów',
    product: 'Nazwy plików obrazów produktów',
    collection: 'Nazwy plików obrazów kolekcji',
    blogs: 'Nazwy plików obrazów na blogu',
    productTemplate: 'Nazwa pliku obrazów produktów',
    collectionTemplate: 'Nazwa pliku obrazów kolekcji',
    blogsTemplate: 'Nazwa pliku obrazów na blogu'
  },
  scope: 'Które produkty',
  blankOnly: 'Tylko dla obrazów bez tekstu alternatywnego',
  preview: 'Podgląd: {title}',
  nothing: 'Nic: obraz zachowa to, co ma.'
}
