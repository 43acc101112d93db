/** The history exported as CSV. */
export const exportCsv = {
  all: 'Eksporter alt (CSV)',
  fileName: 'optimaliseringshistorikk',
  kinds: { product: 'Produkt', collection: 'Samling', article: 'Blogginnlegg', upload: 'Annet' },
  columns: {
    kind: 'Type',
    id: 'ID',
    title: 'Navn',
    imageId: 'Bilde-ID',
    fileName: 'Filnavn',
    status: 'Status',
    originalType: 'Opprinnelig filtype',
    fileType: 'Filtype',
    originalBytes: 'Opprinnelig størrelse (byte)',
    compressedBytes: 'Komprimert størrelse (byte)',
    ratio: 'Besparelse (%)',
    toJpg: 'PNG til JPG',
    watermark: 'Vannmerke',
    altText: 'Alt-tekst',
    editedName: 'Filnavn endret',
    optimisedAt: 'Optimaliseringsdato',
    reason: 'Årsak'
  }
}
