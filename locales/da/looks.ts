/** How a result looks beside its original: a part of the section of comparing. */
export const looks = {
  quality: 'Kvalitet',
  /** Of a score: 100 identical, 90 cannot be told apart, 80 seen only side by side, 70 slightly visible. */
  identical: 'Identisk ({score|local})',
  looksIdentical: 'Ser identisk ud ({score|local})',
  excellent: 'Fremragende ({score|local})',
  veryGood: 'Meget god ({score|local})',
  good: 'God ({score|local})',
  visible: 'Ændringer kan ses ({score|local})',
  misnamed: 'Indholdet er {type}, selvom navnet siger noget andet'
}
