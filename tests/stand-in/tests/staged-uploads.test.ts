import t from 'tap'
import {
  type Catalogue,
  draw,
  openCatalogue,
  postForm,
  stageUpload,
  type Target,
  updateFile,
  upload
} from './support/catalogue.ts'

const FIELDS = [
  'Content-Type',
  'success_action_status',
  'acl',
  'key',
  'x-goog-date',
  'x-goog-credential',
  'x-goog-algorithm',
  'x-goog-signature',
  'policy'
]

/** Replaces the PNG by the bytes at this address, and tells whether that succeeded. */
async function arrives(catalogue: Catalogue, resourceUrl: string): Promise<boolean> {
  const { png, clock, shop } = catalogue
  const before = png.stored
  const { userErrors } = await updateFile(catalogue, { id: png.id, originalSource: resourceUrl })
  if (userErrors.length > 0) throw new Error(userErrors[0]?.message)
  clock.forward(60)
  await shop.timeline.settle()
  return png.status === 'READY' && png.stored !== before
}

t.test(
  'an upload form with nine fields and the file at its end is stored, and the upload can be used once',
  async (t) => {
    const catalogue = await openCatalogue(t)
    const bytes = await draw('png', 7)
    const target = await stageUpload(catalogue, 'a.png')
    t.same(
      target.parameters.map(({ name }) => name),
      FIELDS
    )
    const { status, text } = await postForm(target, bytes)
    t.equal(status, 201)
    t.match(
      text,
      /^<\?xml version='1.0' encoding='UTF-8'\?><PostResponse><Location>[^<]+<\/Location>/
    )
    t.ok(text.includes(`<Location>${target.resourceUrl}</Location>`))
    t.ok(await arrives(catalogue, target.resourceUrl))
    t.same(catalogue.png.stored?.bytes, bytes)
    t.notOk(await arrives(catalogue, target.resourceUrl), 'a second use finds nothing')
  }
)

t.test('an address without uploaded bytes cannot be used', async (t) => {
  const catalogue = await openCatalogue(t)
  const { resourceUrl } = await stageUpload(catalogue, 'a.png')
  t.notOk(await arrives(catalogue, resourceUrl))
  t.match(catalogue.png.failure, { code: 'IMAGE_DOWNLOAD_FAILURE' })
})

type Change = (fields: Target['parameters']) => Target['parameters']

const without =
  (name: string): Change =>
  (fields) =>
    fields.filter((field) => field.name !== name)
const changed =
  (name: string, value: string): Change =>
  (fields) =>
    fields.map((field) => (field.name === name ? { name, value } : field))

const REFUSED: [what: string, change: Change][] = [
  ['with another type', changed('Content-Type', 'image/jpeg')],
  ['another key', changed('key', 'tmp/1/files/b/b.png')],
  ['another signature', changed('x-goog-signature', 'ab'.repeat(32))],
  ['another policy', changed('policy', Buffer.from('{"conditions":[]}').toString('base64'))],
  ['an extra field', (fields) => [...fields, { name: 'x', value: 'y' }]],
  ...FIELDS.map((name): [string, Change] => [`no ${name}`, without(name)])
]

t.test('a form that differs from the signed one is refused', async (t) => {
  const catalogue = await openCatalogue(t)
  const bytes = await draw('png', 7)
  for (const [what, change] of REFUSED) {
    const target = await stageUpload(catalogue, 'a.png')
    const { status, text } = await postForm(
      { ...target, parameters: change(target.parameters) },
      bytes
    )
    t.equal(status, 403, what)
    t.match(text, /<Error><Code>(AccessDenied|SignatureDoesNotMatch)<\/Code>/, what)
    t.notOk(await arrives(catalogue, target.resourceUrl), what)
    await catalogue.api(
      `mutation { fileAcknowledgeUpdateFailed(fileIds: ["${catalogue.png.id}"]) { files { id } } }`
    )
  }
})

t.test('a form without a file, or with fields after it, is refused', async (t) => {
  const catalogue = await openCatalogue(t)
  const { url, parameters } = await stageUpload(catalogue, 'a.png')
  const post = async (form: FormData) => (await fetch(url, { method: 'POST', body: form })).status
  const file = new Blob([Uint8Array.from(await draw('png', 7))])
  const first = new FormData()
  first.append('file', file, 'a.png')
  const none = new FormData()
  for (const { name, value } of parameters) {
    first.append(name, value)
    none.append(name, value)
  }
  t.equal(await post(first), 400)
  t.equal(await post(none), 400)
  t.equal(
    (await fetch(url, { method: 'POST', body: 'x' })).status,
    400,
    'a request without a form is refused'
  )
})

t.test('a staged upload expires, whether or not its bytes have been uploaded', async (t) => {
  const catalogue = await openCatalogue(t, { timing: { stagedUploadMs: 1000 } })
  const bytes = await draw('png', 7)
  const made = await upload(catalogue, bytes, 'a.png')
  const late = await stageUpload(catalogue, 'b.png')
  catalogue.clock.forward(1000)
  t.match(await postForm(late, bytes), { status: 400, text: /ExpiredToken/ })
  t.notOk(await arrives(catalogue, made))
})

t.test('a PUT to the signed address uploads the bytes without a form', async (t) => {
  const catalogue = await openCatalogue(t)
  const bytes = await draw('png', 8)
  const { url, resourceUrl, parameters } = await stageUpload(catalogue, 'a.png', 'PUT')
  t.same(parameters, [
    { name: 'content_type', value: 'image/png' },
    { name: 'acl', value: 'private' }
  ])
  const put = async (address: string, type: string) => {
    const body = Uint8Array.from(bytes)
    return (await fetch(address, { method: 'PUT', headers: { 'content-type': type }, body })).status
  }
  t.equal(await put(resourceUrl, 'image/png'), 403, 'a PUT without the signature is refused')
  t.equal(await put(url, 'image/jpeg'), 403, 'a PUT of another type is refused')
  t.equal(await put(url, 'image/png'), 200)
  t.ok(await arrives(catalogue, resourceUrl))
})

t.test('a file whose type is not a picture’s gets a target without addresses', async (t) => {
  const { api } = await openCatalogue(t)
  const { data } = await api(`mutation { stagedUploadsCreate(input: [
    { resource: IMAGE, filename: "virus.exe", mimeType: "application/x-msdownload" },
    { resource: IMAGE, filename: "a.png", mimeType: "image/png", fileSize: "100" }
  ]) { stagedTargets { url resourceUrl parameters { name } } userErrors { field message } } }`)
  t.match(data.stagedUploadsCreate, {
    stagedTargets: [{ url: null, resourceUrl: null, parameters: [] }, { url: String }],
    userErrors: [
      {
        field: ['input', '0', 'mimeType'],
        message: 'virus.exe: (application/x-msdownload) is not a recognized format'
      }
    ]
  })
})

t.test('an upload target of one shop is refused under another shop', async (t) => {
  const catalogue = await openCatalogue(t)
  const other = catalogue.standIn.addShop('other.myshopify.com')
  const target = await stageUpload(catalogue, 'a.png')
  const url = target.url.replace(catalogue.shop.domain, other.domain)
  t.equal((await postForm({ ...target, url }, await draw('png', 7))).status, 403)
})

t.test('an upload can fail before or after it is stored, or be stored incompletely', async (t) => {
  const catalogue = await openCatalogue(t)
  const bytes = await draw('png', 9)
  const target = await stageUpload(catalogue, 'a.png')
  catalogue.shop.faults.add({ operation: 'upload', kind: '503-before' })
  t.equal((await postForm(target, bytes)).status, 503)
  const { stagedUploads } = catalogue.shop.content
  const stored = () => [...stagedUploads.values()].map((upload) => upload.bytes !== null)
  t.same(stored(), [false])
  catalogue.shop.faults.add({ operation: 'upload', kind: '503-after' })
  t.equal((await postForm(target, bytes)).status, 503)
  t.same(stored(), [true])
  catalogue.shop.faults.add({ operation: 'upload', kind: 'damaged' })
  t.equal((await postForm(target, bytes)).status, 201, 'a damaged upload is reported as stored')
  const [upload] = stagedUploads.values()
  t.ok((upload?.bytes?.length ?? 0) < bytes.length)
})
