export const looks = {
  quality: 'Kalite',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: 'Birebir aynı ({score|local})',
  looksIdentical: 'Aynı görünüyor ({score|local})',
  excellent: 'Mükemmel ({score|local})',
  veryGood: 'Çok iyi ({score|local})',
  good: 'İyi ({score|local})',
  visible: 'Değişiklikler fark ediliyor ({score|local})',
  misnamed: 'Adı ne derse desin, içeriği {type}'
}
