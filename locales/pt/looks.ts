/** How a result looks beside its original: a part of the section of comparing. */
export const looks = {
  quality: 'Qualidade',
  /** Of a score: 100 identical, 90 cannot be told apart, 80 seen only side by side, 70 slightly visible. */
  identical: 'Idêntica ({score|local})',
  looksIdentical: 'Parece idêntica ({score|local})',
  excellent: 'Excelente ({score|local})',
  veryGood: 'Muito boa ({score|local})',
  good: 'Boa ({score|local})',
  visible: 'Diferenças visíveis ({score|local})',
  misnamed: 'O conteúdo é {type}, apesar do nome do ficheiro'
}
