/** The history exported as CSV. */
export const exportCsv = {
  all: 'Alles exporteren (CSV)',
  fileName: 'optimalisatiegeschiedenis',
  kinds: { product: 'Product', collection: 'Collectie', article: 'Blogpost', upload: 'Overig' },
  columns: {
    kind: 'Soort',
    id: 'ID',
    title: 'Naam',
    imageId: 'Afbeeldings-ID',
    fileName: 'Bestandsnaam',
    status: 'Status',
    originalType: 'Origineel bestandstype',
    fileType: 'Bestandstype',
    originalBytes: 'Originele grootte (bytes)',
    compressedBytes: 'Nieuwe grootte (bytes)',
    ratio: 'Besparing (%)',
    toJpg: 'PNG naar JPG',
    watermark: 'Watermerk',
    altText: 'Alt-tekst',
    editedName: 'Bestandsnaam gewijzigd',
    optimisedAt: 'Geoptimaliseerd op',
    reason: 'Reden'
  }
}
