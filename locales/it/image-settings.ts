export const imageSettings = {
  emptyTemplate: 'Questo campo non può essere vuoto.',
  unknownField: 'Il campo {field} non può essere usato qui.',
  oneCompression: 'Scegli un solo tipo di compressione.',
  changedElsewhere:
    'Le impostazioni sono state modificate in un’altra scheda, quindi non è stato salvato nulla. Ricarica la pagina e riprova.',
  watermarkMissing: 'Per salvare, carica un’immagine per la filigrana.',
  watermarkTooLarge: 'L’immagine della filigrana può pesare al massimo 500 KB.',
  watermarkWrongType: 'Tipi di file ammessi: .jpg .jpeg .png.',
  watermarkTooManyPixels: 'L’immagine della filigrana ha più di 16 megapixel.',
  watermarkDamaged: 'L’immagine della filigrana è danneggiata o incompleta.',
  notAllowed: 'questo valore non è consentito'
}
