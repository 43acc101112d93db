import t from 'tap'
import { isHarmless } from '../../../modules/page-speed/storefront/harmless.ts'

const HERE = { origin: 'https://shop.example', pathname: '/products/here', search: '?page=2' }

const isFetched = (address: string, root = '/', exclude = '') =>
  isHarmless(new URL(address, HERE.origin), HERE, { root, exclude })

t.test('pages of the shop are fetched, with or without harmless query keys §12.3.1', async (t) => {
  for (const path of [
    '/',
    '/products/cup',
    '/products/cup/',
    '/pages/about-us',
    '/pages/about.html',
    '/pages/about.htm',
    '/collections',
    '/collections/all',
    '/collections/all/red',
    '/collections/v1.2/red',
    '/collections/all/products/cup',
    '/blogs/news',
    '/blogs/news/first',
    '/blogs/news/tagged/red',
    '/search',
    '/search/',
    '/products/cup?variant=1',
    '/collections/all?page=2&sort_by=price&filter.v.price=5',
    '/search?q=cup',
    '/products/here',
    '/products/here?page=3'
  ])
    t.ok(isFetched(path), path)
})

t.test('an address that is not a page of the shop is not fetched §12.3.1', async (t) => {
  for (const path of [
    '/products',
    '/products/',
    '/products/cup/more',
    '/pages',
    '/xproducts/cup',
    '/collections/a/b/c/d',
    '/blogs',
    '/blogs/a/b/c/d',
    '/searching',
    '/search/x',
    '/admin',
    '/apps/loyalty',
    '/tools/returns',
    '//products/cup',
    'https://other.example/products/cup',
    'http://shop.example/products/cup',
    'https://shop.example:444/products/cup',
    'mailto:a@example.com',
    // The page that the visitor is on.
    '/products/here?page=2'
  ])
    t.notOk(isFetched(path), path)
})

t.test(
  'a page whose name says that opening it changes something is not fetched §12.3.2',
  async (t) => {
    for (const name of [
      'cart',
      'my-cart-page',
      'CART',
      'checkout',
      'account',
      'login',
      'log-in',
      'log_out',
      'logout',
      'logoff',
      'logup',
      'sign-in',
      'signout',
      'sign.off',
      'signup',
      'discount',
      'giftcard',
      'gift-card',
      'gift_card',
      'wishlist',
      'subscribe',
      'subscription',
      'cancel',
      'redeem',
      'download',
      'manual.pdf',
      'terms.zip',
      'news.atom',
      'page.htmlx',
      'page.xhtml'
    ])
      for (const path of [`/pages/${name}`, `/blogs/news/${name}`]) t.notOk(isFetched(path), path)
    for (const name of ['significant', 'logs', 'care', 'gift', 'signs'])
      t.ok(isFetched(`/pages/${name}`), name)
  }
)

t.test('an address with a query key that may change something is not fetched', async (t) => {
  for (const query of [
    'add=1',
    'variant=1&add=1',
    'add=1&variant=1',
    'xvariant=1',
    'variants=1',
    'pages=1',
    'filter=1',
    'filter.=1',
    'sort_by_x=1',
    'qq=1',
    'xfilter.a=1',
    'discount=SAVE10',
    'locale=fr',
    'currency=EUR'
  ])
    t.notOk(isFetched(`/products/cup?${query}`), query)
})

t.test(
  'in a language with its own root, only pages below that root are fetched §12.2.3',
  async (t) => {
    t.ok(isFetched('/fr/products/cup', '/fr/'))
    t.ok(isFetched('/fr', '/fr/'))
    t.ok(isFetched('/fr/', '/fr/'))
    for (const path of ['/products/cup', '/de/products/cup', '/', '/frx/products/cup'])
      t.notOk(isFetched(path, '/fr/'), path)
    t.notOk(isFetched('/fr/products/cup'), 'the root is not a language')
  }
)

t.test('an address that the merchant excluded is not fetched §12.2.3', async (t) => {
  for (const exclude of ['cup', '  cup ', 'x cup', 'cup x', 'x\n/products/', '/'])
    t.notOk(isFetched('/products/cup', '/', exclude), exclude)
  for (const exclude of ['', '   ', 'x', 'cupboard', 'CUP', '('])
    t.ok(isFetched('/products/cup', '/', exclude), exclude)
})
