export const exportCsv = {
  all: 'Vie kaikki (CSV)',
  fileName: 'optimointihistoria',
  kinds: { product: 'Tuote', collection: 'Kokoelma', article: 'Blogi', upload: 'Muu' },
  columns: {
    kind: 'Tyyppi',
    id: 'Tunnus',
    title: 'Nimi',
    imageId: 'Kuvan tunnus',
    fileName: 'Tiedostonimi',
    status: 'Tila',
    originalType: 'Alkuperäinen tiedostotyyppi',
    fileType: 'Tiedostotyyppi',
    originalBytes: 'Alkuperäinen koko (tavua)',
    compressedBytes: 'Pakattu koko (tavua)',
    ratio: 'Pienennys (%)',
    toJpg: 'PNG → JPG',
    watermark: 'Vesileima',
    altText: 'Alt-teksti',
    editedName: 'Tiedostonimi muutettu',
    optimisedAt: 'Optimoitu',
    reason: 'Syy'
  }
}
