/** Page speed: the dashboard, its checks and the theme editor (specification §12). */
export const speed = {
  title: 'Page Speed',
  line: 'How fast your store opens, and what makes it faster.',
  dismiss: 'Dismiss',
  notLoaded: 'This could not be loaded. Check your connection and try again.',
  promo: {
    title: '30% off SEO tools',
    line: 'SEO apps from our partners, for merchants who use this app.',
    open: 'See the apps'
  },
  gauge: {
    title: 'Web performance',
    devices: 'Device',
    pc: 'Desktop',
    mb: 'Mobile',
    recheck: 'Recheck',
    checking: 'Checking…',
    checkingLine:
      'Your home page is opened three times on each device. This takes a minute or two.',
    none: 'Not checked yet',
    checkedAt: 'Checked {when:string}',
    spread:
      'Three runs, at most {points:number|local} {{points:point|points}} apart. The middle score counts.',
    label: '{device:string}: {score:number|local} of 100, {band:string}',
    scale: 'The colors follow the scale of this app.',
    googleScale: 'Google’s scale',
    good: 'Good',
    warn: 'Needs work',
    bad: 'Slow',
    notStarted: 'The check could not be started. Check your connection and try again.'
  },
  opportunities: {
    title: 'What would help most',
    line: 'The biggest savings the check found for visitors on {device:string}.',
    saving: 'up to {ms:string}',
    none: 'The check found nothing worth improving.',
    images: 'Optimize images'
  },
  trend: {
    title: 'The last 90 days',
    label: 'Scores from {from:string} to {to:string}',
    table: 'Show the numbers',
    date: 'Date',
    few: 'A chart appears here after the second check.'
  },
  up: {
    title: 'Site Speed Up',
    line: 'When a visitor hovers over a link for more than 65 ms, the page is fetched in advance and opens instantly. Speed test scores stay the same.',
    speedUp: 'Speed up',
    preview: 'Preview',
    turnOff: 'Turn off',
    never: 'Carts, checkouts, accounts and downloads are never fetched in advance.'
  },
  effect: {
    title: 'On your store',
    visitors:
      'Page views in the last 28 days: {prefetched:string} fetched in advance, {fresh:string} not. In 75% of them, the next page was shown in this time or less.',
    few: 'Your visitors’ times appear here after {n:string} page views with preloading and as many without.',
    measured:
      'Measured on {when:string}: from the click on your home page until {page:string} was shown. The middle of three visits each, on a slow 4G connection.',
    none: 'Opens two pages of your store as a visitor would, with and without preloading, and measures the wait.',
    measure: 'Measure on my store',
    measuring: 'Measuring…',
    measuringLine: 'Your store is opened six times. This takes a minute or two.'
  },
  embed: {
    title: 'Theme app embed',
    on: 'On',
    off: 'Off',
    lineOn: 'The preload script is active in your theme.',
    lineOff: 'Please enable the APP embed block',
    unknown: 'Unknown',
    lineUnknown:
      'Your theme could not be read right now. The editor shows whether the embed is on.',
    settings: 'App embed settings',
    waiting: 'Waiting for a change in the editor…',
    turnedOn: 'The app embed is on',
    turnedOff: 'The app embed is off'
  },
  video: {
    title: 'How it works',
    line: 'Visitors usually hover over a link for about a quarter of a second before they click it. That is enough time to fetch a page.',
    watch: 'Watch the video',
    preview: 'Preview',
    close: 'Close',
    stepOne: 'A visitor points at a link',
    stepTwo: '65 ms later, the page starts loading',
    stepThree: 'The click opens a page that is already loaded',
    without: 'Without preloading',
    with: 'With preloading',
    shown: 'Next page shown after {time:string}',
    play: 'Play',
    pause: 'Pause',
    label:
      '{way:string}: the pointer rests on a product, the click opens it, and its page is shown {time:string} later.',
    recorded:
      'A real recording of two pages of the demo store on a slow 4G connection ({latency:string}, {speed:string}). The pointer rests on the link for {rest:string} before the click. Played at half speed.'
  },
  since: {
    title: 'Since you optimized your images',
    line: '{device:string}: {before:string} → {after:string}',
    first: 'First optimization',
    weight: 'Page weight'
  },
  visitors: {
    title: 'Real visitors',
    line: 'What visitors to your store experienced in the last 28 days. In 75% of visits, the value was this good or better.',
    off: 'Off. When you turn this on, your storefront reports loading times without cookies, IP addresses or any other personal data.',
    switch: 'Collect visitors’ loading times',
    none: 'No visits yet. The first numbers appear once somebody opens a page of your store.',
    lcp: 'Main content shown',
    inp: 'Response to input',
    cls: 'Layout shift',
    prefetched: 'Time to open, prefetched',
    fresh: 'Time to open, not prefetched',
    views: '{n:string} {{count:page view|page views}}',
    notSaved: 'Try again later'
  },
  faq: {
    title: 'Questions',
    scoreQuestion: 'Does the preload script raise my score?',
    scoreAnswer:
      'No. Speed tests open one page and click nothing, so their scores stay the same. Your visitors feel the difference: the next page opens 200 to 300 ms sooner.',
    orderQuestion: 'Can it add something to a cart or log somebody out?',
    orderAnswer:
      'No. Only home, product, collection, blog, search and content pages are fetched, and never links with unknown parameters. Links that you mark with data-no-preload are never fetched.',
    dataQuestion: 'Does it use up my visitors’ data?',
    dataAnswer:
      'At most two pages are kept at a time, and nothing is fetched for visitors who have data saving turned on or a slow connection.',
    varyQuestion: 'Why did the score change when nothing else did?',
    varyAnswer:
      'Measurements vary by a few points. That is why each check opens the page three times on each device and uses the middle score.',
    costQuestion: 'What does it cost?',
    costAnswer: 'Nothing. Preloading and checks are free in every plan.'
  },
  editor: {
    title: 'Theme editor',
    line: "This page takes the place of your platform's theme editor: turn parts of apps on and off here.",
    legend: 'App embeds',
    embed: 'Page Speed Boost preload',
    embedLine: 'Adds the preload script to every page of the store.',
    save: 'Save',
    saved: 'Saved',
    open: 'Open the store'
  },
  reasons: {
    'no-checker':
      "Your store's speed cannot be measured here at the moment. Contact support if you need a measurement.",
    'not-reached':
      "Your store's home page could not be opened. Check that your store is online and has no password.",
    'left-shop': "Your store's address leads to another website, so your store was not measured.",
    'no-link': 'Your home page shows no link that could be opened for the measurement.',
    'took-too-long':
      'The check took longer than 5 minutes and was stopped. Try again when your store is less busy.',
    refused:
      'The service that measures speed refused the check or could not be reached. Try again later.',
    interrupted: 'The check was interrupted by a restart. Start it again.',
    fault: 'The check could not be completed. Try again later.'
  }
}
