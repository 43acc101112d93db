import t from 'tap'
import { draw, openCatalogue } from './support/catalogue.ts'

t.test(
  'a merchant’s change to a product or a collection sends a webhook, and a change to an article or an unused file sends none',
  async (t) => {
    const { shop, product, png, jpg, clock } = await openCatalogue(t)
    const { merchant, content } = shop
    const picture = { fileName: 'new.png', bytes: await draw('png', 9) }
    const winter = await merchant.addCollection({ title: 'Winter', image: picture })
    const blog = merchant.addBlog({ title: 'News' })
    const wax = await merchant.addArticle(blog, { title: 'How to wax', image: picture })
    const loose = await merchant.addFile(picture)
    const [small] = product.variants
    if (!small) throw new Error('Expected a variant')

    const acts: [topic: string | null, act: () => unknown][] = [
      ['products/update', () => merchant.editProduct(product, { title: 'Blue Snowboard' })],
      ['products/update', () => merchant.replaceImage(png, picture.bytes)],
      ['products/update', () => merchant.setAlt(jpg, 'From behind')],
      ['products/update', () => merchant.rename(jpg, 'behind.jpg')],
      ['products/update', () => merchant.addToProduct(product, picture)],
      ['products/update', () => merchant.moveMedium(product, jpg, 0)],
      ['products/update', () => merchant.showInVariant(small, jpg)],
      ['products/update', () => merchant.removeFromProduct(product, jpg)],
      ['products/update', () => merchant.deleteFile(png)],
      ['collections/update', () => merchant.setCollectionImage(winter, null)],
      [null, () => merchant.setArticleImage(wax, null)],
      [null, () => merchant.setAlt(loose, 'x')],
      [null, () => merchant.deleteFile(loose)],
      [null, () => merchant.deleteArticle(wax)],
      ['collections/delete', () => merchant.deleteCollection(winter)],
      ['products/delete', () => merchant.deleteProduct(product)]
    ]
    for (const [topic, act] of acts) {
      clock.forward(1000)
      const count = shop.webhooks.emitted.length
      await act()
      const sent = shop.webhooks.emitted.slice(count).map((event) => event.topic)
      t.same(sent, topic === null ? [] : [topic], String(act))
      if (topic === 'products/update')
        t.equal(product.updatedAt, clock.now().getTime(), String(act))
    }
    t.equal(small.medium, null, 'the variant no longer shows the medium removed from the product')
    t.equal(content.products.size + content.collections.size + content.articles.size, 0)
    t.same(
      [...content.fileNames.keys()].sort().slice(0, 1),
      ['behind.jpg'],
      'files outlive products'
    )
    t.equal(jpg.products.size, 0)
  }
)

t.test('bytes that are not a picture cannot be added', async (t) => {
  const { shop } = await openCatalogue(t)
  const bytes = Buffer.from('hello')
  await t.rejects(shop.merchant.addFile({ fileName: 'a.png', bytes }), { message: /a\.png/ })
})
