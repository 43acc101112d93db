const encoded = 'Images are re-encoded, and the smaller file replaces the larger one.'
const forPhotographs = 'JPG is designed for photographs and does not support transparency.'

/**
 * With STORE_RULES=strict these replace the messages with the same keys (locales/messages.ts). The platform's
 * app store allows no claims about outcomes, so they say how a feature works instead (specification §16).
 */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: {
    welcome: { line: "A few questions about what the app may do with your store's images." }
  },
  imagesPage: { line: 'Compresses images and writes their alt text and file names.' },
  privacy: {
    intro:
      'Page Speed Boost compresses the images of online stores, writes alt text and file names, and preloads pages. This policy explains what information the app holds about a store and its owner, why, and for how long.'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: 'What a speed test measures in your store, and which pages are fetched in advance.',
    up: {
      line: 'When a visitor hovers over a link for more than 65 ms, the page is fetched in advance. Speed test scores stay the same.'
    },
    video: {
      line: 'When the pointer rests on a link, its page is fetched before the click.'
    },
    opportunities: {
      title: 'What the check found',
      line: 'Findings and estimates for visitors on {device:string}.',
      saving: 'estimate: {ms:string}'
    },
    faq: {
      scoreAnswer:
        'No. Speed tests open one page and click nothing, so their scores stay the same. What changes is when a page is fetched: before the click, not after it.'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
