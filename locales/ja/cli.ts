/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `使い方: npx page-speed-boost optimise <ファイルまたはフォルダ…> [オプション]

JPEG、PNG、GIF、WebPの画像を小さくします。フォルダは、隠しファイルとnode_modulesを除き、
サブフォルダも含めてすべて検索します。--out を指定しない場合、効果のある画像だけが
その場で置き換えられます。元に戻せないため、必ずコピーを残してください。

圧縮
  --level LEVEL      low (90)、medium (75)、high (70)、または55～95の画質 (medium)
  --lossless         すべてのピクセルをそのまま保持
  --auto             見た目を変えずに、画像ごとに最も小さいファイルを選択
  --png-to-jpg       小さくなる場合、透明部分のないPNGをJPGに変換し、名前も変更
  --longest-side N   長辺がNピクセルを超える静止画を縮小

透かし (GIF以外の静止画)
  --watermark FILE   500 KB以下のJPGまたはPNG
  --position WHERE   t_l、t_c、t_r、c、b_l、b_c、b_r: 左上から右下まで (b_r)
  --height PART      画像の高さに対する透かしの高さの割合、0.01～1 (0.1)
  --opacity PART     0.1～1 (1)

出力と実行
  --out DIR          同じフォルダ構成でDIRに書き込み、元画像はそのまま残す。
                     DIRにある同名のファイルは置き換えられる
  --json             すべて完了した後、標準出力にJSONを1つ出力
  --jobs N           同時に処理する画像の数 (既定値はプロセッサのコア数+1)
  --help, --version

終了コード: 0 すべて正常、1 一部の画像が拒否または失敗、2 使い方の誤り、
3 ディスクの空き容量がないか書き込めない、4 予期しないエラー、
129、130、143 シグナルによる停止: 処理済みの画像はそのまま、残りは元のままです。
`,
  seeHelp: '{problem} page-speed-boost --help を参照してください。',
  usage: {
    noCommand: '実行する内容を指定してください: page-speed-boost optimise pictures',
    unknownCommand: 'コマンド「{name}」はありません。使用できるコマンド: {all}。',
    unknownOption: 'オプション「{name}」はありません。',
    optionValue: 'オプション「{name}」の値がないか、指定できない値です。',
    noInputs: '最適化するファイルまたはフォルダを指定してください。',
    noSuchInput: 'ファイルまたはフォルダ「{name}」が見つかりません。',
    outIsInput:
      '--out に入力と同じフォルダ「{name}」が指定されています。別のフォルダを指定してください。',
    sameTarget:
      '「{one}」と「{other}」は、どちらも「{target}」になります。両方を含むフォルダを指定してください。',
    oneQuality: '--level、--lossless、--auto は、いずれか1つだけ指定してください。',
    level:
      '--level には low、medium、high、または{least}～{most}の整数を指定してください（「{given}」は使えません）。',
    whole: '{name} には{least}～{most}の整数を指定してください（「{given}」は使えません）。',
    part: '{name} には{least}～1の数値を指定してください（「{given}」は使えません）。',
    position: '--position には {all} のいずれかを指定してください（「{given}」は使えません）。',
    needsWatermark: '{name} を使うには --watermark FILE が必要です。',
    noWatermark: '透かしのファイル「{name}」が見つかりません。',
    badWatermark: '「{name}」は透かしに使えません: {why}'
  },
  file: {
    refused: '{name}  拒否: {why}',
    failed: '{name}  失敗: {why}',
    unchanged: '{name}  {size}、変更なし',
    saved: '{name}  {before} → {after}、{percent}%削減',
    renamed: '、新しい名前: {name}',
    mislabelled: '、実際の形式: {type}',
    notRegular: '通常のファイルではありません。',
    changed: '処理中にファイルが変更されました。',
    noFreeName: '同じフォルダで使える名前がありません。',
    badName:
      '名前「{name}」は有効な UTF-8 ではありません。名前を変更してから、コマンドをもう一度実行してください。'
  },
  total: {
    soFar: '{done}/{all}件、これまでに{percent}%削減',
    none: '画像が見つかりませんでした。',
    files: '{n}ファイル、{seconds}秒: {counts}',
    optimised: '最適化 {n}件',
    unchanged: '変更なし {n}件',
    refused: '拒否 {n}件',
    failed: '失敗 {n}件',
    bytes: '{before} → {after}、{percent}%削減',
    stopped: '停止しました。残りの{n}ファイルは元のままです。'
  },
  diskFull:
    'ディスクの空き容量がありません。残りのファイルは変更されていません。空き容量を増やして、もう一度コマンドを実行してください。',
  diskReadOnly:
    'ディスクに書き込めません。残りのファイルは変更されていません。書き込めるようにして、もう一度コマンドを実行してください。'
}
