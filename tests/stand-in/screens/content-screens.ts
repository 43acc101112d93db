import type { FastifyInstance } from 'fastify'
import { type Html, html } from '../../../server/platforms/local/storefront/html.ts'
import { cdnAddress } from '../cdn-address.ts'
import type { Article, Collection, ItemImage, MediaImage } from '../content/entities.ts'
import { pathOf } from '../content/file-names.ts'
import type { Stored } from '../content/stored-picture.ts'
import type { ShopWorld } from '../world.ts'
import { adminOf, sendScreen } from './document.ts'
import type { ShopOf } from './shop-of.ts'

type Shop = { Params: { shop: string } }
type Reply = Parameters<typeof sendScreen>[0]

/** Serves pages that show what the app did to the shop's pictures. */
export function contentScreens(app: FastifyInstance, shopOf: ShopOf): void {
  app.get('/', async (_request, reply) => reply.redirect('/shops'))

  app.get<Shop>('/:shop/admin', async ({ params }, reply) =>
    reply.redirect(`${adminOf(shopOf(params.shop))}/products`)
  )

  app.get<Shop>('/:shop/admin/products', async ({ params }, reply) => {
    const shop = shopOf(params.shop)
    const products = byAge(shop.content.products.values())
    const cards = products.map(({ number, title, media }) => {
      const [first] = media.filter((medium) => medium.__typename === 'MediaImage')
      return html`<li>${first ? pictureOf(shop, first) : null}
<a href="${adminOf(shop)}/products/${number}">${title}</a><br><span class="muted">${media.length} media</span></li>`
    })
    return screen(reply, shop, 'Products', 'products', cards)
  })

  app.get<Shop & { Params: { product: string } }>(
    '/:shop/admin/products/:product',
    async ({ params }, reply) => {
      const shop = shopOf(params.shop)
      const product = shop.content.products.get(Number(params.product))
      if (!product) return reply.code(404).send('Not Found')
      const cards = product.media.map((medium) =>
        medium.__typename === 'MediaImage'
          ? imageCard(shop, medium)
          : html`<li class="muted">${medium.fileName}</li>`
      )
      return screen(reply, shop, product.title, 'products', cards)
    }
  )

  app.get<Shop>('/:shop/admin/files', async ({ params }, reply) => {
    const shop = shopOf(params.shop)
    const images = byAge(shop.content.files.values()).filter(
      (file) => file.__typename === 'MediaImage'
    )
    return screen(
      reply,
      shop,
      'Files',
      'files',
      images.map((image) => imageCard(shop, image))
    )
  })

  for (const kind of ['collections', 'articles'] as const)
    app.get<Shop>(`/:shop/admin/${kind}`, async ({ params }, reply) => {
      const shop = shopOf(params.shop)
      const owners: (Collection | Article)[] = byAge<Collection | Article>(
        shop.content[kind].values()
      )
      const cards = owners.map(({ title, image }) =>
        image
          ? card(cdnAddress(shop, image.path, image.version), image.stored, {
              alt: image.altText,
              name: `${title}: ${nameOf(image)}`
            })
          : html`<li>${title}</li>`
      )
      return screen(reply, shop, kind === 'articles' ? 'Blog posts' : 'Collections', kind, cards)
    })
}

const screen = (reply: Reply, shop: ShopWorld, title: string, where: string, cards: Html[]) =>
  sendScreen(reply, shop, {
    title,
    where,
    body: html`<main><h1>${title}</h1><ul class="pictures">${cards}</ul></main>`
  })

/** Sorts by number, which no change affects. */
const byAge = <Thing extends { number: number }>(things: Iterable<Thing>): Thing[] =>
  [...things].sort((a, b) => a.number - b.number)

const nameOf = ({ path }: ItemImage): string => path.split('/').pop() ?? ''

function pictureOf(shop: ShopWorld, image: MediaImage): Html {
  const address = cdnAddress(shop, pathOf(image), image.version)
  return html`<img src="${address}" alt="${image.alt ?? ''}" loading="lazy">`
}

function imageCard(shop: ShopWorld, image: MediaImage): Html {
  const { fileName, alt, stored, status } = image
  if (!stored) return html`<li>${fileName} <span class="muted">${status}</span></li>`
  return card(cdnAddress(shop, pathOf(image), image.version), stored, { alt, name: fileName })
}

function card(
  address: string,
  { bytes, width, height }: Stored,
  { name, alt }: { name: string; alt: string | null }
): Html {
  return html`<li><img src="${address}" alt="${alt ?? ''}" loading="lazy">
<strong>${name}</strong><br>
<span class="muted">${(bytes.length / 1000).toFixed(1)} kB, ${width} × ${height}</span><br>
${alt ? html`Alt: ${alt}` : html`<span class="muted">No alt text</span>`}</li>`
}
