/** The /setting page, including the form that it shares with the settings sheet. */
export const setting = {
  title: 'Settings',
  line: 'Your account and how your images are optimized.',
  account: 'Account',
  signedIn: 'You are signed in with an access token.',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out on all devices',
  images: 'Image optimization settings',
  sections: {
    image_opt: 'Optimize Images',
    alt_text: 'Image Alt Text',
    file_name: 'Image Filename'
  },
  lines: {
    image_opt: 'Compress images so pages load faster.',
    alt_text: 'Write descriptions for search engines and screen readers.',
    file_name: 'Give image files names that search engines can read.'
  },
  on: 'On',
  off: 'Off',
  unsaved: 'Unsaved changes',
  discard: 'Discard',
  save: 'Save',
  saveAndTurnOn: 'Save and turn on',
  reload: 'Reload',
  firstSetup: 'First-time setup',
  setUp: 'Set up',
  noTarget: 'Optimization cannot occur until you have set up at least one item.',
  noWatermark: 'Watermark image must be uploaded to save',
  auto: 'Auto',
  autoLine: 'Makes each image as small as possible without a visible difference.',
  customLine: 'Uses the same compression level for every image.',
  exactLevel: '{level:string} (quality {quality:string})',
  resize: 'Image size',
  longestSide: 'Shrink larger images',
  longestSideLabel: 'Longest side, in pixels',
  longestSideWrong: 'Enter a whole number of pixels from 100 to 20000.'
}

/** The watermark section of the settings. */
export const watermark = {
  title: 'Watermark',
  switch: 'Add a watermark',
  notGif: 'GIF images get no watermark.',
  mayEnlarge: 'A watermark can make files larger.',
  drop: 'Drop an image here, or',
  choose: 'Choose an image',
  hint: '.jpg .jpeg .png, up to 500 KB',
  refused: "The following images couldn't be uploaded:",
  wrongType: '"{name:string}" is not supported. File type must be .jpg .jpeg .png.',
  tooLarge: '"{name:string}" ({size:string}): watermark picture maximum size 500kb',
  unreadable: '"{name:string}" cannot be read as an image.',
  picture: 'Watermark image',
  remove: 'Remove watermark image',
  replace: 'Replace',
  size: 'Size',
  sizeValue: '{percent:string} of the image height',
  opacity: 'Opacity',
  position: 'Position',
  positions: {
    t_l: 'Top left',
    t_c: 'Top center',
    t_r: 'Top right',
    c: 'Center',
    b_l: 'Bottom left',
    b_c: 'Bottom center',
    b_r: 'Bottom right'
  },
  preview: 'Preview on one of your images',
  sample: 'An image from your store with the watermark on it'
}

/** Alt text and file names written from templates. */
export const imageTexts = {
  targets: 'What to write',
  alt_text: {
    allProducts: 'All product image alt',
    publishedProducts: 'Only published product image alt',
    product: 'Product image alt text',
    collection: 'Collection image alt text',
    blogs: 'Blog image alt text',
    productTemplate: 'Alt text for product images',
    collectionTemplate: 'Alt text for collection images',
    blogsTemplate: 'Alt text for blog images'
  },
  file_name: {
    allProducts: 'All product image file names',
    publishedProducts: 'Only file names of published product images',
    product: 'Product image file names',
    collection: 'Collection image file names',
    blogs: 'Blog image file names',
    productTemplate: 'File name for product images',
    collectionTemplate: 'File name for collection images',
    blogsTemplate: 'File name for blog images'
  },
  scope: 'Which products',
  blankOnly: 'Only for images without Alt text',
  preview: 'Preview for {title:string}',
  nothing: 'Nothing: the image keeps what it has.'
}
