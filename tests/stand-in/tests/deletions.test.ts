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

const CREATE = `mutation ($files: [FileCreateInput!]!) {
  fileCreate(files: $files) { files { id } userErrors { code } } }`

const DELETE = `mutation ($fileIds: [ID!]!) {
  fileDelete(fileIds: $fileIds) { deletedFileIds userErrors { code field message } } }`

async function deleteFiles({ api }: Catalogue, ...fileIds: string[]) {
  type Data = { fileDelete: { deletedFileIds: string[] | null; userErrors: UserError[] } }
  const { data }: { data: Data } = await api(DELETE, { fileIds })
  return data.fileDelete
}

t.test('a deletion applies to all files or none, and removes each file everywhere', async (t) => {
  const catalogue = await openCatalogue(t)
  const { png, product, shop } = catalogue
  const remove = (...fileIds: string[]) => deleteFiles(catalogue, ...fileIds)
  t.match(await remove(png.id, 'gid://shopify/MediaImage/1'), {
    deletedFileIds: null,
    userErrors: [{ code: 'FILE_DOES_NOT_EXIST', field: ['fileIds'] }]
  })
  t.equal(product.media.length, 3)
  const { image } = await readFile(catalogue, png.id)
  t.same(await remove(png.id), { deletedFileIds: [png.id], userErrors: [] })
  t.equal(product.media.length, 2)
  t.equal(product.variants[0]?.medium, null)
  t.equal(await readFile(catalogue, png.id), null)
  t.equal((await fetch(image.url)).status, 404)
  t.match(shop.webhooks.emitted.at(-1), { topic: 'products/update' })
})

t.test('a file cannot be deleted while it is locked or its product is being changed', async (t) => {
  const catalogue = await openCatalogue(t)
  const { png, jpg, product, clock, shop } = catalogue
  const originalSource = await upload(catalogue, await draw('png', 5), 'IMG_0042.png')
  await updateFile(catalogue, { id: png.id, originalSource })
  const isRefused = async (code: string, id: string) => {
    const expected = { deletedFileIds: null, userErrors: [{ code, field: ['fileIds'] }] }
    t.match(await deleteFiles(catalogue, id), expected, code)
    t.ok(await readFile(catalogue, id))
  }
  await isRefused('FILE_LOCKED', png.id)
  clock.forward(50)
  await shop.timeline.settle()
  png.isLocked = true
  await isRefused('FILE_LOCKED', png.id)
  png.isLocked = false
  product.isBusy = true
  await isRefused('MEDIA_CANNOT_BE_MODIFIED', jpg.id)
  product.isBusy = false
  t.match(await deleteFiles(catalogue, png.id, jpg.id), { userErrors: [] })
})

t.test(
  'a file that is still being processed cannot be changed, and can be deleted only if the switch allows it',
  async (t) => {
    for (const deleteUnready of ['accepted', 'refused'] as const) {
      const catalogue = await openCatalogue(t, { switches: { deleteUnready } })
      const { api, clock } = catalogue
      const originalSource = await upload(catalogue, await draw('png', 5), 'new.png')
      const { data } = await api(CREATE, { files: [{ originalSource }] })
      const { id } = data.fileCreate.files[0]
      const refusal = { userErrors: [{ code: 'NON_READY_STATE' }] }
      for (const fileStatus of ['UPLOADED', 'PROCESSING']) {
        t.match(await readFile(catalogue, id), { fileStatus })
        t.match(await updateFile(catalogue, { id, alt: 'x' }), { files: [], ...refusal })
        if (deleteUnready === 'refused') t.match(await deleteFiles(catalogue, id), refusal)
        else if (fileStatus === 'PROCESSING')
          t.same(await deleteFiles(catalogue, id), { deletedFileIds: [id], userErrors: [] })
        clock.forward(25)
      }
      const isThere = (await readFile(catalogue, id)) !== null
      t.equal(isThere, deleteUnready === 'refused')
    }
  }
)

t.test('a file whose processing failed can be deleted, whatever the switch says', async (t) => {
  for (const deleteUnready of ['accepted', 'refused'] as const) {
    const catalogue = await openCatalogue(t, { switches: { deleteUnready } })
    const originalSource = await upload(catalogue, Buffer.from('no picture'), 'new.png')
    const { data } = await catalogue.api(CREATE, { files: [{ originalSource }] })
    const { id } = data.fileCreate.files[0]
    catalogue.clock.forward(50)
    t.match(await readFile(catalogue, id), { fileStatus: 'FAILED' })
    t.same(await deleteFiles(catalogue, id), { deletedFileIds: [id], userErrors: [] })
  }
})
