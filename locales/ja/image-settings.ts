/** Messages about saved image settings. */
export const imageSettings = {
  emptyTemplate: '内容を入力してください。',
  unknownField: '{field}はここでは使用できない項目です。',
  oneCompression: '圧縮方法を1つだけ選択してください。',
  changedElsewhere:
    'その間に別のタブで設定が変更されました。上書きはされていません。ページを再読み込みして、もう一度お試しください。',
  watermarkMissing: '保存するには、透かし画像をアップロードしてください。',
  watermarkTooLarge: '透かし画像は500 KB以下にしてください。',
  watermarkWrongType: '使用できるファイル形式は .jpg .jpeg .png です。',
  watermarkTooManyPixels: '透かし画像が1,600万画素を超えています。',
  watermarkDamaged: '透かし画像が壊れているか、不完全です。',
  notAllowed: 'この値は使用できません'
}
