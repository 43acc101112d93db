/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `用法：npx page-speed-boost optimise <文件或文件夹…> [选项]

压缩 JPEG、PNG、GIF 和 WebP 图片。文件夹会连同其中的所有内容一起搜索，
隐藏项和 node_modules 除外。不使用 --out 时，压缩效果明显的图片会直接替换
原文件；此操作无法撤销，请先保留副本。

压缩程度
  --level LEVEL      low (90)、medium (75)、high (70)，或 55 到 95 的质量值（默认 medium）
  --lossless         保留每个像素
  --auto             逐张选择看起来没有差别的最小文件
  --png-to-jpg       不透明的 PNG 若转换后更小，则转换为 JPG 并重命名
  --longest-side N   缩小长边超过 N 像素的静态图片

水印（用于 GIF 以外的静态图片）
  --watermark FILE   不超过 500 KB 的 JPG 或 PNG
  --position WHERE   t_l、t_c、t_r、c、b_l、b_c 或 b_r：从左上到右下（默认 b_r）
  --height PART      水印高度占图片高度的比例，0.01 到 1（默认 0.1）
  --opacity PART     0.1 到 1（默认 1）

位置和方式
  --out DIR          写入 DIR 并保持相同的文件夹结构；原文件保留。DIR 中的同名文件
                     会被替换
  --json             全部完成后，在标准输出中写出一个 JSON 文档
  --jobs N           同时处理的图片数（默认为处理器核心数加一）
  --help, --version

退出代码：0 全部正常，1 部分图片被拒绝或处理失败，2 用法错误，
3 磁盘已满或无法写入，4 意外错误，
129、130 或 143 被信号中止：已完成的保留，其余的维持原样。
`,
  seeHelp: '{problem} 请参阅 page-speed-boost --help。',
  usage: {
    noCommand: '请指定要执行的操作：page-speed-boost optimise pictures',
    unknownCommand: '没有命令“{name}”。可用的命令：{all}。',
    unknownOption: '没有选项“{name}”。',
    optionValue: '选项“{name}”缺少值，或其值不被接受。',
    noInputs: '请指定要优化的文件或文件夹。',
    noSuchInput: '没有文件或文件夹“{name}”。',
    outIsInput: '--out 就是文件夹“{name}”本身；请指定其他文件夹。',
    sameTarget: '“{one}”和“{other}”都会写入“{target}”；请指定包含两者的文件夹。',
    oneQuality: '--level、--lossless 和 --auto 只能使用其中一个。',
    level: '--level 应为 low、medium、high 或 {least} 到 {most} 的整数，而不是“{given}”。',
    whole: '{name} 应为 {least} 到 {most} 的整数，而不是“{given}”。',
    part: '{name} 应为 {least} 到 1 的数字，而不是“{given}”。',
    position: '--position 应为 {all} 之一，而不是“{given}”。',
    needsWatermark: '{name} 需要与 --watermark FILE 一起使用。',
    noWatermark: '没有可用作水印的文件“{name}”。',
    badWatermark: '“{name}”不能用作水印：{why}。'
  },
  file: {
    refused: '{name}  已拒绝：{why}',
    failed: '{name}  失败：{why}',
    unchanged: '{name}  {size}，维持原样',
    saved: '{name}  {before} → {after}，节省 {percent}%',
    renamed: '，现为 {name}',
    mislabelled: '，实际内容为 {type}',
    notRegular: '这不是常规文件。',
    changed: '文件在处理期间被更改。',
    noFreeName: '同一文件夹中没有可用的文件名。',
    badName: '名称“{name}”不是有效的 UTF-8。请重命名后再次运行命令。'
  },
  total: {
    soFar: '已完成 {done}/{all}，目前节省 {percent}%',
    none: '未找到图片。',
    files: '{n} 个文件，用时 {seconds} 秒：{counts}',
    optimised: '{n} 个已优化',
    unchanged: '{n} 个维持原样',
    refused: '{n} 个被拒绝',
    failed: '{n} 个失败',
    bytes: '{before} → {after}，节省 {percent}%',
    stopped: '已停止：其余 {n} 个文件维持原样。'
  },
  diskFull: '磁盘已满。其余文件未被更改。请释放一些空间，然后重新运行命令。',
  diskReadOnly: '无法写入磁盘。其余文件未被更改。请允许写入，然后重新运行命令。'
}
