import sharp from 'sharp'
import t from 'tap'
import {
  type Catalogue,
  draw,
  type FilesAnswer,
  openCatalogue,
  readFile,
  type ShownFile,
  type UserError,
  updateFile,
  upload
} from './support/catalogue.ts'

const CREATE = `mutation ($files: [FileCreateInput!]!) {
  fileCreate(files: $files) {
    files { id alt fileStatus fileErrors { code } ... on MediaImage { mimeType image { url } originalSource { fileSize } } }
    userErrors { code field message }
  }
}`

async function create(
  catalogue: Catalogue,
  bytes: Buffer,
  filename: string,
  more: object = {}
): Promise<{ files: [ShownFile]; userErrors: UserError[] }> {
  const originalSource = await upload(catalogue, bytes, filename)
  const files = [{ originalSource, contentType: 'IMAGE', ...more }]
  type Data = { fileCreate: { files: [ShownFile]; userErrors: UserError[] } }
  const { data }: { data: Data } = await catalogue.api(CREATE, { files })
  return data.fileCreate
}

async function replace(catalogue: Catalogue, bytes: Buffer): Promise<FilesAnswer> {
  const originalSource = await upload(catalogue, bytes, 'IMG_0042.png')
  return updateFile(catalogue, { id: catalogue.png.id, originalSource })
}

t.test('a new file is uploaded, then processed, then ready', async (t) => {
  const catalogue = await openCatalogue(t)
  const bytes = await draw('jpeg', 5, 64, 32)
  const { files, userErrors } = await create(catalogue, bytes, 'new.jpg', { alt: 'New' })
  t.same(userErrors, [])
  const [{ id }] = files
  t.match(files, [
    { alt: 'New', fileStatus: 'UPLOADED', mimeType: null, image: null, originalSource: null }
  ])
  catalogue.clock.forward(25)
  t.match(await readFile(catalogue, id), {
    fileStatus: 'PROCESSING',
    status: 'PROCESSING',
    image: null,
    originalSource: null
  })
  catalogue.clock.forward(25)
  const ready = await readFile(catalogue, id)
  t.match(ready, {
    fileStatus: 'READY',
    mimeType: 'image/jpeg',
    image: { id: id.replace('MediaImage', 'ImageSource'), width: 64, height: 32, altText: 'New' },
    originalSource: { fileSize: bytes.length }
  })
  t.match(ready.image.url, /\/cdn\/s\/files\/1\/2637\/1970\/files\/new\.jpg\?v=\d+$/)
  t.same(await bytesAt(ready.image.url), bytes)
  t.same(await bytesAt(ready.originalSource.url), bytes)
})

async function bytesAt(url: string): Promise<Buffer> {
  const answer = await fetch(url)
  if (answer.status !== 200) throw new Error(`${answer.status} at ${url}`)
  return Buffer.from(await answer.arrayBuffer())
}

t.test(
  'new bytes keep id, path and position, and the image is null until they are processed',
  async (t) => {
    const catalogue = await openCatalogue(t)
    const { png, product, clock } = catalogue
    const before = await readFile(catalogue, png.id)
    const bytes = await draw('png', 6, 30, 20)
    const { files } = await replace(catalogue, bytes)
    t.match(files, [{ id: png.id, fileStatus: 'READY', image: null, mimeType: 'image/png' }])
    t.equal(
      files[0].originalSource.fileSize,
      before.originalSource.fileSize,
      'the image still has the old size'
    )
    t.match(await readFile(catalogue, png.id), { fileStatus: 'READY', image: null })
    clock.forward(50)
    const after = await readFile(catalogue, png.id)
    t.match(after, { image: { width: 30, height: 20 }, originalSource: { fileSize: bytes.length } })
    const [path, version] = after.image.url.split('?')
    const [oldPath, oldVersion] = before.image.url.split('?')
    t.equal(path, oldPath)
    t.not(version, oldVersion)
    t.equal(product.media[0], png)
    t.equal(product.variants[0]?.medium, png)
    t.same(await bytesAt(before.image.url), bytes, 'the new bytes are served under the old ?v= too')
  }
)

t.test('a second change is refused until the first is finished', async (t) => {
  const catalogue = await openCatalogue(t)
  await replace(catalogue, await draw('png', 6))
  const { png } = catalogue
  t.match(await updateFile(catalogue, { id: png.id, alt: 'x' }), {
    files: [],
    userErrors: [{ code: 'FILE_LOCKED' }]
  })
  catalogue.clock.forward(50)
  t.match(await updateFile(catalogue, { id: png.id, alt: 'x' }), {
    files: [{ alt: 'x' }],
    userErrors: []
  })
})

t.test('a file that another operation has locked cannot be changed', async (t) => {
  const catalogue = await openCatalogue(t)
  const { png } = catalogue
  png.isLocked = true
  const answer = await updateFile(catalogue, { id: png.id, alt: 'x' })
  t.match(answer, { files: [], userErrors: [{ code: 'FILE_LOCKED' }] })
  t.match(await readFile(catalogue, png.id), { fileStatus: 'READY', image: { width: 60 } })
})

const BAD: [what: string, bytes: () => Promise<Buffer>, code: string][] = [
  ['bytes that do not match the extension', () => draw('jpeg', 3), 'IMAGE_PROCESSING_FAILURE'],
  ['bytes that are not a picture', async () => Buffer.from('hello'), 'IMAGE_PROCESSING_FAILURE'],
  [
    'half a picture',
    async () => (await draw('png', 3, 900, 900)).subarray(0, 900),
    'IMAGE_PROCESSING_FAILURE'
  ],
  ['21 megapixels', () => draw('png', 3, 7000, 3000), 'INVALID_IMAGE_RESOLUTION'],
  ['21 MB', async () => Buffer.alloc(21 * 1024 * 1024), 'INVALID_IMAGE_FILE_SIZE'],
  [
    'a format that Shopify does not accept',
    () =>
      sharp(Buffer.alloc(300), { raw: { width: 10, height: 10, channels: 3 } })
        .tiff()
        .toBuffer(),
    'UNSUPPORTED_IMAGE_FILE_TYPE'
  ]
]

for (const [what, bytes, code] of BAD)
  t.test(
    `a replacement with ${what} fails during processing, and the old image stays`,
    async (t) => {
      const catalogue = await openCatalogue(t)
      const before = await readFile(catalogue, catalogue.png.id)
      t.match(await replace(catalogue, await bytes()), {
        userErrors: [],
        files: [{ fileStatus: 'READY' }]
      })
      catalogue.clock.forward(50)
      const after = await readFile(catalogue, catalogue.png.id)
      t.match(after, {
        fileStatus: 'FAILED',
        status: 'FAILED',
        fileErrors: [{ code }],
        mediaErrors: [{ code }]
      })
      t.equal(after.image.url, before.image.url)
      t.match(await updateFile(catalogue, { id: catalogue.png.id, alt: 'x' }), {
        userErrors: [{ code: 'NON_READY_STATE' }]
      })
      const { data } = await catalogue.api(
        `mutation { fileAcknowledgeUpdateFailed(fileIds: ["${catalogue.png.id}"]) { files { fileStatus } userErrors { code } } }`
      )
      t.same(data.fileAcknowledgeUpdateFailed, { files: [{ fileStatus: 'READY' }], userErrors: [] })
      t.match(await readFile(catalogue, catalogue.png.id), {
        fileStatus: 'READY',
        fileErrors: [],
        image: { url: before.image.url }
      })
    }
  )

t.test(
  'a replacement with invalid bytes can also remove the old image, depending on the switch',
  async (t) => {
    const catalogue = await openCatalogue(t, { switches: { badSource: 'failed-loses-image' } })
    const { png, clock, api } = catalogue
    const before = await readFile(catalogue, png.id)
    await replace(catalogue, Buffer.from('hello'))
    clock.forward(50)
    t.match(await readFile(catalogue, png.id), {
      fileStatus: 'FAILED',
      image: null,
      originalSource: null
    })
    t.equal((await fetch(before.image.url)).status, 404)
    await api(`mutation { fileAcknowledgeUpdateFailed(fileIds: ["${png.id}"]) { files { id } } }`)
    t.match(await readFile(catalogue, png.id), { fileStatus: 'READY', image: null })
    const bytes = await draw('png', 4)
    await replace(catalogue, bytes)
    clock.forward(50)
    t.same(
      await bytesAt((await readFile(catalogue, png.id)).image.url),
      bytes,
      'new bytes repair it'
    )
  }
)

t.test('the failure of a new file cannot be acknowledged', async (t) => {
  const catalogue = await openCatalogue(t)
  const { files } = await create(catalogue, Buffer.from('hello'), 'new.png')
  catalogue.clock.forward(50)
  t.match(await readFile(catalogue, files[0].id), { fileStatus: 'FAILED', image: null })
  const { data } = await catalogue.api(
    `mutation { fileAcknowledgeUpdateFailed(fileIds: ["${files[0].id}"]) { files { id } userErrors { code } } }`
  )
  t.match(data.fileAcknowledgeUpdateFailed, {
    files: null,
    userErrors: [{ code: 'INVALID_FAILED_MEDIA_STATE' }]
  })
})

t.test(
  'every read of an original returns a new address, which works for five minutes',
  async (t) => {
    const catalogue = await openCatalogue(t)
    const { png, clock } = catalogue
    const first = (await readFile(catalogue, png.id)).originalSource.url
    const second = (await readFile(catalogue, png.id)).originalSource.url
    t.not(first, second)
    clock.forward(299_000)
    t.equal((await fetch(first)).status, 200)
    t.equal((await fetch(`${first}0`)).status, 403, 'a forged address is refused')
    t.equal((await fetch(first.replace(/Expires=\d+/, 'Expires=9999999999999'))).status, 403)
    clock.forward(1000)
    t.equal((await fetch(first)).status, 400, 'an expired address is refused')
  }
)

t.test(
  'with the switch value `later`, an original gets its address later than its image',
  async (t) => {
    const catalogue = await openCatalogue(t, { switches: { originalAddress: 'later' } })
    const { png, jpg, clock } = catalogue
    t.ok((await readFile(catalogue, jpg.id)).originalSource.url, 'one from before has its address')
    const bytes = await draw('png', 6)
    await replace(catalogue, bytes)
    const { files } = await create(catalogue, bytes, 'new.png')
    clock.forward(50)
    for (const { id } of [png, ...files])
      t.match(await readFile(catalogue, id), {
        fileStatus: 'READY',
        image: { width: 60 },
        originalSource: { fileSize: bytes.length, url: null }
      })
    clock.forward(2000)
    for (const { id } of [png, ...files])
      t.same(await bytesAt((await readFile(catalogue, id)).originalSource.url), bytes)
  }
)

t.test(
  'a product is updated when its picture is changed, and again when the picture has been processed',
  async (t) => {
    const catalogue = await openCatalogue(t)
    const { shop, product, clock } = catalogue
    clock.forward(60_000)
    await replace(catalogue, await draw('png', 6))
    const count = () =>
      shop.webhooks.emitted.filter(({ topic }) => topic === 'products/update').length
    t.equal(count(), 1)
    t.equal(product.updatedAt, clock.now().getTime())
    clock.forward(2000)
    await shop.timeline.settle()
    t.equal(count(), 2)
    t.equal(product.updatedAt, clock.now().getTime())
  }
)

t.test(
  'with the switch value `silent`, a change of a picture does not update its product',
  async (t) => {
    const catalogue = await openCatalogue(t, { switches: { ownWriteWebhook: 'silent' } })
    const { shop, product, clock } = catalogue
    const { updatedAt } = product
    clock.forward(60_000)
    await replace(catalogue, await draw('png', 6))
    clock.forward(2000)
    await shop.timeline.settle()
    t.equal(shop.webhooks.emitted.filter(({ topic }) => topic === 'products/update').length, 0)
    t.equal(product.updatedAt, updatedAt)
  }
)

t.test(
  'the CDN serves smaller pictures, and answers 404 to a path that does not exist',
  async (t) => {
    const catalogue = await openCatalogue(t)
    const { image } = await readFile(catalogue, catalogue.png.id)
    const { width, height, format } = await sharp(await bytesAt(`${image.url}&width=30`)).metadata()
    t.same({ width, height, format }, { width: 30, height: 20, format: 'png' })
    t.equal((await fetch(image.url)).headers.get('content-type'), 'image/png')
    t.equal((await fetch(image.url.replace('IMG', 'img'))).status, 404)
    t.equal(
      (await fetch(image.url.replace('1970', '1971'))).status,
      404,
      'the path of another shop is not found'
    )
  }
)
