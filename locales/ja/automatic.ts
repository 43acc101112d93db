import type { BaseTranslation } from '../i18n-types.ts'

/** The automatic mode card, and the banner on the detail page. */
export const automatic = {
  title: '自動最適化',
  line: '新しい画像や変更された画像、まだ最適化されていない画像を自動で最適化します。',
  on: 'オン',
  off: 'オフ',
  targets: '対象',
  products: '商品画像',
  publishedProducts: '公開中の商品画像',
  collections: 'コレクション画像',
  blogs: 'ブログ画像',
  altText: '代替テキスト',
  fileName: 'ファイル名',
  fromPlan: '{plan}プラン以上で利用可能',
  noFeature: '自動最適化が無効です。自動で最適化する項目を設定してください。',
  setUp: '設定する',
  paused: '画像枠を使い切ったため一時停止しています。画像枠が回復すると自動で再開します。',
  byHand: '変更するたびに、アプリで手動で最適化する必要があります。',
  ask: '自動最適化をオンにしますか？',
  turnOn: 'オンにする',
  turnedOn: '自動最適化がオンになりました',
  notChanged: '変更できませんでした。接続を確認して、もう一度お試しください。',
  banner: '自動最適化中',
  bannerLine: '新しい画像や変更された画像を自動で最適化します。'
} satisfies BaseTranslation

/** The list of recent runs and their actions. */
export const runLog = {
  title: '実行履歴',
  line: '過去90日間の処理を新しい順に表示します。',
  open: '実行履歴',
  kinds: {
    optimise: {
      product: '商品画像を最適化',
      collection: 'コレクション画像を最適化',
      article: 'ブログ記事の画像を最適化',
      upload: 'アップロード画像を最適化'
    },
    reoptimise: {
      product: '商品画像を再最適化',
      collection: 'コレクション画像を再最適化',
      article: 'ブログ記事の画像を再最適化',
      upload: 'アップロード画像を再最適化'
    },
    automatic: {
      product: '商品画像を自動で最適化',
      collection: 'コレクション画像を自動で最適化',
      article: 'ブログ記事の画像を自動で最適化',
      upload: 'アップロード画像を自動で最適化'
    },
    restore: {
      product: '商品画像を復元',
      collection: 'コレクション画像を復元',
      article: 'ブログ記事の画像を復元',
      upload: 'アップロード画像を復元'
    }
  },
  states: {
    queued: '待機中',
    running: '実行中',
    paused: '一時停止中',
    stopping: '停止処理中',
    done: '完了',
    stopped: '停止済み',
    partly: '一部完了',
    failed: '失敗'
  },
  changed: '変更：画像{n}枚',
  unchanged: '変更不要：{n}枚',
  skipped: '未処理：{n}枚',
  left: '残り：{n}枚',
  undo: '元に戻す',
  undoNamed: '元に戻す：{title}',
  undoTitle: 'この処理を元に戻しますか？',
  undoText:
    'この処理で変更された画像が、ファイル名と代替テキストも含めて元に戻ります。料金はかかりません。ほかの処理による変更はそのまま残ります。',
  failures: '失敗した画像{n}枚の理由',
  hideFailures: '閉じる',
  retry: '再試行',
  retryNamed: '再試行：{name}',
  retryAll: 'すべて再試行',
  more: 'さらに表示',
  empty: '実行履歴はまだありません',
  emptyLine: '画像を最適化または復元すると、ここに表示されます。'
} satisfies BaseTranslation

/** Exclusions and the reasons for them. */
export const exclusions = {
  reasons: {
    item: '設定により除外されています',
    image: '設定により除外されています',
    name: 'ファイル名が設定の除外対象です',
    size: '設定の最小サイズより小さい画像です'
  },
  title: '除外する画像',
  line: '次の画像は最適化されません。復元は引き続き可能です。',
  none: 'なし',
  names: 'ファイル名',
  namesHelp: '1行に1つ入力します。*は任意の文字列を表します（例：logo-*、*.gif）。',
  below: 'このサイズ未満',
  belowUnit: 'KB',
  wrongNames: '登録できるファイル名は200個まで、それぞれ255文字以内です。',
  wrongSize: '0～51200の整数（KB）を入力してください。'
} satisfies BaseTranslation

/** Server messages about automatic mode, exclusions and runs. */
export const automaticReplies = {
  starts: '画像{count|local}枚の最適化がすぐに始まります。',
  uses: '残りの画像枠{left|local}枚のうち、最大{count|local}枚を使用します。',
  short:
    '画像枠で最適化できるのは、そのうち{left|local}枚です。残りは画像枠が回復するまで待機します。',
  mustSetUp: '最適化を行うには、少なくとも1つの項目を設定してください。',
  noFeature: '自動最適化が無効です。自動で最適化する項目を設定してください。',
  excluded: '選択したものは最適化から除外されています。先に除外を解除してください。',
  excludedDone: '今後、画像{count|local}枚を最適化から除外します',
  includedDone: '今後、画像{count|local}枚を再び最適化します',
  paused: '一時停止しました。処理中の画像は最後まで処理されます。',
  resumed: '再開しました',
  nothingPaused: '一時停止中の処理はありません。',
  unknownRun: 'この処理の記録はもうありません。',
  nothingToUndo: '元に戻せる画像はありません。すでに復元または変更されています。',
  nothingToRetry: '再試行が必要な画像はありません。'
} satisfies BaseTranslation
