/** How a result compares with its original; part of the `compare` section. */
export const looks = {
  quality: 'Quality',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: 'Identical ({score:number|local})',
  looksIdentical: 'Looks identical ({score:number|local})',
  excellent: 'Excellent ({score:number|local})',
  veryGood: 'Very good ({score:number|local})',
  good: 'Good ({score:number|local})',
  visible: 'Changes can be seen ({score:number|local})',
  misnamed: 'This is actually a {type:string} file, despite its name'
}
