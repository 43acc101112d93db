/** Page speed: the dashboard, its checks and the theme editor (specification, app shell §2, §3, §8). */
export const speed = {
  title: 'Page Speed',
  line: 'How fast your store opens, and what makes it open faster.',
  dismiss: 'Dismiss',
  notLoaded: 'This could not be loaded. Check your connection and try again.',
  promo: {
    title: '30% off SEO tools',
    line: 'Our partners’ apps for search engines, for merchants of this app.',
    open: 'See the apps'
  },
  gauge: {
    title: 'Web performance',
    devices: 'Device',
    pc: 'Desktop',
    mb: 'Mobile',
    recheck: 'Recheck',
    checking: 'Checking…',
    checkingLine: 'The page is opened six times, three on each device. This takes a minute or two.',
    none: 'Not checked yet',
    checkedAt: 'Checked {when:string}',
    spread:
      'Three runs, {points:number|local} {{points:point|points}} apart. The one in the middle counts.',
    label: '{device:string}: {score:number|local} of 100, {band:string}',
    good: 'Good',
    warn: 'Needs work',
    bad: 'Slow',
    notStarted: 'The check could not be started. Check your connection and try again.'
  },
  opportunities: {
    title: 'What would help most',
    line: 'The largest savings that the check found, for a visitor on {device:string}.',
    saving: 'up to {ms:string}',
    none: 'The check found nothing worth mentioning.',
    images: 'Optimize images'
  },
  trend: {
    title: 'The last 90 days',
    label: 'Scores from {from:string} to {to:string}',
    table: 'The numbers',
    date: 'Date',
    few: 'A line appears here after the second check.'
  },
  up: {
    title: 'Site Speed Up',
    line: 'When a visitor rests the pointer on a link for more than 65 ms, its page is fetched in advance and opens at once. Scores of speed tests stay the same.',
    speedUp: 'Speed up',
    preview: 'Preview',
    turnOff: 'Turn off',
    never: 'Carts, checkouts, accounts and downloads are never fetched in advance.'
  },
  embed: {
    title: 'Theme app embed',
    on: 'On',
    off: 'Off',
    lineOn: 'The preload script is part of your theme.',
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
    line: 'From the moment a pointer comes to rest to the click, a quarter of a second goes by. That is enough to fetch a page.',
    watch: 'Watch the video',
    preview: 'Preview',
    close: 'Close',
    stepOne: 'A visitor points at a link',
    stepTwo: '65 ms later the page is on its way',
    stepThree: 'The click opens what is already there',
    label:
      'A pointer comes to rest on a link, the page behind it is fetched, and the click opens it at once.'
  },
  visitors: {
    title: 'Real visitors',
    line: 'What visitors of your store experienced in the last 28 days. Three of four had this value or a better one.',
    off: 'Off. When you switch it on, the storefront reports loading times without cookies, addresses or anything else about a person.',
    switch: 'Collect visitors’ loading times',
    none: 'No visits yet. The first numbers appear after somebody has opened a page of your store.',
    lcp: 'Largest content shown',
    inp: 'Reaction to a press',
    cls: 'Layout shift',
    prefetched: 'Page opened, fetched in advance',
    fresh: 'Page opened, not fetched',
    views: '{n:string} {{count:page view|page views}}',
    notSaved: 'Try again later'
  },
  faq: {
    title: 'Questions',
    scoreQuestion: 'Does the preload script raise my score?',
    scoreAnswer:
      'No. Speed tests open one page and click on nothing, so their scores stay the same. Your visitors feel the difference: pages they go to open 200 to 300 ms sooner.',
    orderQuestion: 'Can it put something into a cart or log somebody out?',
    orderAnswer:
      'No. Only home, product, collection, blog, search and content pages are fetched, and no link with an unknown parameter. A link that you mark with data-no-preload is never fetched.',
    dataQuestion: 'Does it use up my visitors’ data?',
    dataAnswer:
      'At most two pages are kept at a time, and nothing is fetched for visitors who save data or are on a slow line.',
    varyQuestion: 'Why does the score change when nothing did?',
    varyAnswer:
      'Measurements vary by some points. That is why each check opens the page three times on each device, and the one in the middle counts.',
    costQuestion: 'What does it cost?',
    costAnswer: 'Nothing. Preloading and checks are free in every plan.'
  },
  editor: {
    title: 'Theme editor',
    line: 'This page stands for the theme editor of your platform: here you switch parts of apps on and off.',
    legend: 'App embeds',
    embed: 'Page Speed Boost preload',
    embedLine: 'Puts the preload script into every page of the store.',
    save: 'Save',
    saved: 'Saved',
    open: 'Open the store'
  },
  reasons: {
    'no-checker':
      'This server has nothing to measure with. Install Chromium on it, or set PAGESPEED_API_KEY, and start it again.',
    'not-reached':
      "The shop's home page could not be opened. Check that it is online, and that it has no password.",
    'left-shop': "The shop's address leads to another website, so it was not measured.",
    'took-too-long':
      'The check took longer than 5 minutes and was given up. Try again when the shop is less busy.',
    refused:
      'The PageSpeed Insights API refused the check or could not be reached. Check PAGESPEED_API_KEY, then try again.',
    interrupted: 'The check was interrupted by a restart. Start it again.',
    fault: 'The check could not be finished. Try again later.'
  }
}
