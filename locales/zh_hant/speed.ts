/** Page speed: the dashboard, its checks and the theme editor (specification §12). */
export const speed = {
  title: '頁面速度',
  line: '瞭解商店的載入速度，以及如何加快載入。',
  dismiss: '關閉',
  notLoaded: '無法載入。請檢查網路連線，然後再試一次。',
  promo: {
    title: 'SEO 工具享 30% 折扣',
    line: '合作夥伴的搜尋引擎最佳化應用程式，本應用程式商家專屬優惠。',
    open: '查看應用程式'
  },
  gauge: {
    title: '網頁效能',
    devices: '裝置',
    pc: '電腦',
    mb: '行動裝置',
    recheck: '重新檢測',
    checking: '正在檢測…',
    checkingLine: '您的首頁會在每種裝置上開啟三次，需要一到兩分鐘。',
    none: '尚未檢測',
    checkedAt: '檢測日期：{when}',
    spread: '共檢測三次，最多相差 {points|local} 分，取中間的分數。',
    label: '{device}：{score|local} 分（滿分 100），{band}',
    scale: '顏色依據本應用程式的標準。',
    googleScale: 'Google 的標準',
    good: '良好',
    warn: '有待改善',
    bad: '偏慢',
    notStarted: '無法開始檢測。請檢查網路連線，然後再試一次。'
  },
  opportunities: {
    title: '最有效的改善項目',
    line: '檢測發現的最大改善空間，針對使用{device}的訪客。',
    saving: '最多節省 {ms}',
    none: '檢測沒有發現值得改善的項目。',
    images: '最佳化圖片'
  },
  trend: {
    title: '過去 90 天',
    label: '{from}至 {to}的分數',
    table: '顯示數據',
    date: '日期',
    few: '第二次檢測後，這裡會顯示圖表。'
  },
  up: {
    title: '網站加速',
    line: '訪客的游標在連結上停留超過 65 毫秒時，會預先載入該頁面，點擊後立即開啟。測速工具的分數不變。',
    speedUp: '開啟加速',
    preview: '預覽',
    turnOff: '關閉',
    never: '購物車、結帳、帳號和下載頁面絕不會預先載入。'
  },
  effect: {
    title: '在您的商店中',
    visitors:
      '過去 28 天的頁面瀏覽：預先載入 {prefetched} 次，未預先載入 {fresh} 次。其中 75% 的下一頁在此時間內顯示。',
    few: '預先載入和未預先載入的頁面瀏覽各達 {n} 次後，這裡會顯示訪客的等待時間。',
    measured:
      '測量日期：{when}。從在首頁點擊到顯示 {page} 的時間。在慢速 4G 網路下各造訪三次，取中間值。',
    none: '像訪客一樣開啟您商店的兩個頁面，分別測量有無預先載入時的等待時間。',
    measure: '在我的商店中測量',
    measuring: '正在測量…',
    measuringLine: '將開啟您的商店六次，需要一到兩分鐘。'
  },
  embed: {
    title: '佈景主題應用程式嵌入',
    on: '已開啟',
    off: '已關閉',
    lineOn: '預先載入指令碼已在您的佈景主題中啟用。',
    lineOff: '請啟用應用程式嵌入',
    unknown: '不明',
    lineUnknown: '目前無法讀取您的佈景主題。嵌入是否開啟可在編輯器中查看。',
    settings: '應用程式嵌入設定',
    waiting: '正在等待編輯器中的變更…',
    turnedOn: '應用程式嵌入已開啟',
    turnedOff: '應用程式嵌入已關閉'
  },
  video: {
    title: '運作方式',
    line: '從游標停在連結上到點擊，大約有四分之一秒，足以載入一個頁面。',
    watch: '觀看影片',
    preview: '預覽',
    close: '關閉',
    stepOne: '訪客將游標停在連結上',
    stepTwo: '65 毫秒後，頁面開始載入',
    stepThree: '點擊時，頁面已準備就緒',
    without: '未預先載入',
    with: '已預先載入',
    shown: '{time}後顯示下一頁',
    play: '播放',
    pause: '暫停',
    label: '{way}：游標停在商品上，點擊將其開啟，{time}後顯示其頁面。',
    recorded:
      '在慢速 4G 網路（{latency}，{speed}）下對示範商店兩個頁面的真實錄影。點擊前，游標在連結上停留 {rest}。以半速播放。'
  },
  since: {
    title: '最佳化圖片以來',
    line: '{device}：{before} → {after}',
    first: '首次最佳化',
    weight: '頁面大小'
  },
  visitors: {
    title: '真實訪客',
    line: '過去 28 天商店訪客的實際體驗。75% 的造訪達到或優於此數值。',
    off: '已關閉。開啟後，店面會回報載入時間，但不使用 Cookie，也不包含 IP 位址或其他個人資訊。',
    switch: '收集訪客的載入時間',
    none: '尚無造訪。有人開啟您商店的頁面後，就會顯示第一批數據。',
    lcp: '主要內容顯示',
    inp: '點按反應',
    cls: '版面位移',
    prefetched: '開啟頁面（已預先載入）',
    fresh: '開啟頁面（未預先載入）',
    views: '{n} 次頁面瀏覽',
    notSaved: '請稍後再試'
  },
  faq: {
    title: '常見問題',
    scoreQuestion: '預先載入指令碼會提高我的分數嗎？',
    scoreAnswer:
      '不會。測速工具只開啟一個頁面，不會點擊任何連結，因此分數不變。您的訪客會感受到差別：他們前往的頁面會提早 200 到 300 毫秒開啟。',
    orderQuestion: '它會把商品加入購物車，或讓訪客登出嗎？',
    orderAnswer:
      '不會。只會預先載入首頁、商品、商品系列、網誌、搜尋和內容頁面，帶有未知參數的連結不會載入。標有 data-no-preload 的連結絕不會載入。',
    dataQuestion: '它會耗用訪客的流量嗎？',
    dataAnswer: '最多同時保留兩個頁面。訪客開啟節省數據模式或網路較慢時，不會預先載入任何頁面。',
    varyQuestion: '什麼都沒改，為什麼分數變了？',
    varyAnswer: '檢測結果會有幾分的差異。因此每次檢測會在每種裝置上開啟頁面三次，並取中間值。',
    costQuestion: '費用是多少？',
    costAnswer: '完全免費。所有方案都能免費使用預先載入和檢測。'
  },
  editor: {
    title: '佈景主題編輯器',
    line: '此頁面相當於您平台的佈景主題編輯器：您可以在這裡開啟或關閉應用程式的各個部分。',
    legend: '應用程式嵌入',
    embed: 'Page Speed Boost 預先載入',
    embedLine: '將預先載入指令碼加入商店的每個頁面。',
    save: '儲存',
    saved: '已儲存',
    open: '開啟商店'
  },
  reasons: {
    'no-checker': '目前無法在此檢測您商店的速度。如有需要，請聯絡客服。',
    'not-reached': '無法開啟商店首頁。請確認商店已上線，且未設定密碼。',
    'left-shop': '商店的網址會導向其他網站，因此未進行檢測。',
    'no-link': '您的首頁上沒有可供測量時開啟的連結。',
    'took-too-long': '檢測超過 5 分鐘，已中止。請在商店較不忙碌時再試一次。',
    refused: '檢測速度的服務拒絕檢測或無法連線。請稍後再試。',
    interrupted: '檢測因伺服器重新啟動而中斷。請重新開始檢測。',
    fault: '無法完成檢測。請稍後再試。'
  }
}
