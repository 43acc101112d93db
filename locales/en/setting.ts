/** The /setting page, and what its form and the settings sheet share. */
export const setting = {
  title: 'Settings',
  line: 'Your account, and how images are optimized.',
  account: 'Account',
  images: 'Image optimization settings',
  sections: {
    image_opt: 'Optimize Images',
    alt_text: 'Image Alt Text',
    file_name: 'Image Filename'
  },
  lines: {
    image_opt: 'Compress images so pages load faster.',
    alt_text: 'Write a description for search engines and screen readers.',
    file_name: 'Give image files names that search engines can read.'
  },
  on: 'On',
  off: 'Off',
  unsaved: 'Unsaved changes',
  discard: 'Discard',
  save: 'Save',
  saveAndTurnOn: 'Save and turn on',
  saved: 'All changes are saved',
  reload: 'Reload',
  firstSetup: 'First set-up',
  setUp: 'Set up',
  noTarget: 'Optimization cannot occur until you have set up at least one item.',
  noWatermark: 'Watermark image must be uploaded to save',
  auto: 'Auto (recommended)',
  autoLine: 'Each image gets the smallest file that still looks the same to visitors.',
  customLine: 'The same level for every image.',
  exactLevel: '{level:string} (quality {quality:string})',
  resize: 'Image size',
  longestSide: 'Make larger images smaller',
  longestSideLabel: 'Longest side, in pixels',
  longestSideWrong: 'Enter a whole number of pixels from 100 to 20000.'
}

/** The watermark of the settings. */
export const watermark = {
  title: 'Watermark',
  switch: 'Add a watermark',
  notGif: 'GIF images get no watermark.',
  mayEnlarge: 'A watermark can make files larger.',
  drop: 'Drop a picture here, or',
  choose: 'Choose a picture',
  hint: '.jpg .jpeg .png, at most 500 KB',
  refused: "The following images couldn't be uploaded:",
  wrongType: '"{name:string}" is not supported. File type must be .jpg .jpeg .png.',
  tooLarge: '"{name:string}" ({size:string}): watermark picture maximum size 500kb',
  unreadable: '"{name:string}" cannot be read as a picture.',
  picture: 'Watermark picture',
  remove: 'Remove watermark picture',
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
  sample: 'An image of your store with the watermark on it'
}

/** Alt texts and file names made from templates. */
export const imageTexts = {
  targets: 'Images to write for',
  alt_text: {
    allProducts: 'All product image alt',
    publishedProducts: 'Only published product image alt',
    product: 'Product image alt text',
    collection: 'Collection image alt text',
    blogs: 'Blog image alt text',
    productTemplate: 'Alt text of product images',
    collectionTemplate: 'Alt text of collection images',
    blogsTemplate: 'Alt text of blog images'
  },
  file_name: {
    allProducts: 'All product image file names',
    publishedProducts: 'Only published product image file names',
    product: 'Product image file names',
    collection: 'Collection image file names',
    blogs: 'Blog image file names',
    productTemplate: 'File name of product images',
    collectionTemplate: 'File name of collection images',
    blogsTemplate: 'File name of blog images'
  },
  scope: 'Which products',
  blankOnly: 'Only for images without Alt text',
  preview: 'Preview for {title:string}',
  nothing: 'Nothing: the image keeps what it has.',
  unknownField: '{field:string} is not a field that can be used here.'
}
