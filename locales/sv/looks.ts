export const looks = {
  quality: 'Kvalitet',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: 'Identisk ({score|local})',
  looksIdentical: 'Ser identisk ut ({score|local})',
  excellent: 'Utmärkt ({score|local})',
  veryGood: 'Mycket bra ({score|local})',
  good: 'Bra ({score|local})',
  visible: 'Ändringar syns ({score|local})',
  misnamed: 'Innehållet är {type}, oavsett vad namnet säger'
}
