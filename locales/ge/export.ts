/** The history exported as CSV. */
export const exportCsv = {
  all: 'Alles exportieren (CSV)',
  fileName: 'optimierungsverlauf',
  kinds: {
    product: 'Produkt',
    collection: 'Kollektion',
    article: 'Blogbeitrag',
    upload: 'Sonstiges'
  },
  columns: {
    kind: 'Typ',
    id: 'ID',
    title: 'Name',
    imageId: 'Bild-ID',
    fileName: 'Dateiname',
    status: 'Status',
    originalType: 'Ursprünglicher Dateityp',
    fileType: 'Dateityp',
    originalBytes: 'Originalgröße (Byte)',
    compressedBytes: 'Komprimierte Größe (Byte)',
    ratio: 'Ersparnis (%)',
    toJpg: 'PNG zu JPG',
    watermark: 'Wasserzeichen',
    altText: 'Alt-Text',
    editedName: 'Dateiname geändert',
    optimisedAt: 'Optimiert am',
    reason: 'Grund'
  }
}
