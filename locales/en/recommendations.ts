/** /recommended-apps (specification, app shell §2). */
export const recommendations = {
  title: 'Recommendation',
  line: 'More for your store.',
  tabs: 'Whose apps',
  partners: 'By channelwill',
  own: 'By {product:string}',
  frame: 'Apps of our partners',
  noPartners: 'No data to show here',
  noPartnersLine: 'Apps of partners will appear here once there are any.',
  partnersLine: 'They stand on a page of their own, which opens in a new tab.',
  openPartners: 'Open the page',
  free: 'Free',
  rating: '{rating:string} of 5 stars',
  reviews: '{n:string} {{count:review|reviews}}',
  noRating: 'No ratings yet',
  apps: {
    images: {
      title: 'Image Optimization',
      text: 'Compresses the images of products, collections and blogs. Originals are kept, so that everything can be undone.',
      open: 'Optimize images'
    },
    speed: {
      title: 'Page Speed',
      text: 'Fetches a page shortly before a visitor opens it, and measures how fast your store is on desktop and mobile.',
      open: 'See page speed'
    },
    texts: {
      title: 'Alt Text & File Names',
      text: 'Writes alt texts and file names for search engines from your own templates.',
      open: 'Choose templates'
    },
    store: {
      title: 'Preview Store',
      text: 'The storefront of a local store, with your optimized images and the speed-up on.',
      open: 'Open the store'
    }
  }
}
