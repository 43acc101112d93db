/** Messages about saved image settings. */
export const imageSettings = {
  emptyTemplate: 'Pole nie może być puste.',
  unknownField: 'Pola {field} nie można tu użyć.',
  oneCompression: 'Wybierz dokładnie jeden rodzaj kompresji.',
  changedElsewhere:
    'Ustawienia zostały w międzyczasie zmienione w innej karcie. Nic nie zostało nadpisane. Odśwież stronę i spróbuj ponownie.',
  watermarkMissing: 'Aby zapisać, prześlij obraz znaku wodnego.',
  watermarkTooLarge: 'Obraz znaku wodnego może mieć maksymalnie 500 KB.',
  watermarkWrongType: 'Dozwolone typy plików: .jpg, .jpeg, .png.',
  watermarkTooManyPixels: 'Obraz znaku wodnego ma ponad 16 megapikseli.',
  watermarkDamaged: 'Obraz znaku wodnego jest uszkodzony lub niekompletny.',
  notAllowed: 'ta wartość jest niedozwolona'
}
