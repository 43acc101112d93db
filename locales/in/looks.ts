/** How a result compares with its original; part of the `compare` section. */
export const looks = {
  quality: 'Kualitas',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: 'Identik ({score|local})',
  looksIdentical: 'Terlihat identik ({score|local})',
  excellent: 'Luar biasa ({score|local})',
  veryGood: 'Sangat baik ({score|local})',
  good: 'Baik ({score|local})',
  visible: 'Perubahan terlihat ({score|local})',
  misnamed: 'Isinya {type}, tidak sesuai dengan nama filenya'
}
