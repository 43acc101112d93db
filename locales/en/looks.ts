/** How a result looks beside its original: a part of the section of comparing. */
export const looks = {
  quality: 'Quality',
  /** Of a score: 100 identical, 90 cannot be told apart, 80 seen only side by side, 70 slightly visible. */
  identical: 'Identical ({score:number|local})',
  looksIdentical: 'Looks identical ({score:number|local})',
  excellent: 'Excellent ({score:number|local})',
  veryGood: 'Very good ({score:number|local})',
  good: 'Good ({score:number|local})',
  visible: 'Changes can be seen ({score:number|local})',
  misnamed: 'Its content is {type:string}, whatever its name says'
}
