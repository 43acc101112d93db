/** Page speed: the dashboard, its checks and the theme editor (specification §12). */
export const speed = {
  title: '页面速度',
  line: '了解商店的打开速度，以及如何让它更快。',
  dismiss: '关闭',
  notLoaded: '无法加载。请检查网络连接，然后重试。',
  promo: {
    title: 'SEO 工具立减 30%',
    line: '合作伙伴的搜索引擎优化应用，本应用商家专享。',
    open: '查看应用'
  },
  gauge: {
    title: '网页性能',
    devices: '设备',
    pc: '桌面设备',
    mb: '移动设备',
    recheck: '重新检测',
    checking: '正在检测…',
    checkingLine: '您的首页会在每种设备上打开三次，需要一两分钟。',
    none: '尚未检测',
    checkedAt: '检测于 {when}',
    spread: '共检测三次，相差 {points|local} 分，取中间值。',
    label: '{device}：{score|local} 分（满分 100），{band}',
    scale: '颜色依据本应用的标准。',
    googleScale: 'Google 的标准',
    good: '良好',
    warn: '有待改进',
    bad: '较慢',
    notStarted: '无法开始检测。请检查网络连接，然后重试。'
  },
  opportunities: {
    title: '最有效的改进',
    line: '检测发现的最大优化空间，针对使用{device}的访客。',
    saving: '最多节省 {ms}',
    none: '检测没有发现值得改进的地方。',
    images: '优化图片'
  },
  trend: {
    title: '最近 90 天',
    label: '{from}至 {to}的得分',
    table: '数据',
    date: '日期',
    few: '第二次检测后，这里会显示曲线。'
  },
  up: {
    title: '网站加速',
    line: '访客的指针在链接上停留超过 65 毫秒时，会预先加载对应的页面，点击后立即打开。测速工具的得分不变。',
    speedUp: '开启加速',
    preview: '预览',
    turnOff: '关闭',
    never: '购物车、结账、账户和下载页面绝不会预先加载。'
  },
  effect: {
    title: '在您的商店中',
    visitors:
      '过去 28 天的页面浏览：预先加载 {prefetched} 次，未预先加载 {fresh} 次。其中 75% 的下一页在此时间内显示。',
    few: '预先加载和未预先加载的页面浏览各达 {n} 次后，这里会显示访客的等待时间。',
    measured:
      '测量于 {when}：从在首页点击到显示 {page} 的时间。在慢速 4G 网络下各访问三次，取中间值。',
    none: '像访客一样打开您商店的两个页面，分别测量有无预加载时的等待时间。',
    measure: '在我的商店中测量',
    measuring: '正在测量…',
    measuringLine: '将打开您的商店六次，需要一两分钟。'
  },
  embed: {
    title: '模板应用嵌入',
    on: '已开启',
    off: '已关闭',
    lineOn: '预加载脚本已加入您的模板。',
    lineOff: '请启用应用嵌入',
    unknown: '未知',
    lineUnknown: '目前无法读取您的模板。嵌入是否开启可在编辑器中查看。',
    settings: '应用嵌入设置',
    waiting: '正在等待编辑器中的更改…',
    turnedOn: '应用嵌入已开启',
    turnedOff: '应用嵌入已关闭'
  },
  video: {
    title: '工作原理',
    line: '从指针停在链接上到点击，大约有四分之一秒，足够加载一个页面。',
    watch: '观看视频',
    preview: '预览',
    close: '关闭',
    stepOne: '访客将指针停在链接上',
    stepTwo: '65 毫秒后，页面开始加载',
    stepThree: '点击时，页面已准备就绪',
    without: '未预加载',
    with: '已预加载',
    shown: '{time}后显示下一页',
    play: '播放',
    pause: '暂停',
    label: '{way}：指针停在产品上，点击将其打开，{time}后显示其页面。',
    recorded:
      '在慢速 4G 网络（{latency}，{speed}）下对演示商店两个页面的真实录像。点击前，指针在链接上停留 {rest}。以半速播放。'
  },
  since: {
    title: '优化图片以来',
    line: '{device}：{before} → {after}',
    first: '首次优化',
    weight: '页面大小'
  },
  visitors: {
    title: '真实访客',
    line: '最近 28 天商店访客的实际体验。75% 的访问达到或优于此数值。',
    off: '已关闭。开启后，店面会报告加载时间，但不使用 Cookie，也不包含 IP 地址或其他个人信息。',
    switch: '收集访客的加载时间',
    none: '尚无访问。有人打开您商店的页面后，会显示首批数据。',
    lcp: '最大内容显示',
    inp: '点按响应',
    cls: '布局偏移',
    prefetched: '打开页面（已预先加载）',
    fresh: '打开页面（未预先加载）',
    views: '{n} 次页面浏览',
    notSaved: '请稍后重试'
  },
  faq: {
    title: '常见问题',
    scoreQuestion: '预加载脚本会提高我的得分吗？',
    scoreAnswer:
      '不会。测速工具只打开一个页面，不会点击任何链接，因此得分不变。您的访客能感受到差别：他们前往的页面会提早 200 到 300 毫秒打开。',
    orderQuestion: '它会把产品加入购物车，或让访客退出登录吗？',
    orderAnswer:
      '不会。只会预先加载首页、产品、产品系列、博客、搜索和内容页面，带有未知参数的链接不会加载。标有 data-no-preload 的链接绝不会加载。',
    dataQuestion: '它会耗费访客的流量吗？',
    dataAnswer: '最多同时保留两个页面。访客开启省流量模式或网络较慢时，不会预先加载任何页面。',
    varyQuestion: '什么都没改，为什么得分变了？',
    varyAnswer: '检测结果会有几分的波动。因此每次检测会在每种设备上打开页面三次，并取中间值。',
    costQuestion: '费用是多少？',
    costAnswer: '完全免费。所有套餐都可免费使用预加载和检测。'
  },
  editor: {
    title: '模板编辑器',
    line: '此页面相当于您平台的模板编辑器：在这里开启或关闭应用的各个部分。',
    legend: '应用嵌入',
    embed: 'Page Speed Boost 预加载',
    embedLine: '将预加载脚本加入商店的每个页面。',
    save: '保存',
    saved: '已保存',
    open: '打开商店'
  },
  reasons: {
    'no-checker': '目前无法在此检测您商店的速度。如有需要，请联系客服。',
    'not-reached': '无法打开商店首页。请检查商店是否在线，并且没有设置密码。',
    'left-shop': '商店的网址会跳转到其他网站，因此没有检测。',
    'no-link': '您的首页上没有可供测量时打开的链接。',
    'took-too-long': '检测超过 5 分钟，已中止。请在商店不太繁忙时重试。',
    refused: '检测速度的服务拒绝了检测或无法连接。请稍后重试。',
    interrupted: '检测因服务器重启而中断。请重新开始检测。',
    fault: '无法完成检测。请稍后重试。'
  }
}
