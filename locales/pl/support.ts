/** Language, feedback, ratings and adverts (specification §13.8 and §14). */
export const feedback = {
  open: 'Skontaktuj się z nami',
  title: 'Skontaktuj się z nami',
  line: 'Napisz, czego potrzebujesz lub co poszło nie tak. Odpowiemy e-mailem.',
  name: 'Imię i nazwisko',
  email: 'E-mail',
  subject: 'Temat',
  description: 'Opis',
  optional: '(opcjonalnie)',
  send: 'Wyślij',
  sent: 'Dziękujemy. Twoja wiadomość dotarła.',
  notSent: 'Nie udało się wysłać wiadomości. Sprawdź połączenie i spróbuj ponownie.',
  empty: {
    name: 'Podaj imię i nazwisko',
    email: 'Podaj adres e-mail',
    description: 'Wpisz opis'
  },
  badEmail: 'Podaj pełny adres e-mail, na przykład name@example.com.',
  tooLong: {
    name: 'Imię i nazwisko są za długie: maksymalnie {most} znaków.',
    email: 'Adres e-mail jest za długi: maksymalnie {most} znaków.',
    title: 'Temat jest za długi: maksymalnie {most} znaków.',
    description: 'Opis jest za długi: maksymalnie {most} znaków.'
  },
  tooMany: 'W ciągu ostatniej godziny wysłano wiele wiadomości. Spróbuj ponownie później.'
}

export const language = {
  label: 'Język',
  notSaved: 'Nie udało się zapisać języka. Sprawdź połączenie i spróbuj ponownie.'
}

export const review = {
  title: 'Jak Ci się podoba Page Speed Boost?',
  line: 'Twoja ocena pomaga nam ulepszać aplikację.',
  stars: 'Ocena',
  star: '{n} {{count:|gwiazdka||gwiazdki|gwiazdek|gwiazdki}}',
  rate: 'Oceń aplikację',
  send: 'Wyślij ocenę',
  later: 'Przypomnij później',
  dismiss: 'Zamknij',
  notSent: 'Nie udało się wysłać oceny. Sprawdź połączenie i spróbuj ponownie.',
  thanks: 'Dziękujemy za ocenę.',
  both: 'Możesz też ocenić aplikację publicznie albo napisać nam więcej.',
  here: 'Możesz też napisać nam więcej.',
  inPublic: 'Oceń publicznie',
  tellMore: 'Napisz więcej'
}

export const congratulations = {
  title: 'Gratulacje',
  saved: 'Oszczędność już za pierwszym razem: {size}',
  line: 'O tyle nowe pliki są mniejsze od oryginałów.',
  see: 'Zobacz historię',
  open: 'Zobacz wynik',
  dismiss: 'Zamknij'
}

export const advert = {
  title: 'Więcej dla Twojego sklepu',
  line: 'Inne aplikacje dla Twojego sklepu znajdziesz w sekcji Polecane.',
  open: 'Zobacz aplikacje',
  dismiss: 'Zamknij'
}
