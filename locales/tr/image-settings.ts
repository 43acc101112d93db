export const imageSettings = {
  emptyTemplate: 'Bu alan boş bırakılamaz.',
  unknownField: '{field} burada kullanılabilecek bir alan değil.',
  oneCompression: 'Tek bir sıkıştırma türü seçin.',
  changedElsewhere:
    'Ayarlar bu arada başka bir sekmede değiştirildi. Hiçbir şeyin üzerine yazılmadı. Sayfayı yenileyip tekrar deneyin.',
  watermarkMissing: 'Kaydetmek için bir filigran görseli yükleyin.',
  watermarkTooLarge: 'Filigran görseli en fazla 500 KB olabilir.',
  watermarkWrongType: 'Kabul edilen dosya türleri: .jpg .jpeg .png.',
  watermarkTooManyPixels: 'Filigran görseli 16 megapikselden büyük.',
  watermarkDamaged: 'Filigran görseli bozuk veya eksik.',
  notAllowed: 'bu değere izin verilmiyor'
}
