export const looks = {
  quality: 'Kalite',
  /** Of a score: 100 identical, 90 cannot be told apart, 80 seen only side by side, 70 slightly visible. */
  identical: 'Birebir aynı ({score|local})',
  looksIdentical: 'Aynı görünüyor ({score|local})',
  excellent: 'Mükemmel ({score|local})',
  veryGood: 'Çok iyi ({score|local})',
  good: 'İyi ({score|local})',
  visible: 'Değişiklikler fark ediliyor ({score|local})',
  misnamed: 'Adı ne derse desin, içeriği {type}'
}
