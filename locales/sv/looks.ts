export const looks = {
  quality: 'Kvalitet',
  /** Of a score: 100 identical, 90 cannot be told apart, 80 seen only side by side, 70 slightly visible. */
  identical: 'Identisk ({score|local})',
  looksIdentical: 'Ser identisk ut ({score|local})',
  excellent: 'Utmärkt ({score|local})',
  veryGood: 'Mycket bra ({score|local})',
  good: 'Bra ({score|local})',
  visible: 'Ändringar syns ({score|local})',
  misnamed: 'Innehållet är {type}, oavsett vad namnet säger'
}
