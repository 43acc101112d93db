/** Messages about saved image settings. */
export const imageSettings = {
  emptyTemplate: 'Pole nesmí být prázdné.',
  unknownField: 'Pole {field} tu nelze použít.',
  oneCompression: 'Vyberte právě jeden druh komprese.',
  changedElsewhere:
    'Nastavení bylo změněno na jiné kartě, proto se nic neuložilo. Načtěte stránku znovu a zkuste to ještě jednou.',
  watermarkMissing: 'Před uložením nahrajte obrázek vodoznaku.',
  watermarkTooLarge: 'Obrázek vodoznaku může mít nejvýše 500 KB.',
  watermarkWrongType: 'Soubor musí být typu .jpg, .jpeg nebo .png.',
  watermarkTooManyPixels: 'Obrázek vodoznaku má více než 16 megapixelů.',
  watermarkDamaged: 'Obrázek vodoznaku je poškozený nebo neúplný.',
  notAllowed: 'tato hodnota není povolená'
}
