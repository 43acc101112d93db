/** The history exported as CSV. */
export const exportCsv = {
  all: 'Eksportuj wszystko (CSV)',
  fileName: 'historia-optymalizacji',
  kinds: { product: 'Produkt', collection: 'Kolekcja', article: 'Wpis', upload: 'Inne' },
  columns: {
    kind: 'Typ',
    id: 'ID',
    title: 'Nazwa',
    imageId: 'ID obrazu',
    fileName: 'Nazwa pliku',
    status: 'Status',
    originalType: 'Oryginalny typ pliku',
    fileType: 'Typ pliku',
    originalBytes: 'Oryginalny rozmiar (bajty)',
    compressedBytes: 'Rozmiar po kompresji (bajty)',
    ratio: 'Redukcja (%)',
    toJpg: 'PNG na JPG',
    watermark: 'Znak wodny',
    altText: 'Tekst alternatywny',
    editedName: 'Zmieniono nazwę pliku',
    optimisedAt: 'Data optymalizacji',
    reason: 'Powód'
  }
}
