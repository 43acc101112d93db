export const imageSettings = {
  emptyTemplate: 'Kenttä ei voi olla tyhjä!',
  unknownField: 'Kenttää {field} ei voi käyttää tässä.',
  oneCompression: 'Valitse täsmälleen yksi pakkaustapa.',
  changedElsewhere:
    'Asetuksia on sillä välin muutettu toisessa välilehdessä. Mitään ei korvattu. Lataa sivu uudelleen ja yritä uudelleen.',
  watermarkMissing: 'Lisää vesileiman kuva ennen tallentamista',
  watermarkTooLarge: 'Vesileiman kuva saa olla enintään 500 kt',
  watermarkWrongType: 'Tiedostotyypin on oltava .jpg, .jpeg tai .png.',
  watermarkTooManyPixels: 'Vesileiman kuvassa on yli 16 megapikseliä.',
  watermarkDamaged: 'Vesileiman kuva on vioittunut tai epätäydellinen.',
  notAllowed: 'tämä arvo ei ole sallittu'
}
