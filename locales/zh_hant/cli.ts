/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `用法：npx page-speed-boost optimise <檔案或資料夾…> [選項]

壓縮 JPEG、PNG、GIF 和 WebP 圖片。資料夾會連同其中所有內容一併搜尋，
隱藏項目和 node_modules 除外。未使用 --out 時，壓縮效果明顯的圖片會直接取代
原始檔案；此操作無法復原，請先保留副本。

品質和大小
  --level LEVEL      low (90)、medium (75)、high (70)，或 55 到 95 的品質值（預設 medium）
  --lossless         保留每個像素
  --auto             逐張選擇看起來沒有差別的最小檔案
  --png-to-jpg       不透明的 PNG 若轉換後較小，則轉換為 JPG 並重新命名
  --longest-side N   縮小長邊超過 N 像素的靜態圖片

浮水印（用於 GIF 以外的靜態圖片）
  --watermark FILE   不超過 500 KB 的 JPG 或 PNG
  --position WHERE   t_l、t_c、t_r、c、b_l、b_c 或 b_r：從左上到右下（預設 b_r）
  --height PART      浮水印高度占圖片高度的比例，0.01 到 1（預設 0.1）
  --opacity PART     0.1 到 1（預設 1）

輸出
  --out DIR          寫入 DIR 並維持相同的資料夾結構；原始檔案保留。DIR 中的同名檔案
                     會被取代
  --json             全部完成後，在標準輸出寫出一份 JSON 文件
  --jobs N           同時處理的圖片數（預設為處理器核心數加一）
  --help, --version

結束代碼：0 全部正常，1 部分圖片遭拒或處理失敗，2 用法錯誤，
3 磁碟已滿或無法寫入，4 非預期的錯誤，
129、130 或 143 因訊號而中止：已完成的保留，其餘維持原樣。
`,
  seeHelp: '{problem} 請參閱 page-speed-boost --help。',
  usage: {
    noCommand: '請輸入指令，例如：page-speed-boost optimise pictures',
    unknownCommand: '沒有指令「{name}」。可用的指令：{all}。',
    unknownOption: '沒有選項「{name}」。',
    optionValue: '選項「{name}」缺少值，或其值不被接受。',
    noInputs: '請指定要最佳化的檔案或資料夾。',
    noSuchInput: '沒有檔案或資料夾「{name}」。',
    outIsInput: '--out 就是輸入資料夾「{name}」。請指定其他資料夾。',
    sameTarget: '「{one}」和「{other}」都會寫入「{target}」；請指定包含兩者的資料夾。',
    oneQuality: '--level、--lossless 和 --auto 只能使用其中一個。',
    level: '--level 應為 low、medium、high 或 {least} 到 {most} 的整數，而不是「{given}」。',
    whole: '{name} 應為 {least} 到 {most} 的整數，而不是「{given}」。',
    part: '{name} 應為 {least} 到 1 的數字，而不是「{given}」。',
    position: '--position 應為 {all} 其中之一，而不是「{given}」。',
    needsWatermark: '{name} 必須搭配 --watermark FILE 使用。',
    noWatermark: '沒有可作為浮水印的檔案「{name}」。',
    badWatermark: '「{name}」不能作為浮水印：{why}。'
  },
  file: {
    refused: '{name}  遭拒：{why}',
    failed: '{name}  失敗：{why}',
    unchanged: '{name}  {size}，維持原樣',
    saved: '{name}  {before} → {after}，節省 {percent}%',
    renamed: '，現為 {name}',
    mislabelled: '，但實際內容為 {type}',
    notRegular: '這不是一般檔案。',
    changed: '檔案在處理期間遭到變更。',
    noFreeName: '同一個資料夾中沒有可用的檔名。',
    badName: '名稱「{name}」不是有效的 UTF-8。請重新命名後再次執行命令。'
  },
  total: {
    soFar: '已完成 {done}/{all}，目前節省 {percent}%',
    none: '找不到圖片。',
    files: '{n} 個檔案，費時 {seconds} 秒：{counts}',
    optimised: '{n} 個已最佳化',
    unchanged: '{n} 個維持原樣',
    refused: '{n} 個遭拒',
    failed: '{n} 個失敗',
    bytes: '{before} → {after}，節省 {percent}%',
    stopped: '已停止：其餘 {n} 個檔案維持原樣。'
  },
  diskFull: '磁碟已滿。其餘檔案未被變更。請釋出一些空間，然後重新執行指令。',
  diskReadOnly: '無法寫入磁碟。其餘檔案未被變更。請允許寫入，然後重新執行指令。'
}
