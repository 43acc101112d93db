/** The upload dialog. */
export const uploads = {
  action: 'Prześlij obrazy',
  title: 'Prześlij obrazy',
  drop: 'Upuść obrazy tutaj',
  choose: 'Wybierz obrazy',
  hint: 'JPG lub PNG, każdy do {size}, maksymalnie {most} naraz',
  badDrop: 'Dozwolone typy plików: .jpg, .jpeg, .png.',
  none: 'Nie przesłano żadnego obrazu.',
  refusedTitle: 'Nie udało się przesłać tych obrazów:',
  notSupported: 'Plik „{name}” nie jest obsługiwany. Dozwolone typy plików: .jpg, .png.',
  tooLarge: 'Plik „{name}” jest za duży. Może mieć maksymalnie {size}.',
  isEmpty: 'Plik „{name}” jest pusty.',
  tooMany: 'Plik „{name}” przekracza limit. Naraz można przesłać maksymalnie {most}.',
  files: 'Obrazy do przesłania',
  sent: 'Przesłano',
  notSent: 'Nie przesłano. Sprawdź połączenie i spróbuj ponownie.',
  retry: 'Ponów: {name}',
  remove: 'Usuń: {name}',
  fileProgress: 'Przesyłanie: {name}',
  overall: 'Przesłano {n} z {all}',
  overallLabel: 'Przesyłanie wszystkich obrazów',
  options: 'Opcje',
  pngToJpg: 'Konwertuj PNG na JPG',
  pngToJpgLine: 'Może zmniejszyć rozmiar nawet o 80%.',
  watermark: 'Dodaj znak wodny',
  watermarkLine: 'Używa znaku wodnego z ustawień. Może zwiększyć rozmiar plików.',
  noWatermark: 'Najpierw prześlij obraz znaku wodnego w ustawieniach.',
  start: 'Prześlij i zoptymalizuj',
  stop: 'Zatrzymaj przesyłanie',
  leaveTitle: 'Zatrzymać przesyłanie?',
  leaveText: 'Te obrazy nie zostaną zoptymalizowane.',
  leave: 'Zatrzymaj przesyłanie',
  stay: 'Kontynuuj przesyłanie'
}

/** Why the server rejects an uploaded file or a request. */
export const uploadErrors = {
  none: 'Nie przesłano żadnego obrazu.',
  refusedTitle: 'Nie udało się przesłać tych obrazów:',
  notSupported: 'Plik „{name}” nie jest obsługiwany. Dozwolone typy plików: .jpg, .png.',
  tooLarge: 'Plik „{name}” jest za duży. Może mieć maksymalnie 50 MB.',
  incomplete: 'Plik „{name}” nie dotarł w całości. Prześlij go ponownie.',
  broken: 'Przesyłanie zostało przerwane. Prześlij plik ponownie.',
  linkUsed: 'Ten adres przesyłania został już użyty. Poproś o nowy.',
  linkExpired: 'Ten adres przesyłania wygasł. Prześlij plik ponownie.',
  unknown: 'Jednego z plików już nie ma. Prześlij go ponownie.',
  tooManyWaiting: 'Zbyt wiele przesłanych plików czeka w kolejce. Spróbuj ponownie jutro.'
}
