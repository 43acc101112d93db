/** How a result compares with its original; part of the `compare` section. */
export const looks = {
  quality: 'Qualidade',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: 'Idêntica ({score|local})',
  looksIdentical: 'Parece idêntica ({score|local})',
  excellent: 'Excelente ({score|local})',
  veryGood: 'Muito boa ({score|local})',
  good: 'Boa ({score|local})',
  visible: 'Diferenças visíveis ({score|local})',
  misnamed: 'O conteúdo é {type}, apesar do nome do arquivo'
}
