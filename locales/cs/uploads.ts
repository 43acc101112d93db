/** The upload dialog. */
export const uploads = {
  action: 'Nahrát obrázky',
  title: 'Nahrát obrázky',
  drop: 'Přetáhněte obrázky sem',
  choose: 'Vybrat obrázky',
  hint: 'JPG nebo PNG, každý do {size}, najednou nejvýše {most}',
  badDrop: 'Soubor musí být typu .jpg, .jpeg nebo .png.',
  none: 'Nenahráli jste žádný obrázek.',
  refusedTitle: 'Tyto obrázky se nepodařilo nahrát:',
  notSupported: 'Soubor „{name}“ není podporovaný. Musí být typu .jpg nebo .png.',
  tooLarge: 'Soubor „{name}“ je příliš velký. Může mít nejvýše {size}.',
  isEmpty: 'Soubor „{name}“ je prázdný.',
  tooMany: 'Soubor „{name}“ je už navíc. Najednou jich může být nejvýše {most}.',
  files: 'Obrázky k nahrání',
  sent: 'Nahráno',
  notSent: 'Nenahráno. Zkontrolujte připojení a zkuste to znovu.',
  retry: 'Zkusit znovu: {name}',
  remove: 'Odebrat {name}',
  fileProgress: 'Nahrávání: {name}',
  overall: 'Nahráno {n} z {all}',
  overallLabel: 'Nahrávání všech obrázků',
  options: 'Možnosti',
  pngToJpg: 'Převést PNG na JPG',
  pngToJpgLine: 'Může zmenšit velikost až o 80 %.',
  watermark: 'Přidat vodoznak',
  watermarkLine: 'Použije se vodoznak z nastavení. Soubory s ním mohou být větší.',
  noWatermark: 'Nejdřív v nastavení nahrajte obrázek vodoznaku.',
  start: 'Nahrát a optimalizovat',
  stop: 'Zastavit nahrávání',
  leaveTitle: 'Zastavit nahrávání?',
  leaveText: 'Tyto obrázky se neoptimalizují.',
  leave: 'Zastavit nahrávání',
  stay: 'Pokračovat v nahrávání'
}

/** Why the server rejects an uploaded file or a request. */
export const uploadErrors = {
  none: 'Nenahráli jste žádný obrázek.',
  refusedTitle: 'Tyto obrázky se nepodařilo nahrát:',
  notSupported: 'Soubor „{name}“ není podporovaný. Musí být typu .jpg nebo .png.',
  tooLarge: 'Soubor „{name}“ je příliš velký. Může mít nejvýše 50 MB.',
  incomplete: 'Soubor „{name}“ nedorazil celý. Nahrajte ho znovu.',
  broken: 'Nahrávání se přerušilo. Nahrajte soubor znovu.',
  linkUsed: 'Tato adresa pro nahrávání už byla použita. Vyžádejte si novou.',
  linkExpired: 'Platnost této adresy pro nahrávání vypršela. Nahrajte soubor znovu.',
  unknown: 'Jeden ze souborů už neexistuje. Nahrajte ho znovu.',
  tooManyWaiting: 'Na zpracování čeká příliš mnoho souborů. Zkuste to zítra.'
}
