import type { BaseTranslation } from '../i18n-types.ts'
import { automatic, automaticReplies, exclusions, runLog } from './automatic.ts'
import { cli } from './cli.ts'
import { exportCsv } from './export.ts'
import { gain } from './gain.ts'
import { imageSettings } from './image-settings.ts'
import { legacy } from './legacy.ts'
import { looks } from './looks.ts'
import { pricing } from './pricing.ts'
import { imageTexts, setting, watermark } from './setting.ts'
import { shell } from './shell.ts'
import { speed } from './speed.ts'
import { strict } from './strict.ts'
import { templates } from './templates.ts'
import { uploadErrors, uploads } from './uploads.ts'

const en = {
  cli,
  exportCsv,
  gain,
  imageSettings,
  speed,
  strict,
  ...shell,
  ...pricing,
  app: {
    name: 'Page Speed Boost',
    skip: 'Skip to content',
    navigation: 'Main',
    dismiss: 'Dismiss',
    notifications: 'Notifications',
    problem: 'Something went wrong'
  },
  signIn: {
    title: 'Sign in',
    line: 'Enter the access token that the server printed when it started.',
    token: 'Access token',
    action: 'Sign in',
    wrong: 'This access token is not valid. Copy it again from the last line the server printed.'
  },
  dialog: {
    quota: {
      title: 'Plan Limit Reached',
      fit: 'Optimize as many as fit',
      upgrade: 'Upgrade'
    },
    close: 'Close',
    cancel: 'Cancel',
    tryAgain: 'Try again',
    failed: 'This could not be loaded',
    checkConnection: 'Check your connection and try again.',
    loading: 'Loading',
    from: 'From {plan:string}',
    none: 'None'
  },
  manual: {
    title: 'Manually optimize',
    kinds: 'What to optimize',
    tabs: { product: 'Product', collection: 'Collection', article: 'Blog' },
    search: {
      product: 'Search products',
      collection: 'Search collections',
      article: 'Search blog posts'
    },
    name: 'Name',
    state: 'Status',
    onlyOpen: 'Not optimized only',
    sort: 'Sort by',
    sorts: { open: 'Not optimized first', size: 'Largest first' },
    selectAll: 'Select all {n:string}',
    nothing: 'Select what you want to optimize.',
    start: 'Optimize',
    selectPage: 'Select all on this page',
    select: 'Select {title:string}',
    images: '{shown:string} {{count:image|images}}',
    open: 'Not optimized',
    partly: '{done:string} of {all:string} optimized',
    done: 'Optimized',
    excluded: 'Excluded',
    someExcluded: '{n:string} {{count:image|images}} excluded',
    exclude: 'Exclude from optimization',
    include: 'Include again',
    more: 'Actions for {title:string}',
    selected: '{count:string} selected',
    left: '{shown:string} {{count:image|images}} left',
    tooMany: 'At most {most:string} at once',
    clear: 'Clear selection',
    optimize: {
      product: 'Optimize {shown:string} {{count:product|products}}',
      collection: 'Optimize {shown:string} {{count:collection|collections}}',
      article: 'Optimize {shown:string} {{count:blog post|blog posts}}'
    },
    empty: 'No data to show here',
    emptyLine: {
      product: 'Products with images will appear here.',
      collection: 'Collections with images will appear here.',
      article: 'Blog posts with images will appear here.'
    },
    noHits: 'Try a different search.',
    estimate: 'Estimate savings',
    estimating: 'Testing a few images…',
    estimated: 'About {saved:string} of {size:string} can be saved ({percent:string}).',
    hardlyAny: 'There is hardly anything to save here.',
    estimateBasis:
      'Tested on {tried:string} of {shown:string} {{count:image|images}}. Nothing was changed or charged.'
  },
  paging: {
    label: 'Pages',
    rows: 'Rows',
    showing: 'Showing {from:string} - {to:string} of {total:string} results',
    page: '{page:string} / {pages:string}',
    previous: 'Previous page',
    next: 'Next page',
    show: 'Show'
  },
  compression: {
    title: 'Optimization settings',
    targets: 'Images to optimize',
    products: 'Product images',
    scope: 'Which products',
    allProducts: 'All product images',
    publishedProducts: 'Only published product images',
    collections: 'Collection images',
    blogs: 'Blog images',
    compression: 'Compression',
    custom: 'Custom quality',
    lossless: 'Lossless',
    losslessLine: 'Keeps every pixel.',
    level: 'Compression level',
    levels: { low: 'Low', medium: 'Medium', high: 'High' },
    recommended: '{level:string} (recommended)',
    conversion: 'File type',
    pngToJpg: 'Convert PNG to JPG',
    pngToJpgLine: 'Can cut file size by up to 80%.',
    sizeControl: 'Stop converting when the converted size exceeds the original',
    flatten: 'Also pictures with transparency, on a white background',
    leaveTitle: 'Unsaved changes',
    leaveText: 'Your changes have not been saved. Are you sure you want to leave?',
    leave: 'Leave',
    stay: 'Stay on this page'
  },
  compare: {
    title: 'Original and optimized',
    original: 'Original',
    optimized: 'Optimized',
    reduction: 'Reduction',
    ...looks,
    fileType: 'File type',
    converted: '{from:string} → {to:string}',
    handle: 'Show more of the original or the optimized image',
    share: '{percent:string} original',
    previous: 'Previous image',
    next: 'Next image',
    position: 'Image {position:string} of {total:string}',
    restore: 'Restore original',
    moreQuality: 'More quality',
    better: {
      medium: 'Compression level: Medium',
      low: 'Compression level: Low',
      lossless: 'Lossless'
    },
    best: 'There is no higher quality for this image.',
    nothing: 'Nothing to compare',
    nothingLine: 'None of these images are compressed right now.',
    originalMissing: 'The original image could not be loaded.',
    optimizedMissing: 'The optimized image could not be loaded.'
  },
  detail: {
    back: 'Image Optimization',
    title: 'Optimization detail',
    kept: 'Image data is kept for {days:string} days only.',
    table: 'Images of {title:string}',
    noItem: 'No data to show here',
    noItemLine: 'Open a row in the history to see what was done to its images.',
    empty: 'No data to show here',
    emptyLine: 'Images optimized or restored in the last 30 days will appear here.',
    toJpg: 'PNG to JPG',
    altText: 'Alt text',
    fileName: 'File name',
    watermark: 'Watermark',
    columns: {
      status: 'Status',
      fileType: 'File type',
      originalSize: 'Original Size',
      ratio: 'Reduction ratio',
      compressedSize: 'Compressed Size',
      actions: 'Actions'
    },
    status: {
      compressed: 'Compressed',
      not_compressed: 'Not Compressed',
      already_optimal: 'Already optimal',
      restored: 'Restored',
      failed: 'Failed',
      expired: 'Expired',
      deleted: 'Deleted'
    },
    selectPage: 'Select all on this page',
    select: 'Select {name:string}',
    selected: '{count:string} selected',
    clear: 'Clear selection',
    restore: 'Restore',
    restoreOriginal: 'Restore original',
    reOptimize: 'Re-optimize',
    download: 'Download',
    compare: 'Compare',
    more: 'Actions for {name:string}',
    wrongState: 'Select the correct state of the image operation',
    noUrl: 'Url is empty',
    working: { optimize: 'Optimizing', restore: 'Restoring' },
    daysLeft: '{n:string} {{count:day|days}} left to restore',
    delivered:
      'The backup is the image as your store shows it. Shopify does not give apps the file you uploaded.',
    excluded: 'Excluded',
    exclude: 'Exclude from optimization',
    include: 'Include again',
    progress: '{done:string} of {total:string} images done',
    optimized: '{shown:string} {{count:image|images}} optimized',
    restored: '{shown:string} {{count:image|images}} restored',
    notDone: '{shown:string} {{count:image|images}} failed',
    alreadyOptimal: '{shown:string} {{count:image|images}} already optimal'
  },
  imagesPage: {
    title: 'Image Optimization',
    line: 'Smaller images, better search results.',
    settings: 'Settings',
    optimize: 'Optimize images',
    notLoaded: 'This could not be loaded. Check your connection and try again.'
  },
  stats: {
    label: 'Results',
    totalSaved: 'Total saved space',
    across: 'across {n:string} {{count:image|images}}',
    averageSaved: 'Average saved space',
    perImage: 'per image',
    averagePercent: 'Average saved',
    ofOriginal: 'of the original size',
    freePlan: 'Free Plan',
    prePlan: 'Pre Plan',
    unlimited: 'Unlimited',
    used: '{n:string} {{count:image|images}} used',
    left: '{n:string} {{count:image|images}} left',
    addOn: 'Add-on: {used:string} / {all:string} images',
    quota: '{used:string} of {all:string} images used'
  },
  run: {
    optimise: {
      product: 'Optimizing products',
      collection: 'Optimizing collections',
      article: 'Optimizing blog posts',
      upload: 'Optimizing images'
    },
    reoptimise: {
      product: 'Re-optimizing products',
      collection: 'Re-optimizing collections',
      article: 'Re-optimizing blog posts',
      upload: 'Re-optimizing images'
    },
    automatic: {
      product: 'Automatically optimizing products',
      collection: 'Automatically optimizing collections',
      article: 'Automatically optimizing blog posts',
      upload: 'Automatically optimizing images'
    },
    restore: {
      product: 'Restoring products',
      collection: 'Restoring collections',
      article: 'Restoring blog posts',
      upload: 'Restoring images'
    },
    done: '{n:string} of {all:string} done. You can leave this page.',
    seconds: 'Less than a minute left',
    minutes: 'About {n:string} {{count:minute|minutes}} left',
    hours: 'About {n:string} {{count:hour|hours}} left',
    stop: 'Stop',
    pause: 'Pause',
    resume: 'Resume',
    paused: 'Paused',
    undo: 'Undo',
    notChanged: 'Something went wrong. Check your connection and try again.',
    notStopped: 'The run could not be stopped. Check your connection and try again.',
    waitsForRoom:
      "The server's disk is full. The run continues automatically once there is space again. Nothing is lost.",
    waitsForDisk:
      'The server cannot write to its disk. The run continues automatically once it can. Nothing is lost.',
    percentDone: '{percent:string} done',
    optimized: {
      product: '{n:string} {{count:product|products}} optimized',
      collection: '{n:string} {{count:collection|collections}} optimized',
      article: '{n:string} {{count:blog post|blog posts}} optimized',
      upload: '{n:string} {{count:image|images}} optimized'
    },
    restored: {
      product: '{n:string} {{count:product|products}} restored',
      collection: '{n:string} {{count:collection|collections}} restored',
      article: '{n:string} {{count:blog post|blog posts}} restored',
      upload: '{n:string} {{count:image|images}} restored'
    },
    notOptimized: '{n:string} {{count:image|images}} could not be optimized',
    notRestored: '{n:string} {{count:image|images}} could not be restored',
    imagesDone: '{done:string} of {all:string} images done',
    alreadyOptimal: '{n:string} {{count:image|images}} already optimal',
    skippedUnpaid: '{n:string} skipped: quota used up',
    review: 'Review'
  },
  history: {
    title: 'Optimization History',
    note: 'Original images are kept for {days:string} days.',
    tabs: { product: 'Product', collection: 'Collection', article: 'Blog', upload: 'Other' },
    search: {
      product: 'Search products',
      collection: 'Search collections',
      article: 'Search blog posts',
      upload: 'Search images'
    },
    selected: '{n:string} selected',
    unselect: 'Clear selection',
    restoreMany: 'Restore',
    reoptimizeMany: 'Re-optimize',
    fromPlan: 'From {plan:string}',
    wrongState: {
      product: 'Select the correct state of the product data operation',
      collection: 'Select the correct state of the collection data operation',
      article: 'Select the correct state of the blog data operation',
      upload: 'Select the correct state of the image operation'
    },
    pageSelected: 'All {n:string} on this page are selected.',
    allSelected: {
      product: 'All {n:string} {{count:product|products}} are selected.',
      collection: 'All {n:string} {{count:collection|collections}} are selected.',
      article: 'All {n:string} {{count:blog post|blog posts}} are selected.',
      upload: 'All {n:string} {{count:image|images}} are selected.'
    },
    selectAll: {
      product: 'Select all {n:string} matching products',
      collection: 'Select all {n:string} matching collections',
      article: 'Select all {n:string} matching blog posts',
      upload: 'Select all {n:string} matching images'
    },
    confirmRestore: {
      title: 'Restore all?',
      text: {
        product: 'This restores the original images of {n:string} {{count:product|products}}.',
        collection:
          'This restores the original images of {n:string} {{count:collection|collections}}.',
        article: 'This restores the original images of {n:string} {{count:blog post|blog posts}}.',
        upload: 'This restores {n:string} original {{count:image|images}}.'
      },
      go: 'Restore all'
    },
    confirmReoptimize: {
      title: 'Re-optimize all?',
      text: {
        product: 'This optimizes {n:string} {{count:product|products}} again from the originals.',
        collection:
          'This optimizes {n:string} {{count:collection|collections}} again from the originals.',
        article:
          'This optimizes {n:string} {{count:blog post|blog posts}} again from the originals.',
        upload: 'This optimizes {n:string} {{count:image|images}} again from the originals.'
      },
      go: 'Re-optimize all'
    },
    daysLeft: '{n:string} {{count:day|days}} left to restore',
    excluded: 'Excluded',
    exclude: 'Exclude from optimization',
    include: 'Include again',
    selectPage: 'Select all on this page',
    selectRow: 'Select {title:string}',
    name: 'Name',
    status: 'Status',
    changes: 'Changes',
    size: 'Size',
    saved: 'Saved',
    sort: 'Sort by',
    sorts: { newest: 'Newest first', saved: 'Most saved first', name: 'By name' },
    actions: 'Actions',
    none: 'None',
    before: 'Before:',
    after: 'After:',
    images: '{n:string} {{count:image|images}}',
    compressed: 'Compressed',
    partly_done: 'Partly done',
    already_optimal: 'Already optimal',
    not_compressed: 'Not Compressed',
    restored: 'Restored',
    failed: 'Failed',
    expired: 'Expired',
    deleted: 'Deleted',
    toJpg: 'PNG to JPG',
    altText: 'Alt text',
    fileName: 'File name',
    watermark: 'Watermark',
    compare: 'Compare',
    download: 'Download',
    restore: 'Restore original',
    more: 'More actions for {title:string}',
    emptyUrl: 'Url is empty',
    results: '{n:string} {{count:result|results}}',
    empty: 'No data to show here',
    emptyLine: 'Images you optimize will appear here.',
    emptyUploads: 'Images you upload will appear here.',
    upload: 'Upload images',
    noHits: 'Try a different search.',
    notLoaded: 'History could not be loaded',
    tryAgainLine: 'Check your connection and try again.',
    tryAgain: 'Try again',
    optimize: 'Optimize images',
    exportCsv: 'Export CSV',
    notDone: 'Something went wrong. Check your connection and try again.'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: 'Your session has ended. Open the app again to sign in.',
    wrongToken: 'This access token is not valid.',
    shopClosed:
      'The app is no longer connected to your store. Open it again from your store admin.',
    otherOrigin: 'This request came from another website and was refused.',
    notFound: 'There is nothing at this address.',
    fault: 'Try again later',
    malformed: 'The request could not be read: {detail:string}',
    field: "'{field:string}' is missing or invalid: {detail:string}",
    tooLarge: 'The request is too large.',
    tooLong: "'{field:string}' is too long. The limit is {most:number|local} characters.",
    tooMany: "'{field:string}' has too many entries. The limit is {most:number|local}.",
    addressTooLong:
      'The address is too long. The limit is {most:number|local} characters and {parameters:number|local} parameters.',
    keyOfOtherCall: 'This Idempotency-Key belongs to another call.',
    keyNotAnswered:
      'The first call with this Idempotency-Key was not answered. Check what it has done before you send it again.',
    tooManyRequests: 'Too many requests. Try again later.',
    unknownLanguage: "The language '{language:string}' is not available.",
    unknownSwitch: "'{name:string}' is not a setting of this app.",
    linkExpired: 'This link has expired. Reload the page to get a new one.',
    fileGone: 'This image is no longer available.',
    storeUnreachable: 'The store cannot be reached right now. Try again later.',
    quotaUsedUp:
      'Your image quota is used up. Upgrade to optimize {count:number|local} more {{count:image|images}}.',
    quotaShort:
      'Your image quota covers {covered:number|local} of these {chosen:number|local} images.',
    planLacks: 'Your plan does not include this. It comes with {plan:number|money}.',
    wrongState: {
      product: 'Select the correct state of the product data operation',
      collection: 'Select the correct state of the collection data operation',
      blog: 'Select the correct state of the blog data operation',
      image: 'Select the correct state of the image operation'
    },
    nothingToOptimize: 'Everything you chose is already optimized with these settings.',
    nothingRunning: 'Nothing is running.',
    alreadyEstimating: 'An estimate is already running. Try again when it finishes.',
    noTarget: 'Optimization cannot occur until you have set up at least one item.',
    onlyPublished:
      'Only images of published products are optimized. You can change this in Settings.',
    diskFull: "The server's disk is full, so nothing was saved. Try again later.",
    diskReadOnly: 'The server cannot write to its disk, so nothing was saved. Try again later.',
    databaseGone: 'The server cannot reach its database right now. Try again in a minute.',
    unknownImage: 'This image is not in the history.'
  },
  reasons: {
    empty: 'The file is empty.',
    'not-a-picture': 'The file is not an image.',
    damaged: 'The file is damaged or incomplete.',
    'too-large': 'The file is larger than 50 MB.',
    'too-many-pixels':
      'The image has too many pixels. The limit is 100 megapixels, or 50 for PNG and WebP.',
    'too-many-frames': 'The animation has too many frames.',
    avif: 'AVIF images are already small and are not supported. The image was not changed.',
    heic: 'HEIC images are not supported, and most browsers cannot show them. Save the image as JPEG.',
    colours:
      'The image’s colors are described in a way that cannot be read, so they might change. It was left as it is. Save it as sRGB to optimize it.',
    hdr: 'The image is an HDR photo, and optimizing it would remove the HDR. It was left as it is. Save it without HDR to optimize it.',
    watermark: 'The watermark could not be read. Upload it again in the settings.',
    unsupported: 'This image type is not supported. Use JPEG, PNG, GIF or WebP.',
    'took-too-long': 'The image took too long to process.',
    'worker-died': 'The image could not be processed.',
    'disk-full': 'The disk is full. Free up some space and optimize again.',
    refused: 'The store did not accept the new image and kept the old one.',
    lost: 'The store no longer shows this image. Restore it, or upload it again in your store.',
    'read-only': 'The store does not allow changes to this image.',
    gone: 'The image was deleted from the store.',
    unreachable: 'The store could not be reached. Optimize again later.',
    'quota-used-up': 'The image quota was used up.',
    'changed-in-store': 'The image was changed in the store since. It was left as it is.',
    'backup-missing': 'The original is no longer available.',
    'law-broken':
      'Our records of this work contradict each other, so it was stopped. Nothing was lost. Contact support.',
    fault: 'Something went wrong with this image. Optimize it again.'
  },
  partly: {
    failed: '{count:number|local} {{count:image|images}} could not be optimized',
    skipped: '{count:number|local} {{count:image|images}} skipped'
  },
  replies: {
    started: '{count:number|local} {{count:image|images}} queued',
    restoring: '{count:number|local} {{count:image is|images are}} being restored',
    stopped: 'Stopped. Finished images stay optimized.',
    settingsSaved: 'Settings saved',
    noted: 'Noted',
    languageSaved: 'Language saved',
    rated: 'Thank you for your rating.'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
} satisfies BaseTranslation

export default en
