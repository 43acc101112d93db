import t from 'tap'
import {
  type Catalogue,
  draw,
  type FilesAnswer,
  openCatalogue,
  readFile,
  UPDATE,
  updateFile,
  upload
} from './support/catalogue.ts'

async function update({ api }: Catalogue, files: object[]): Promise<FilesAnswer> {
  const { data }: { data: { fileUpdate: FilesAnswer } } = await api(UPDATE, { files })
  return data.fileUpdate
}

t.test(
  'a new alt text and a new name take effect immediately, and the path changes with the name',
  async (t) => {
    const catalogue = await openCatalogue(t)
    const { png } = catalogue
    const before = await readFile(catalogue, png.id)
    const { files } = await updateFile(catalogue, {
      id: png.id,
      filename: 'red-snowboard-acme.png',
      alt: 'Red Snowboard - Acme'
    })
    t.match(files, [{ alt: 'Red Snowboard - Acme', fileStatus: 'READY' }])
    t.match(files[0].image.url, /\/files\/red-snowboard-acme\.png\?v=\d+$/)
    t.not(files[0].image.url.split('v=')[1], before.image.url.split('v=')[1])
    t.equal((await fetch(files[0].image.url)).status, 200)
    t.equal((await fetch(before.image.url)).status, 404)
    const again = await updateFile(catalogue, { id: png.id, filename: 'red-snowboard-acme.png' })
    t.equal(
      again.files[0].image.url,
      files[0].image.url,
      'a rename to its own name changes nothing'
    )
  }
)

t.test('the old path can still work after a rename, depending on the switch', async (t) => {
  const catalogue = await openCatalogue(t, { switches: { oldPathAfterRename: 'answers' } })
  const before = await readFile(catalogue, catalogue.png.id)
  await updateFile(catalogue, { id: catalogue.png.id, filename: 'b.png' })
  t.equal((await fetch(before.image.url)).status, 200)
})

t.test('changing only the alt text keeps the address', async (t) => {
  const catalogue = await openCatalogue(t)
  const before = await readFile(catalogue, catalogue.png.id)
  const { files } = await updateFile(catalogue, { id: catalogue.png.id, alt: 'x' })
  t.equal(files[0].image.url, before.image.url)
})

t.test('an alt text over 512 characters fails only its own entry', async (t) => {
  const catalogue = await openCatalogue(t)
  const { png, jpg } = catalogue
  const answer = await update(catalogue, [
    { id: png.id, alt: '😀'.repeat(512) },
    { id: jpg.id, alt: 'x'.repeat(513) }
  ])
  t.match(answer, {
    files: [{ id: png.id }],
    userErrors: [
      {
        code: 'ALT_VALUE_LIMIT_EXCEEDED',
        field: ['files', '1', 'alt'],
        message: 'The alt value exceeds the maximum limit of 512 characters.'
      }
    ]
  })
  t.equal(answer.files.length, 1)
  t.equal(png.alt, '😀'.repeat(512))
  t.equal(jpg.alt, 'Its back')
})

t.test('an empty alt text clears the old one or is ignored, depending on the switch', async (t) => {
  for (const [emptyAlt, alt] of [
    ['clears', ''],
    ['kept', 'Its back']
  ] as const) {
    const catalogue = await openCatalogue(t, { switches: { emptyAlt } })
    await updateFile(catalogue, { id: catalogue.jpg.id, alt: '' })
    t.equal(catalogue.jpg.alt, alt, emptyAlt)
    await updateFile(catalogue, { id: catalogue.jpg.id, alt: null })
    t.equal(catalogue.jpg.alt, alt, `${emptyAlt}: null changes nothing`)
  }
})

type Refused = [
  what: string,
  change: (catalogue: Catalogue) => object,
  code: string,
  message?: string
]

const REFUSED: Refused[] = [
  [
    'another extension',
    ({ png }) => ({ id: png.id, filename: 'red.jpg' }),
    'INVALID_FILENAME_EXTENSION',
    'The filename extension provided must match the original filename.'
  ],
  [
    'another case of it',
    ({ png }) => ({ id: png.id, filename: 'red.PNG' }),
    'INVALID_FILENAME_EXTENSION'
  ],
  ['no extension', ({ png }) => ({ id: png.id, filename: 'red' }), 'INVALID_FILENAME_EXTENSION'],
  [
    'a name that is taken',
    ({ png }) => ({ id: png.id, filename: 'taken.png' }),
    'FILENAME_ALREADY_EXISTS'
  ],
  ['a name with spaces', ({ png }) => ({ id: png.id, filename: 'a b.png' }), 'INVALID_FILENAME'],
  [
    'a name with a leading symbol',
    ({ png }) => ({ id: png.id, filename: '-a.png' }),
    'INVALID_FILENAME'
  ],
  ['a name with a folder', ({ png }) => ({ id: png.id, filename: 'a/b.png' }), 'INVALID_FILENAME'],
  [
    'a name for a video',
    ({ product }) => ({ id: product.media[1]?.id, filename: 'b.mp4' }),
    'UNSUPPORTED_MEDIA_TYPE_FOR_FILENAME_UPDATE'
  ],
  [
    'bytes for a video',
    ({ product }) => ({ id: product.media[1]?.id, originalSource: 'https://a.example/b.mp4' }),
    'INVALID'
  ],
  [
    'no address',
    ({ png }) => ({ id: png.id, originalSource: 'a.png' }),
    'INVALID_IMAGE_SOURCE_URL'
  ],
  [
    'a source and a preview',
    ({ png }) => ({
      id: png.id,
      originalSource: 'https://a.example/b.png',
      previewImageSource: 'https://a.example/b.png'
    }),
    'INVALID'
  ],
  [
    'a product that is not there',
    ({ png }) => ({ id: png.id, referencesToAdd: ['gid://shopify/Product/1'] }),
    'REFERENCE_TARGET_DOES_NOT_EXIST',
    'The reference target does not exist'
  ]
]

t.test('an entry with an invalid name, source or reference fails the whole batch', async (t) => {
  const catalogue = await openCatalogue(t)
  await catalogue.shop.merchant.addFile({ fileName: 'taken.png', bytes: await draw('png', 3) })
  for (const [what, change, code, message] of REFUSED) {
    const answer = await update(catalogue, [{ id: catalogue.jpg.id, alt: what }, change(catalogue)])
    t.match(answer, { files: [], userErrors: [{ code, ...(message && { message }) }] }, what)
    t.equal(answer.files.length, 0, what)
    t.equal(catalogue.jpg.alt, 'Its back', what)
  }
})

t.test('all files that do not exist are listed in one error', async (t) => {
  const catalogue = await openCatalogue(t)
  const ids = ['gid://shopify/MediaImage/1', 'gid://shopify/MediaImage/2']
  const answer = await update(catalogue, [
    { id: catalogue.png.id, alt: 'x' },
    ...ids.map((id) => ({ id, alt: 'x' }))
  ])
  t.match(answer, {
    files: [],
    userErrors: [
      {
        code: 'FILE_DOES_NOT_EXIST',
        field: ['files'],
        message:
          'File id ["gid://shopify/MediaImage/1", "gid://shopify/MediaImage/2"] does not exist.'
      }
    ]
  })
  const one = await update(catalogue, [{ id: ids[0], alt: 'x' }])
  t.equal(one.userErrors[0]?.message, 'File id ["gid://shopify/MediaImage/1"] does not exist.')
})

t.test(
  'a name and a source together are accepted or refused, depending on the switch',
  async (t) => {
    for (const nameWithSource of ['accepted', 'refused'] as const) {
      const catalogue = await openCatalogue(t, { switches: { nameWithSource } })
      const { png, clock } = catalogue
      const originalSource = await upload(catalogue, await draw('png', 5), 'IMG_0042.png')
      const answer = await updateFile(catalogue, { id: png.id, originalSource, filename: 'b.png' })
      clock.forward(50)
      const after = await readFile(catalogue, png.id)
      const isTaken = nameWithSource === 'accepted'
      t.equal(answer.userErrors.length, isTaken ? 0 : 1)
      t.match(after.image.url, isTaken ? /\/b\.png/ : /\/IMG_0042\.png/)
    }
  }
)

const CREATE = `mutation ($files: [FileCreateInput!]!) {
  fileCreate(files: $files) { files { id } userErrors { code field message } } }`

t.test(
  'a new file needs a valid name, and gets a different name if that one is taken',
  async (t) => {
    const catalogue = await openCatalogue(t)
    const { api, shop } = catalogue
    const bytes = await draw('png', 5)
    const create = async (file: object) => {
      const originalSource = await upload(catalogue, bytes, 'a.png')
      const files = [{ originalSource, contentType: 'IMAGE', ...file }]
      const { data }: { data: { fileCreate: FilesAnswer } } = await api(CREATE, { files })
      return data.fileCreate
    }
    t.match(await create({ filename: 'a.jpg' }), {
      files: [],
      userErrors: [
        {
          code: 'MISMATCHED_FILENAME_AND_ORIGINAL_SOURCE',
          field: ['files', '0', 'filename'],
          message: 'Provided filename extension must match original source.'
        }
      ]
    })
    t.match(await create({ filename: 'IMG_0042.png', duplicateResolutionMode: 'RAISE_ERROR' }), {
      userErrors: [{ code: 'FILENAME_ALREADY_EXISTS' }]
    })
    t.match(await create({ alt: 'x'.repeat(513) }), {
      files: [],
      userErrors: [{ code: 'ALT_VALUE_LIMIT_EXCEEDED' }]
    })
    const size = shop.content.files.size
    t.match(await create({ filename: 'IMG_0042.png' }), { userErrors: [] })
    t.equal(shop.content.files.size, size + 1)
    const names = [...shop.content.fileNames.keys()]
    t.equal(names.filter((name) => /^IMG_0042_[0-9a-f-]{36}\.png$/.test(name)).length, 1)
  }
)

t.test(
  'a file that is still being processed has no failure that can be acknowledged',
  async (t) => {
    const catalogue = await openCatalogue(t)
    const originalSource = await upload(catalogue, await draw('png', 5), 'a.png')
    const { data } = await catalogue.api(CREATE, { files: [{ originalSource }] })
    const { id } = data.fileCreate.files[0]
    const answer = await catalogue.api(
      `mutation { fileAcknowledgeUpdateFailed(fileIds: ["${id}"]) { files { id } userErrors { code } } }`
    )
    t.same(answer.data.fileAcknowledgeUpdateFailed, {
      files: null,
      userErrors: [{ code: 'NON_READY_STATE' }]
    })
  }
)
