const encoded = 'Images are encoded again, and the smaller file takes the place of the larger one.'
const forPhotographs = 'JPG is made for photographs. It has no transparency.'

/**
 * With STORE_RULES=strict these take the place of the texts of the same names (locales/texts.ts): the
 * platform's app store allows no claims about outcomes, so they say how it works (DECISIONS §10).
 */
export const strict = {
  congratulations: { line: 'The new files are that much smaller than the originals.' },
  compression: { pngToJpgLine: forPhotographs },
  guidance: {
    welcome: { line: 'A few questions on what the app may do with the images of your store.' }
  },
  imagesPage: { line: 'Compresses images, and writes their alt texts and file names.' },
  privacy: {
    intro:
      'Page Speed Boost compresses the images of online stores, writes alt texts and file names, and lets pages load ahead. This policy says which information about a store and its owner the app holds, what for, and for how long.'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: 'What a speed test measures in your store, and which pages are fetched ahead.',
    up: {
      line: 'When a visitor rests the pointer on a link for more than 65 ms, its page is fetched in advance. Scores of speed tests stay the same.'
    },
    video: {
      line: 'When a pointer comes to rest on a link, the page behind it is fetched, before the click.',
      label:
        'A pointer comes to rest on a link, the page behind it is fetched, and the click opens it.'
    },
    opportunities: {
      title: 'What the check points out',
      line: 'What the check found, with its own estimates, for a visitor on {device:string}.',
      saving: 'estimate: {ms:string}'
    },
    faq: {
      scoreAnswer:
        'No. Speed tests open one page and click on nothing, so their scores stay the same. What changes is when a page is fetched: before the click, not after it.'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
