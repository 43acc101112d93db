import type { BaseTranslation } from '../i18n-types.ts'

/** The automatic mode card, and the banner on the detail page. */
export const automatic = {
  title: 'Automatic optimization',
  line: 'Automatically optimizes new and changed images, and any that are not optimized yet.',
  on: 'On',
  off: 'Off',
  targets: 'Applies to',
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
  ask: 'Turn on automatic optimization?',
  turnOn: 'Turn on',
  turnedOn: 'Automatic optimization is on',
  notChanged: 'Your change could not be saved. Check your connection and try again.',
  banner: 'Automatically optimizing',
  bannerLine: 'New and changed images are optimized automatically.'
} satisfies BaseTranslation

/** The list of recent runs and their actions. */
export const runLog = {
  title: 'Runs',
  line: 'All runs from the last 90 days, newest first.',
  open: 'Runs',
  kinds: {
    optimise: {
      product: 'Optimize products',
      collection: 'Optimize collections',
      article: 'Optimize blog posts',
      upload: 'Optimize uploaded images'
    },
    reoptimise: {
      product: 'Re-optimize products',
      collection: 'Re-optimize collections',
      article: 'Re-optimize blog posts',
      upload: 'Re-optimize uploaded images'
    },
    automatic: {
      product: 'Optimize products automatically',
      collection: 'Optimize collections automatically',
      article: 'Optimize blog posts automatically',
      upload: 'Optimize uploaded images automatically'
    },
    restore: {
      product: 'Restore product images',
      collection: 'Restore collection images',
      article: 'Restore blog images',
      upload: 'Restore uploaded images'
    }
  },
  states: {
    queued: 'Queued',
    running: 'Running',
    paused: 'Paused',
    stopping: 'Stopping',
    done: 'Done',
    stopped: 'Stopped',
    partly: 'Partly done',
    failed: 'Failed'
  },
  changed: '{n:string} {{count:image|images}} changed',
  unchanged: '{n:string} already optimal',
  skipped: '{n:string} not processed',
  left: '{n:string} to go',
  undo: 'Undo',
  undoNamed: 'Undo: {title:string}',
  undoTitle: 'Undo this run?',
  undoText:
    'Every image changed in this run gets its original file, name and alt text back. Undoing is free, and changes from other runs are kept.',
  failures: 'Why {n:string} {{count:image|images}} failed',
  hideFailures: 'Hide',
  retry: 'Retry',
  retryNamed: 'Retry: {name:string}',
  retryAll: 'Retry all',
  more: 'Show more',
  empty: 'No runs yet',
  emptyLine: 'Each run that optimizes or restores images is listed here.'
} satisfies BaseTranslation

/** Exclusions and the reasons for them. */
export const exclusions = {
  reasons: {
    item: 'Excluded by your settings',
    image: 'Excluded by your settings',
    name: 'Its file name is left out in the settings',
    size: 'Smaller than what the settings ask for'
  },
  title: 'Exclusions',
  line: 'These images are never optimized. You can still restore them.',
  none: 'None',
  names: 'File names',
  namesHelp: 'One per line. * matches any characters: logo-*, *.gif',
  below: 'Smaller than',
  belowUnit: 'KB',
  wrongNames: 'Enter at most 200 names, each up to 255 characters long.',
  wrongSize: 'Enter a whole number of KB from 0 to 51200.'
} satisfies BaseTranslation

/** Server messages about automatic mode, exclusions and runs. */
export const automaticReplies = {
  starts: '{count:number|local} {{count:image|images}} will be optimized right away.',
  uses: 'This uses up to {count:number|local} of the {left:number|local} left in your image quota.',
  short:
    'Your image quota covers {left:number|local} of them. The others wait until there is quota again.',
  mustSetUp: 'Optimization cannot occur until you have set up at least one item.',
  noFeature: 'Your automatic setting are disabled, please set up auto-optimized content',
  excluded: 'Everything you selected is excluded from optimization. Include it again first.',
  excludedDone: '{count:number|local} {{count:image|images}} excluded from optimization',
  includedDone: '{count:number|local} {{count:image|images}} included in optimization again',
  paused: 'Paused. Images in work are finished.',
  resumed: 'Resumed',
  nothingPaused: 'Nothing is paused.',
  unknownRun: 'This run is no longer available.',
  nothingToUndo: 'There is nothing left to undo: these images have since been restored or changed.',
  nothingToRetry: 'There is nothing left to retry.'
} satisfies BaseTranslation
