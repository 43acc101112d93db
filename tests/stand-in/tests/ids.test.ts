import t from 'tap'
import { type Answer, ask, openStage } from './support/ask.ts'
import { draw, openCatalogue } from './support/catalogue.ts'

/** Returns the recorded error for an id whose type the operation does not accept. */
const invalid = (id: string) => ({
  message: `Invalid id: ${id}`,
  extensions: { code: 'RESOURCE_NOT_FOUND' }
})

/** Returns an id of another type with the number of `id`. */
const as = (type: string, id: string) => id.replace(/(?<=shopify\/)\w+/, type)

const DELETE = `mutation ($ids: [ID!]!) {
  fileDelete(fileIds: $ids) { deletedFileIds userErrors { code } } }`
const ACKNOWLEDGE = `mutation ($ids: [ID!]!) {
  fileAcknowledgeUpdateFailed(fileIds: $ids) { files { id } userErrors { code } } }`
const UPDATE = `mutation ($ids: [FileUpdateInput!]!) {
  fileUpdate(files: $ids) { files { id } userErrors { code } } }`
const REORDER = `mutation ($id: ID!, $moves: [MoveInput!]!) {
  productReorderMedia(id: $id, moves: $moves) { job { id } mediaUserErrors { code } } }`
const variantMedia = (how: 'Append' | 'Detach') => `mutation ($productId: ID!,
  $variantMedia: [ProductVariant${how}MediaInput!]!) {
  productVariant${how}Media(productId: $productId, variantMedia: $variantMedia) {
    productVariants { id } userErrors { code message } } }`

/** Returns ids that are invalid where the id of a picture is expected. */
const NO_FILES = (id: string) => [
  as('Product', id),
  as('ImageSource', id),
  as('ProductImage', id),
  as('File', id),
  `${id}?v=1`
]

t.test('an id that cannot belong to a file is refused as invalid', async (t) => {
  const catalogue = await openCatalogue(t)
  const { api, png, shop } = catalogue
  const size = shop.content.files.size
  for (const id of NO_FILES(png.id))
    for (const [query, ids] of [
      [UPDATE, [{ id, alt: 'x' }]],
      [DELETE, [id]],
      [ACKNOWLEDGE, [id]]
    ] as const)
      t.match((await api(query, { ids })).errors, [invalid(id)], id)
  t.equal(png.alt, '')
  t.equal(shop.content.files.size, size)
})

t.test(
  'a file is not found by an id that has its number but names a different file type',
  async (t) => {
    const catalogue = await openCatalogue(t)
    const { api, png, product, shop } = catalogue
    const size = shop.content.files.size
    const video = product.media[1]?.id ?? ''
    for (const id of [as('Video', png.id), as('GenericFile', png.id), as('MediaImage', video)]) {
      const errors = [{ code: 'FILE_DOES_NOT_EXIST' }]
      const answers: Answer[] = []
      for (const [query, ids] of [
        [UPDATE, [{ id, alt: 'x' }]],
        [DELETE, [id]],
        [ACKNOWLEDGE, [id]]
      ] as const)
        answers.push(...Object.values((await api(query, { ids })).data))
      t.equal(answers.length, 3)
      for (const answer of answers) t.match(answer, { userErrors: errors }, id)
      t.same((await api('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: [id] })).data, {
        nodes: [null]
      })
    }
    t.equal(png.alt, '')
    t.equal(shop.content.files.size, size)
    const zeros = png.id.replace(/(?=\d+$)/, '00')
    t.match((await api(DELETE, { ids: [zeros] })).data.fileDelete, { deletedFileIds: null })
  }
)

t.test('node and nodes refuse types that cannot be looked up', async (t) => {
  const { api, png } = await openCatalogue(t)
  for (const id of [as('ImageSource', png.id), as('Nothing', png.id), `${png.id}?v=1`]) {
    t.match((await api('query ($id: ID!) { node(id: $id) { id } }', { id })).errors, [invalid(id)])
    const { errors } = await api('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: [png.id, id]
    })
    t.match(errors, [invalid(id)])
  }
})

t.test('the references of a file accept only ids of products', async (t) => {
  const { api, png, product } = await openCatalogue(t)
  for (const argument of ['referencesToAdd', 'referencesToRemove'])
    for (const id of [as('Collection', product.id), as('MediaImage', product.id), png.id]) {
      const ids = [{ id: png.id, [argument]: [product.id, id] }]
      t.match((await api(UPDATE, { ids })).errors, [invalid(id)], `${argument} ${id}`)
    }
  t.equal(product.media.length, 3)
})

t.test('a product’s media can be reordered only with the ids of its media', async (t) => {
  const catalogue = await openCatalogue(t)
  const { api, png, product } = catalogue
  const video = product.media[1]?.id ?? ''
  const move = (id: string) => api(REORDER, { id: product.id, moves: [{ id, newPosition: '2' }] })
  for (const id of [...NO_FILES(png.id), as('GenericFile', png.id)])
    t.match((await move(id)).errors, [invalid(id)], id)
  for (const id of [as('Video', png.id), as('MediaImage', video)])
    t.match((await move(id)).data.productReorderMedia, {
      job: null,
      mediaUserErrors: [{ code: 'MEDIA_DOES_NOT_EXIST_ON_PRODUCT' }]
    })
  const id = as('Collection', product.id)
  t.match((await api(REORDER, { id, moves: [] })).errors, [invalid(id)])
})

t.test(
  'a variant’s media can be changed only with ids of variants and of the product’s media',
  async (t) => {
    const catalogue = await openCatalogue(t)
    const { api, png, jpg, product } = catalogue
    const [first, second] = product.variants
    if (!first || !second) throw new Error('Expected two variants')
    const change = (how: 'Append' | 'Detach', variantId: string, ...mediaIds: string[]) =>
      api(variantMedia(how), { productId: product.id, variantMedia: [{ variantId, mediaIds }] })
    for (const [how, variant, medium] of [
      ['Append', second, jpg],
      ['Detach', first, png]
    ] as const) {
      for (const id of [...NO_FILES(medium.id), as('GenericFile', medium.id)]) {
        t.match((await change(how, variant.id, id)).errors, [invalid(id)], `${how} ${id}`)
        t.match((await change(how, variant.id, medium.id, id)).errors, [invalid(id)])
      }
      t.match((await change(how, variant.id, as('Video', medium.id))).data, {
        [`productVariant${how}Media`]: {
          productVariants: null,
          userErrors: [
            {
              code: 'MEDIA_DOES_NOT_EXIST_ON_PRODUCT',
              message: 'Media does not exist on the specified product.'
            }
          ]
        }
      })
      const wrong = as('Product', variant.id)
      t.match((await change(how, wrong, medium.id)).errors, [invalid(wrong)])
    }
    t.same([first.medium, second.medium], [png, null], 'nothing has changed')
  }
)

t.test(
  'an article’s id is refused as a collection’s id, and a collection’s id as an article’s',
  async (t) => {
    const catalogue = await openCatalogue(t)
    const { api, shop } = catalogue
    const image = { fileName: 'a.jpg', bytes: await draw('jpeg', 7) }
    const collection = await shop.merchant.addCollection({ title: 'Winter', image })
    const blog = shop.merchant.addBlog({ title: 'News' })
    const article = await shop.merchant.addArticle(blog, { title: 'Snow', image })
    const id = as('Article', collection.id)
    const wrong = as('Collection', article.id)
    t.match(
      (
        await api(
          `mutation ($collection: CollectionUpdateInput!) { collectionUpdate(collection: $collection) {
          userErrors { message } } }`,
          { collection: { id, image: { altText: 'x' } } }
        )
      ).errors,
      [invalid(id)]
    )
    t.match(
      (
        await api(
          `mutation ($id: ID!, $article: ArticleUpdateInput!) { articleUpdate(id: $id, article: $article) {
          userErrors { message } } }`,
          { id: wrong, article: { image: { altText: 'x' } } }
        )
      ).errors,
      [invalid(wrong)]
    )
    t.equal(collection.image?.altText, null)
    t.equal(article.image?.altText, null)
  }
)

const usd = (amount: string) => ({ amount, currencyCode: 'USD' })

t.test('a subscription’s line item is found only by its complete id', async (t) => {
  const stage = await openStage(t)
  const token = stage.shop.access.grant()
  const { data } = await ask(
    stage,
    token,
    `mutation ($lines: [AppSubscriptionLineItemInput!]!) {
      appSubscriptionCreate(name: "Level 1", returnUrl: "http://127.0.0.1:3000/", lineItems: $lines) {
        appSubscription { id lineItems { id } } } }`,
    { lines: [{ plan: { appUsagePricingDetails: { terms: 'x', cappedAmount: usd('50') } } }] }
  )
  const made = data.appSubscriptionCreate.appSubscription
  const line: string = made.lineItems[0].id
  stage.shop.billing.approve(Number(/\d+$/.exec(made.id)?.[0]))
  const use = (id: string) =>
    ask(
      stage,
      token,
      `mutation ($id: ID!, $price: MoneyInput!) {
        appUsageRecordCreate(subscriptionLineItemId: $id, price: $price, description: "x") {
          appUsageRecord { id } userErrors { message } } }`,
      { id, price: usd('5') }
    )
  const raise = (id: string) =>
    ask(
      stage,
      token,
      `mutation ($id: ID!, $cap: MoneyInput!) {
        appSubscriptionLineItemUpdate(id: $id, cappedAmount: $cap) { userErrors { message } } }`,
      { id, cap: usd('90') }
    )
  for (const id of [made.id, line.replace(/\?.*/, ''), as('AppSubscription', line), `${line}x`])
    for (const call of [use, raise]) t.match((await call(id)).errors, [invalid(id)], id)
  const cancel = (id: string) =>
    ask(
      stage,
      token,
      'mutation ($id: ID!) { appSubscriptionCancel(id: $id) { userErrors { message } } }',
      { id }
    )
  t.match((await cancel(line)).errors, [invalid(line)])
  t.match((await use(line)).data.appUsageRecordCreate, { userErrors: [] })
  t.equal(stage.shop.billing.active()[0]?.records.length, 1)
})

t.test('a webhook subscription is deleted only by its own id', async (t) => {
  const stage = await openStage(t)
  const token = stage.shop.access.grant()
  const { data } = await ask(
    stage,
    token,
    `mutation { webhookSubscriptionCreate(topic: SHOP_UPDATE,
      webhookSubscription: { uri: "https://app.example.com/hooks" }) { webhookSubscription { id } } }`
  )
  const { id } = data.webhookSubscriptionCreate.webhookSubscription
  const remove = (wanted: string) =>
    ask(
      stage,
      token,
      `mutation ($id: ID!) { webhookSubscriptionDelete(id: $id) {
        deletedWebhookSubscriptionId userErrors { message } } }`,
      { id: wanted }
    )
  for (const wrong of [as('Product', id), as('WebhookSubscriptions', id), `${id}?v=1`])
    t.match((await remove(wrong)).errors, [invalid(wrong)], wrong)
  t.equal(stage.shop.webhooks.subscriptions.length, 1)
  t.match((await remove(id)).data.webhookSubscriptionDelete, { deletedWebhookSubscriptionId: id })
  t.equal(stage.shop.webhooks.subscriptions.length, 0)
})
