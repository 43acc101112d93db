/** The setup guide (specification §13.4). */
export const guidance = {
  title: 'Set up your store',
  step: 'Step {n:string} of {all:string}',
  progress: 'Setup progress',
  back: 'Back',
  next: 'Next',
  later: 'Set up later',
  note: "Don't worry. you can always change it later",
  welcome: {
    title: 'Welcome to Page Speed Boost',
    line: 'Smaller images make your store faster and easier to find. Setup takes under 1 minute.',
    points: {
      compress: 'Choose which images to compress',
      texts: 'Write alt text and file names from templates',
      safe: 'Undo any change: originals are kept for {days:string} days'
    },
    start: "let's start now"
  },
  look: {
    title: 'Your store today',
    found: '{n:string} product {{count:image|images}}, {size:string}',
    empty: 'Your store has no product images yet. Images that you add later can be optimized too.',
    preview: 'Before and after',
    previewLine: 'Only a preview: your store has not changed.',
    compressing: 'Compressing {name:string}…',
    noGain: 'This image cannot get any smaller.',
    goOn: 'You can go on with the setup in the meantime.',
    noQuota: 'Your plan has no images left.'
  },
  images: {
    title: 'Which images do you want to compress?',
    line: 'Nothing is compressed until you start it, for a single image or for all images at once.',
    product: 'Product images',
    blog: 'Blog post images',
    collection: 'Collection images'
  },
  alt: {
    title: 'Alt text optimization',
    line: 'Search engines and screen readers read the alt text of an image.',
    scopes: 'Alt text to write',
    product: 'Product image alt',
    all: 'All product image alt',
    published: 'Only published product image alt',
    collection: 'Collection image alt',
    blog: 'Blog image alt',
    blank: 'Only for images without Alt text',
    template: {
      product: 'Product alt text',
      collection: 'Collection alt text',
      blogs: 'Blog alt text'
    },
    noScope: 'Choose at least one kind of alt text, or turn the switch off.'
  },
  file: {
    title: 'Image filename optimization',
    line: 'Search engines also read the file names of your images.',
    scopes: 'File names to write',
    product: 'Product image filenames',
    all: 'All product image filenames',
    published: 'Only published product image filenames',
    collection: 'Collection image filenames',
    blog: 'Blog image filenames',
    template: {
      product: 'Product filename',
      collection: 'Collection filename',
      blogs: 'Blog filename'
    },
    noScope: 'Choose at least one kind of file name, or turn the switch off.'
  },
  from: 'From {plan:string}',
  emptyTemplate: 'The input cannot be empty!',
  backup: {
    title: 'Your originals are backed up for {days:string} days',
    line: 'Before an image is changed, its original is saved. For {days:string} days you can restore it in one click, exactly as it was, including its name and alt text.',
    after: 'After that, the backup is deleted and the optimized image stays.'
  },
  done: {
    title: 'Your store is set up',
    plans: 'Taking you to the plans…',
    images: 'Taking you to your images…',
    skip: 'Not now'
  },
  success: 'Success',
  error: 'Error',
  notKept: 'Your progress could not be saved. Check your connection.',
  completed: 'Completed instruction!',
  completedLine: 'Taking you to your images.',
  again: 'Go through setup again',
  resumeTitle: 'Finish setting up',
  resumeLine: 'It takes under 1 minute.',
  resume: 'Continue'
}
