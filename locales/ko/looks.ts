/** How a result compares with its original; part of the `compare` section. */
export const looks = {
  quality: '품질',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: '완전히 동일({score|local})',
  looksIdentical: '육안으로 동일({score|local})',
  excellent: '탁월함({score|local})',
  veryGood: '매우 좋음({score|local})',
  good: '좋음({score|local})',
  visible: '차이가 보임({score|local})',
  misnamed: '파일 이름과 달리 실제 형식은 {type}입니다'
}
