/** The /recommended-apps page (specification §14.3). */
export const recommendations = {
  title: 'Recommendation',
  line: 'More for your store.',
  tabs: 'App providers',
  partners: 'By channelwill',
  own: 'By {product:string}',
  frame: 'Apps from our partners',
  partnersLine: "Our partners' apps are on a separate page, which opens in a new tab.",
  openPartners: 'See partner apps',
  free: 'Free',
  rating: '{rating:string} of 5 stars',
  reviews: '{n:string} {{count:review|reviews}}',
  noRating: 'No ratings yet',
  apps: {
    images: {
      title: 'Image Optimization',
      text: 'Compresses product, collection and blog images. Originals are kept, so you can undo everything.',
      open: 'Optimize images'
    },
    speed: {
      title: 'Page Speed',
      text: 'Fetches a page just before a visitor opens it, and measures how fast your store is on desktop and mobile.',
      open: 'See page speed'
    },
    texts: {
      title: 'Alt Text & File Names',
      text: 'Writes alt text and file names for search engines from your own templates.',
      open: 'Choose templates'
    },
    store: {
      title: 'Preview Store',
      text: 'The storefront of your local store, with optimized images and Site Speed Up turned on.',
      open: 'Open the store'
    }
  }
}
