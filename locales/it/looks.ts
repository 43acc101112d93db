export const looks = {
  quality: 'Qualità',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: 'Identica ({score|local})',
  looksIdentical: 'Sembra identica ({score|local})',
  excellent: 'Eccellente ({score|local})',
  veryGood: 'Molto buona ({score|local})',
  good: 'Buona ({score|local})',
  visible: 'Le modifiche si vedono ({score|local})',
  misnamed: 'Il contenuto è {type}, anche se il nome dice altro'
}
