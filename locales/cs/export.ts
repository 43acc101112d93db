/** The history exported as CSV. */
export const exportCsv = {
  all: 'Exportovat vše (CSV)',
  fileName: 'historie-optimalizace',
  kinds: { product: 'Produkt', collection: 'Kolekce', article: 'Příspěvek', upload: 'Ostatní' },
  columns: {
    kind: 'Typ',
    id: 'ID',
    title: 'Název',
    imageId: 'ID obrázku',
    fileName: 'Název souboru',
    status: 'Stav',
    originalType: 'Původní typ souboru',
    fileType: 'Typ souboru',
    originalBytes: 'Původní velikost (bajty)',
    compressedBytes: 'Velikost po kompresi (bajty)',
    ratio: 'Úspora (%)',
    toJpg: 'PNG na JPG',
    watermark: 'Vodoznak',
    altText: 'Alternativní text',
    editedName: 'Název souboru změněn',
    optimisedAt: 'Datum optimalizace',
    reason: 'Důvod'
  }
}
