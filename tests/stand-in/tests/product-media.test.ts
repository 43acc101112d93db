import t from 'tap'
import {
  type Catalogue,
  draw,
  openCatalogue,
  readFile,
  type UserError,
  updateFile,
  upload
} from './support/catalogue.ts'

const REORDER = `mutation ($id: ID!, $moves: [MoveInput!]!) {
  productReorderMedia(id: $id, moves: $moves) { job { id done } mediaUserErrors { code field message } } }`

type Job = { id: string; done: boolean }
type Reordered = { job: Job; mediaUserErrors: UserError[] }

async function reorder({ api, product }: Catalogue, moves: object[], id = product.id) {
  const { data }: { data: { productReorderMedia: Reordered } } = await api(REORDER, { id, moves })
  return data.productReorderMedia
}

async function isDone({ api }: Catalogue, id: string): Promise<boolean | undefined> {
  const { data }: { data: { job: Job | null } } = await api(
    'query ($id: ID!) { job(id: $id) { id done } }',
    { id }
  )
  return data.job?.done
}

t.test(
  'media move only once the job is done, and positions count media of every kind',
  async (t) => {
    const catalogue = await openCatalogue(t)
    const { product, png, jpg, clock, shop } = catalogue
    const video = product.media[1]
    const { job, mediaUserErrors } = await reorder(catalogue, [{ id: jpg.id, newPosition: '1' }])
    t.same(mediaUserErrors, [])
    t.match(job, { id: /^gid:\/\/shopify\/Job\/[0-9a-f-]{36}$/, done: false })
    t.equal(await isDone(catalogue, job.id), false)
    t.same(product.media, [png, video, jpg], 'nothing has moved yet')
    clock.forward(30)
    t.equal(await isDone(catalogue, job.id), true)
    t.same(product.media, [png, jpg, video])
    t.match(shop.webhooks.emitted.at(-1), { topic: 'products/update' })
    t.equal(await isDone(catalogue, job.id.replace(/.$/, 'x')), undefined)
  }
)

t.test('moves are applied in sequence, and a position past the end means the end', async (t) => {
  const catalogue = await openCatalogue(t)
  const { product, png, jpg, clock, shop } = catalogue
  const video = product.media[1]
  await reorder(catalogue, [
    { id: png.id, newPosition: '99' },
    { id: jpg.id, newPosition: '0' }
  ])
  clock.forward(30)
  await shop.timeline.settle()
  t.same(product.media, [jpg, video, png])
})

t.test('an impossible move is refused', async (t) => {
  const catalogue = await openCatalogue(t)
  const { png, product } = catalogue
  t.match(await reorder(catalogue, [{ id: png.id, newPosition: '0' }], 'gid://shopify/Product/1'), {
    job: null,
    mediaUserErrors: [
      { code: 'PRODUCT_DOES_NOT_EXIST', field: ['id'], message: 'Product does not exist' }
    ]
  })
  t.match(await reorder(catalogue, [{ id: 'gid://shopify/MediaImage/1', newPosition: '0' }]), {
    job: null,
    mediaUserErrors: [{ code: 'MEDIA_DOES_NOT_EXIST_ON_PRODUCT' }]
  })
  const { errors } = await catalogue.api(REORDER, {
    id: product.id,
    moves: [{ id: png.id, newPosition: 0 }]
  })
  t.match(errors, [{ extensions: { code: 'INVALID_VARIABLE' } }], 'positions are strings')
})

t.test('only one operation at a time can change a product’s media', async (t) => {
  const catalogue = await openCatalogue(t)
  const { png, product, clock } = catalogue
  const move = [{ id: png.id, newPosition: '2' }]
  await reorder(catalogue, move)
  t.match(await reorder(catalogue, move), {
    mediaUserErrors: [{ code: 'MEDIA_CANNOT_BE_MODIFIED' }]
  })
  t.match(await updateFile(catalogue, { id: png.id, referencesToRemove: [product.id] }), {
    userErrors: [{ code: 'MEDIA_CANNOT_BE_MODIFIED' }]
  })
  t.match(await change(catalogue, 'Detach', [[0, png.id]]), {
    userErrors: [{ code: 'MEDIA_CANNOT_BE_MODIFIED' }]
  })
  t.match(
    await updateFile(catalogue, { id: png.id, alt: 'x' }),
    { userErrors: [] },
    'its alt text can change'
  )
  clock.forward(30)
  t.match(await reorder(catalogue, move), { mediaUserErrors: [] })
})

t.test(
  'with the switch `referenceAgain` set to refuse, an existing reference cannot be added and a missing one cannot be removed',
  async (t) => {
    const catalogue = await openCatalogue(t, { switches: { referenceAgain: 'refused' } })
    const { png, jpg, product } = catalogue
    await updateFile(catalogue, { id: png.id, referencesToRemove: [product.id] })
    for (const update of [
      { id: png.id, referencesToRemove: [product.id] },
      { id: jpg.id, referencesToAdd: [product.id] }
    ])
      t.match(await updateFile(catalogue, update), { userErrors: [{ code: 'INVALID' }] })
    t.match(await updateFile(catalogue, { id: png.id, referencesToAdd: [product.id] }), {
      userErrors: []
    })
  }
)

t.test(
  'a file is added to a product as its last medium, and removing it from the product also removes it from the variants',
  async (t) => {
    const catalogue = await openCatalogue(t)
    const { product, png, shop } = catalogue
    const added = await shop.merchant.addFile({ fileName: 'new.jpg', bytes: await draw('jpeg', 9) })
    await updateFile(catalogue, { id: added.id, referencesToAdd: [product.id] })
    t.equal(product.media.at(-1), added)
    await updateFile(catalogue, { id: added.id, referencesToAdd: [product.id] })
    t.equal(product.media.length, 4, 'once')
    await updateFile(catalogue, { id: png.id, referencesToRemove: [product.id] })
    t.notOk(product.media.includes(png))
    t.equal(product.variants[0]?.medium, null)
    t.equal(
      (await fetch((await readFile(catalogue, png.id)).image.url)).status,
      200,
      'the file stays'
    )
    t.match(await updateFile(catalogue, { id: png.id, referencesToRemove: [product.id] }), {
      userErrors: []
    })
  }
)

t.test('a product holds at most 250 media', async (t) => {
  const catalogue = await openCatalogue(t)
  const { product, shop, api } = catalogue
  const bytes = await draw('jpeg', 9)
  while (product.media.length < 250)
    await shop.merchant.addToProduct(product, { fileName: 'a.jpg', bytes })
  const one = await shop.merchant.addFile({ fileName: 'b.jpg', bytes })
  t.match(await updateFile(catalogue, { id: one.id, referencesToAdd: [product.id] }), {
    userErrors: [{ code: 'PRODUCT_MEDIA_LIMIT_EXCEEDED' }]
  })
  const { data } = await api(ADD, {
    product: { id: product.id },
    media: [mediumOf('https://a.example/b.png')]
  })
  t.equal(data.productUpdate.userErrors.length, 1)
  t.equal(product.media.length, 250)
})

const ADD = `mutation ($product: ProductUpdateInput!, $media: [CreateMediaInput!]!) {
  productUpdate(product: $product, media: $media) {
    product { media(last: 1, sortKey: POSITION) { nodes { id status } } } userErrors { field message } } }`

const mediumOf = (originalSource: string) => ({
  originalSource,
  alt: 'New',
  mediaContentType: 'IMAGE'
})

t.test('productUpdate adds a medium that is processed later', async (t) => {
  const catalogue = await openCatalogue(t)
  const { api, product, clock } = catalogue
  const source = await upload(catalogue, await draw('png', 4), 'new.png')
  const { data } = await api(ADD, { product: { id: product.id }, media: [mediumOf(source)] })
  const [added] = data.productUpdate.product.media.nodes
  t.equal(added.status, 'UPLOADED')
  clock.forward(50)
  t.match(await readFile(catalogue, added.id), { status: 'READY', alt: 'New' })
  t.equal(product.media.at(-1)?.id, added.id)
  const { errors } = await api(ADD, { product: { id: product.id, title: 'x' }, media: [] })
  t.match(errors, [{ extensions: { code: 'NOT_MODELLED' } }])
})

/** Changes the media of variants; a pair is the index of a variant and the id of a medium. */
async function change(
  { api, product }: Catalogue,
  how: 'Append' | 'Detach',
  pairs: [number, string][]
) {
  const name = `productVariant${how}Media`
  const variantMedia = pairs.map(([variant, mediumId]) => ({
    variantId: product.variants[variant]?.id ?? 'gid://shopify/ProductVariant/1',
    mediaIds: [mediumId]
  }))
  type Changed = { productVariants: { id: string }[] | null; userErrors: UserError[] }
  const { data }: { data: Record<string, Changed> } = await api(
    `mutation ($productId: ID!, $variantMedia: [ProductVariant${how}MediaInput!]!) {
      ${name}(productId: $productId, variantMedia: $variantMedia) { productVariants { id } userErrors { code field message } } }`,
    { productId: product.id, variantMedia }
  )
  return data[name]
}

t.test('a variant holds one medium, so a change detaches before it appends', async (t) => {
  const catalogue = await openCatalogue(t)
  const { product, png, jpg } = catalogue
  t.match(await change(catalogue, 'Append', [[0, jpg.id]]), {
    productVariants: null,
    userErrors: [
      {
        code: 'PRODUCT_VARIANT_ALREADY_HAS_MEDIA',
        field: ['variantMedia', '0', 'variantId'],
        message: 'The given variant already has attached media.'
      }
    ]
  })
  t.match(await change(catalogue, 'Detach', [[0, jpg.id]]), {
    userErrors: [{ code: 'MEDIA_IS_NOT_ATTACHED_TO_VARIANT' }]
  })
  t.match(await change(catalogue, 'Detach', [[0, png.id]]), {
    productVariants: [{ id: product.variants[0]?.id }],
    userErrors: []
  })
  t.match(
    await change(catalogue, 'Append', [
      [0, jpg.id],
      [1, jpg.id]
    ]),
    { userErrors: [] }
  )
  t.same(
    product.variants.map(({ medium }) => medium?.id),
    [jpg.id, jpg.id]
  )
})

t.test('a change with an invalid pair of variant and medium has no effect', async (t) => {
  const catalogue = await openCatalogue(t)
  const { product, jpg, shop, api } = catalogue
  const loose = await shop.merchant.addFile({ fileName: 'loose.png', bytes: await draw('png', 3) })
  const source = await upload(catalogue, await draw('png', 4), 'new.png')
  const { data } = await api(ADD, { product: { id: product.id }, media: [mediumOf(source)] })
  const unready = data.productUpdate.product.media.nodes[0].id
  for (const [pairs, code] of [
    [[[1, loose.id]], 'MEDIA_DOES_NOT_EXIST_ON_PRODUCT'],
    [[[1, unready]], 'NON_READY_MEDIA'],
    [[[7, jpg.id]], 'PRODUCT_VARIANT_DOES_NOT_EXIST_ON_PRODUCT'],
    [
      [
        [1, jpg.id],
        [1, jpg.id]
      ],
      'PRODUCT_VARIANT_SPECIFIED_MULTIPLE_TIMES'
    ],
    [Array.from({ length: 101 }, () => [1, jpg.id]), 'MAXIMUM_VARIANT_MEDIA_PAIRS_EXCEEDED']
  ] as [[number, string][], string][])
    t.match(
      await change(catalogue, 'Append', pairs),
      { productVariants: null, userErrors: [{ code }] },
      code
    )
  t.equal(product.variants[1]?.medium, null)
})
