/** The /recommended-apps page (specification §14.3). */
export const recommendations = {
  title: 'Polecane',
  line: 'Więcej dla Twojego sklepu.',
  tabs: 'Dostawcy aplikacji',
  partners: 'Od channelwill',
  own: 'Od {product}',
  frame: 'Aplikacje naszych partnerów',
  partnersLine:
    'Aplikacje naszych partnerów znajdują się na osobnej stronie, która otworzy się w nowej karcie.',
  openPartners: 'Otwórz stronę',
  free: 'Bezpłatna',
  rating: '{rating} z 5 gwiazdek',
  reviews: '{n} {{count:|opinia||opinie|opinii|opinii}}',
  noRating: 'Brak ocen',
  apps: {
    images: {
      title: 'Optymalizacja obrazów',
      text: 'Kompresuje obrazy produktów, kolekcji i bloga. Zachowuje oryginały, więc wszystko można cofnąć.',
      open: 'Zoptymalizuj obrazy'
    },
    speed: {
      title: 'Szybkość stron',
      text: 'Pobiera stronę na chwilę przed tym, jak odwiedzający ją otworzy, i mierzy szybkość Twojego sklepu na komputerach i urządzeniach mobilnych.',
      open: 'Zobacz szybkość stron'
    },
    texts: {
      title: 'Teksty alternatywne i nazwy plików',
      text: 'Tworzy teksty alternatywne i nazwy plików dla wyszukiwarek na podstawie Twoich szablonów tekstu.',
      open: 'Wybierz szablony tekstu'
    },
    store: {
      title: 'Podgląd sklepu',
      text: 'Lokalny sklep widziany oczami klienta, ze zoptymalizowanymi obrazami i włączonym przyspieszeniem.',
      open: 'Otwórz sklep'
    }
  }
}
