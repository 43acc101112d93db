export const exportCsv = {
  all: 'Esporta tutto (CSV)',
  fileName: 'cronologia-ottimizzazioni',
  kinds: {
    product: 'Prodotto',
    collection: 'Collezione',
    article: 'Articolo del blog',
    upload: 'Altro'
  },
  columns: {
    kind: 'Tipo',
    id: 'ID',
    title: 'Nome',
    imageId: 'ID immagine',
    fileName: 'Nome file',
    status: 'Stato',
    originalType: 'Tipo di file originale',
    fileType: 'Tipo di file',
    originalBytes: 'Dimensione originale (byte)',
    compressedBytes: 'Dimensione compressa (byte)',
    ratio: 'Riduzione (%)',
    toJpg: 'Da PNG a JPG',
    watermark: 'Filigrana',
    altText: 'Testo alternativo',
    editedName: 'Nome file modificato',
    optimisedAt: 'Data di ottimizzazione',
    reason: 'Motivo'
  }
}
