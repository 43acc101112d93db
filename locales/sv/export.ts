export const exportCsv = {
  all: 'Exportera allt (CSV)',
  fileName: 'optimeringshistorik',
  kinds: {
    product: 'Produkt',
    collection: 'Produktserie',
    article: 'Blogginlägg',
    upload: 'Övrigt'
  },
  columns: {
    kind: 'Typ',
    id: 'ID',
    title: 'Namn',
    imageId: 'Bild-ID',
    fileName: 'Filnamn',
    status: 'Status',
    originalType: 'Ursprunglig filtyp',
    fileType: 'Filtyp',
    originalBytes: 'Ursprunglig storlek (byte)',
    compressedBytes: 'Komprimerad storlek (byte)',
    ratio: 'Minskning (%)',
    toJpg: 'PNG till JPG',
    watermark: 'Vattenstämpel',
    altText: 'Alternativtext',
    editedName: 'Filnamn ändrat',
    optimisedAt: 'Optimeringsdatum',
    reason: 'Orsak'
  }
}
