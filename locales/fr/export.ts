/** The history exported as CSV. */
export const exportCsv = {
  all: 'Tout exporter (CSV)',
  fileName: 'historique-optimisation',
  kinds: {
    product: 'Produit',
    collection: 'Collection',
    article: 'Article de blog',
    upload: 'Autre'
  },
  columns: {
    kind: 'Type',
    id: 'ID',
    title: 'Nom',
    imageId: 'ID de l’image',
    fileName: 'Nom de fichier',
    status: 'Statut',
    originalType: 'Type de fichier d’origine',
    fileType: 'Type de fichier',
    originalBytes: 'Taille d’origine (octets)',
    compressedBytes: 'Taille compressée (octets)',
    ratio: 'Réduction (%)',
    toJpg: 'PNG en JPG',
    watermark: 'Filigrane',
    altText: 'Texte alternatif',
    editedName: 'Nom de fichier modifié',
    optimisedAt: 'Date d’optimisation',
    reason: 'Raison'
  }
}
