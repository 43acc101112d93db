/** What the store has gained so far (specification §12.2). */
export const gain = {
  title: 'Your optimized images are {percent:string} lighter',
  all: 'All optimized images',
  page: 'Images of a typical product page',
  fromTo: 'from {before:string} to {after:string}',
  pageNote:
    'A typical product page is the median of {n:string} {{count:product|products}}, with all images in full size.',
  copies:
    'Shopify shows most images as smaller copies that it makes itself. Shoppers save less on those, and the full difference where your theme shows the original file.'
}
