import type { BaseTranslation } from '../i18n-types.ts'

/** The card of automatic mode, and the banner on the detail page. */
export const automatic = {
  title: 'Automatic optimization',
  line: 'New and changed images are optimized on their own, and so is what was never optimized.',
  on: 'On',
  off: 'Off',
  targets: 'What is on',
  none: 'Nothing',
  products: 'Product images',
  publishedProducts: 'Published product images',
  collections: 'Collection images',
  blogs: 'Blog images',
  altText: 'Alt text',
  fileName: 'File names',
  fromPlan: 'From {plan:string}',
  noFeature: 'Your automatic setting are disabled, please set up auto-optimized content',
  setUp: 'Set up',
  paused: 'Paused: the image quota is used up. It goes on by itself once there is quota again.',
  byHand: 'You need to manually optimize in the APP after each change.',
  turnedOn: 'Automatic optimization is on',
  notChanged: 'This could not be changed. Check your connection and try again.',
  banner: 'Automatically optimizing',
  bannerLine: 'New and changed images are optimized on their own.'
} satisfies BaseTranslation

/** The list of the latest runs, and what can be done with one. */
export const runLog = {
  title: 'Runs',
  line: 'What was done in the last 90 days, newest first.',
  open: 'Runs',
  kinds: {
    optimise: {
      product: 'Products optimized',
      collection: 'Collections optimized',
      article: 'Articles optimized',
      upload: 'Uploaded images optimized'
    },
    reoptimise: {
      product: 'Products re-optimized',
      collection: 'Collections re-optimized',
      article: 'Articles re-optimized',
      upload: 'Uploaded images re-optimized'
    },
    automatic: {
      product: 'Products optimized automatically',
      collection: 'Collections optimized automatically',
      article: 'Articles optimized automatically',
      upload: 'Uploaded images optimized automatically'
    },
    restore: {
      product: 'Products restored',
      collection: 'Collections restored',
      article: 'Articles restored',
      upload: 'Uploaded images restored'
    }
  },
  states: {
    queued: 'Queued',
    running: 'Running',
    paused: 'Paused',
    stopping: 'Stopping',
    done: 'Done',
    stopped: 'Stopped'
  },
  changed: '{n:string} {{count:image|images}} changed',
  unchanged: '{n:string} not worth changing',
  failed: '{n:string} failed',
  skipped: '{n:string} not reached',
  left: '{n:string} to go',
  undo: 'Undo',
  undoNamed: 'Undo: {title:string}',
  undoTitle: 'Undo this run?',
  undoText:
    'Each image that this run changed gets its original back, with its name. This is free. What other runs changed stays.',
  failures: 'Why {n:string} {{count:image|images}} failed',
  hideFailures: 'Hide',
  retry: 'Retry',
  retryNamed: 'Retry: {name:string}',
  retryAll: 'Retry all',
  more: 'Show more',
  empty: 'No runs yet',
  emptyLine: 'Each time images are optimized or restored, it is listed here.',
  cancel: 'Cancel'
} satisfies BaseTranslation

/** What the merchant has left alone, and why. */
export const exclusions = {
  exclude: 'Exclude from optimization',
  include: 'Include again',
  excluded: 'Excluded',
  some: '{n:string} {{count:image|images}} excluded',
  actions: 'Actions for {title:string}',
  reasons: {
    item: 'Left alone, as you chose',
    image: 'Left alone, as you chose',
    name: 'Its file name is left out in the settings',
    size: 'Smaller than what the settings ask for'
  },
  title: 'Left out',
  line: 'These images are never optimized. Restoring still works.',
  names: 'File names',
  namesHelp: 'One for each line. * stands for any letters: logo-*, *.gif',
  below: 'Smaller than',
  belowUnit: 'KB',
  wrongNames: 'At most 200 names of 255 letters each.',
  wrongSize: 'Enter a whole number of KB from 0 to 51200.'
} satisfies BaseTranslation

/** Words of the server about all that. */
export const automaticReplies = {
  mustSetUp: 'Optimization cannot occur until you have set up at least one item.',
  noFeature: 'Your automatic setting are disabled, please set up auto-optimized content',
  excluded: 'What you chose is excluded from optimization. Include it again first.',
  excludedDone: '{count:number|local} {{count:image is|images are}} left alone from now on',
  includedDone: '{count:number|local} {{count:image is|images are}} optimized again from now on',
  paused: 'Paused. Images in work are finished.',
  resumed: 'Resumed',
  nothingPaused: 'Nothing is paused.',
  unknownRun: 'This run is not known any more.',
  nothingToUndo: 'There is nothing left to undo: these images were restored or changed since.',
  nothingToRetry: 'There is nothing left to retry.'
} satisfies BaseTranslation
