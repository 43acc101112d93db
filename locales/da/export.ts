/** The history exported as CSV. */
export const exportCsv = {
  all: 'Eksporter alt (CSV)',
  fileName: 'optimeringshistorik',
  kinds: { product: 'Produkt', collection: 'Kollektion', article: 'Blogopslag', upload: 'Andet' },
  columns: {
    kind: 'Type',
    id: 'ID',
    title: 'Navn',
    imageId: 'Billed-ID',
    fileName: 'Filnavn',
    status: 'Status',
    originalType: 'Oprindelig filtype',
    fileType: 'Filtype',
    originalBytes: 'Oprindelig størrelse (byte)',
    compressedBytes: 'Komprimeret størrelse (byte)',
    ratio: 'Besparelse (%)',
    toJpg: 'PNG til JPG',
    watermark: 'Vandmærke',
    altText: 'Alt-tekst',
    editedName: 'Filnavn ændret',
    optimisedAt: 'Optimeret den',
    reason: 'Årsag'
  }
}
