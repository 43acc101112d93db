/** How a result looks beside its original: a part of the section of comparing. */
export const looks = {
  quality: 'Kualitas',
  /** Of a score: 100 identical, 90 cannot be told apart, 80 seen only side by side, 70 slightly visible. */
  identical: 'Identik ({score|local})',
  looksIdentical: 'Terlihat identik ({score|local})',
  excellent: 'Luar biasa ({score|local})',
  veryGood: 'Sangat baik ({score|local})',
  good: 'Baik ({score|local})',
  visible: 'Perubahan terlihat ({score|local})',
  misnamed: 'Isinya {type}, tidak sesuai dengan nama filenya'
}
