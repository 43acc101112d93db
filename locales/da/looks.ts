/** How a result compares with its original; part of the `compare` section. */
export const looks = {
  quality: 'Kvalitet',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: 'Identisk ({score|local})',
  looksIdentical: 'Ser identisk ud ({score|local})',
  excellent: 'Fremragende ({score|local})',
  veryGood: 'Meget god ({score|local})',
  good: 'God ({score|local})',
  visible: 'Ændringer kan ses ({score|local})',
  misnamed: 'Indholdet er {type}, selvom navnet siger noget andet'
}
