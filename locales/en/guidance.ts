/** The onboarding wizard (specification, app shell §2 and §4). */
export const guidance = {
  title: 'Set up your store',
  step: 'Step {n:string} of {all:string}',
  progress: 'Progress of the setup',
  back: 'Back',
  next: 'Next',
  later: 'Set up later',
  note: "Don't worry. you can always change it later",
  welcome: {
    title: 'Welcome to Page Speed Boost',
    line: 'Smaller images make your store faster and easier to find. Setting it up takes under 1 minute.',
    points: {
      compress: 'Choose which images are compressed',
      texts: 'Let alt texts and file names be written from templates',
      safe: 'Originals are kept for {days:string} days: everything can be undone'
    },
    start: "let's start now"
  },
  images: {
    title: 'Which images do you want to compress?',
    line: 'Nothing is compressed before you say so, image by image or all at once.',
    product: 'Product images',
    blog: 'Blog post images',
    collection: 'Collection images'
  },
  alt: {
    title: 'Alt text optimization',
    line: 'Search engines and screen readers read the alt text of an image.',
    scopes: 'Alt texts to write',
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
    line: 'Search engines read the name of an image file as well.',
    scopes: 'File names to write',
    product: 'Product image filename',
    all: 'All product image filename',
    published: 'Only published product image filename',
    collection: 'Collection image filename',
    blog: 'Blog image filename',
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
    line: 'Before an image is changed, its original is stored. For {days:string} days you can restore it with one press, exactly as it was, with its name and alt text.',
    after: 'After that the optimized image stays, and the backup is deleted.'
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
  again: 'Go through it again',
  resumeTitle: 'Finish setting up',
  resumeLine: 'It takes under 1 minute.',
  resume: 'Continue'
}
