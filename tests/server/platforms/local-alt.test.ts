import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from 'tap'
import { sha256 } from '../../../server/core/files/hash.ts'
import { listAll, MAX_BYTES } from './conformance-support.ts'
import { fill, storeOf } from './local-store-support.ts'

const MUG_JSON = `{
  "title": "Mug", "variants": [{ "title": "Red", "price": 18 }, "Blue"],
  "text": "<p>Look: <img src=\\"b.png\\"> and <img src='c%20d.png'></p>",
  "image": "b.png",
  "images": [
    { "file": "b.png", "alt": "Caf\\u00e9 \\/ mug", "variants": ["Blue"] },
    {"alt":"","file":"c d.png"},
    { "file": "a.png" }
  ]
}
`
const MUG = {
  'products/mug/product.json': MUG_JSON,
  'products/mug/a.png': 1,
  'products/mug/b.png': 2,
  'products/mug/c d.png': 3,
  'products/mug/e.png': 4,
  'products/mug/more/f.png': 5,
  'products/lone-lamp.png': 6
}

t.test(
  'an alt text is written to the JSON if the picture is listed there, else to a file beside the picture §3.2.3',
  async (t) => {
    const { store, directory } = await storeOf(t, MUG)
    const [mug, lamp] = await listAll(store, 'product')
    t.same(mug?.variants, ['Red', 'Blue'])
    t.equal(mug?.price, '18')
    t.same(
      mug?.images.map(({ fileName, alt, variant }) => [fileName, alt, variant]),
      [
        ['b.png', 'Café / mug', 'Blue'],
        ['c d.png', '', ''],
        ['a.png', '', ''],
        ['e.png', '', ''],
        ['f.png', '', '']
      ]
    )
    const before = await contentOf(directory)
    const images = [...(mug?.images ?? []), ...(lamp?.images ?? [])]
    t.equal(images.length, 6)
    for (const { id, alt, fileName } of images)
      await store.setAlt(id, { alt: `New ${fileName}`, expectedAlt: alt })
    t.equal(
      await readFile(join(directory, 'products/mug/product.json'), 'utf8'),
      MUG_JSON.replace('"Caf\\u00e9 \\/ mug"', '"New b.png"')
        .replace('"alt":""', '"alt":"New c d.png"')
        .replace('"a.png"', '"a.png", "alt": "New a.png"')
    )
    t.equal(await readFile(join(directory, 'products/mug/e.png.alt.txt'), 'utf8'), 'New e.png\n')
    t.same(
      (await listAll(store, 'product')).flatMap((item) => item.images.map(({ alt }) => alt)),
      images.map(({ fileName }) => `New ${fileName}`),
      'the pictures are in the previous order'
    )
    for (const { id, alt, fileName } of images)
      await store.setAlt(id, { alt, expectedAlt: `New ${fileName}` })
    t.same(await contentOf(directory), before, 'with the old alt texts every file is unchanged')
  }
)

t.test(
  'an alt text that somebody else wrote is put back exactly as they spelled it §3.2.3',
  async (t) => {
    const { store, directory } = await storeOf(t, MUG)
    const [b] = (await listAll(store, 'product'))[0]?.images ?? []
    if (!b) throw new Error('the mug has no picture')
    await store.setAlt(b.id, { alt: 'Ours', expectedAlt: b.alt })
    const path = join(directory, 'products/mug/product.json')
    const theirs = (await readFile(path, 'utf8')).replace('"Ours"', '"Th\\u00e9"')
    await writeFile(path, theirs)
    await store.setAlt(b.id, { alt: 'Ours again', expectedAlt: 'Thé' })
    await store.setAlt(b.id, { alt: 'Thé', expectedAlt: 'Ours again' })
    t.equal(await readFile(path, 'utf8'), theirs)
  }
)

t.test(
  'when a picture is renamed, every reference to it in the store is updated §5.5.4',
  async (t) => {
    const { store, directory } = await storeOf(t, MUG)
    const [mug, lamp] = await listAll(store, 'product')
    const before = await contentOf(directory)
    const images = [...(mug?.images ?? []), ...(lamp?.images ?? [])]
    for (const { id, alt } of images) await store.setAlt(id, { alt: `Alt ${id}`, expectedAlt: alt })
    for (const { id } of images) await rename(id, `new-${id}.png`)
    const [after, lampAfter] = await listAll(store, 'product')
    t.same(
      [...(after?.images ?? []), ...(lampAfter?.images ?? [])].map(({ fileName, alt, variant }) => [
        fileName,
        alt,
        variant
      ]),
      images.map(({ id, variant }) => [`new-${id}.png`, `Alt ${id}`, variant])
    )
    const [b, c] = images
    const json = JSON.parse(await readFile(join(directory, 'products/mug/product.json'), 'utf8'))
    t.match(json, {
      image: `new-${b?.id}.png`,
      text: `<p>Look: <img src="new-${b?.id}.png"> and <img src='new-${c?.id}.png'></p>`
    })
    for (const { id, fileName } of images) await rename(id, fileName)
    for (const { id, alt } of images) await store.setAlt(id, { alt, expectedAlt: `Alt ${id}` })
    t.same(await contentOf(directory), before, 'with the old names every file is unchanged')

    async function rename(id: string, fileName: string) {
      const bytes = await store.readImage(id, MAX_BYTES)
      await store.replaceImage(id, { bytes, fileName, expectedHash: sha256(bytes) })
    }
  }
)

t.test('a renamed picture does not take over the alt text of a deleted picture', async (t) => {
  const { store, directory } = await storeOf(t, { 'products/mug/a.png': 1 })
  await fill(directory, { 'products/mug/b.png.alt.txt': 'An old picture' })
  const [a] = (await listAll(store, 'product'))[0]?.images ?? []
  const bytes = await store.readImage(a?.id ?? '', MAX_BYTES)
  const change = { bytes, fileName: 'b.png', expectedHash: sha256(bytes) }
  t.match(await store.replaceImage(a?.id ?? '', change), { fileName: 'b-1.png', alt: '' })
})

t.test('nothing is written to a broken JSON file', async (t) => {
  const files = {
    'products/mug/product.json': '{"images": [{"file": "a.png"',
    'products/mug/a.png': 1
  }
  const { store, directory } = await storeOf(t, files)
  const [a] = (await listAll(store, 'product'))[0]?.images ?? []
  t.match(await store.setAlt(a?.id ?? '', { alt: 'Mug', expectedAlt: '' }), { alt: 'Mug' })
  t.same(
    await readFile(join(directory, 'products/mug/product.json'), 'utf8'),
    files['products/mug/product.json']
  )
  t.equal((await listAll(store, 'product'))[0]?.images[0]?.alt, 'Mug')
})

/** Returns the hash of every file, by its path. */
async function contentOf(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name))
  const content = await Promise.all(
    paths.sort().map(async (path) => [path, sha256(await readFile(path))] as const)
  )
  return Object.fromEntries(content)
}

t.test('an interrupted change does not lose the original spelling', async (t) => {
  const first = '{"images":[{"file":"a.png"},{"file":"b.png","alt":""}]}'
  const { store, directory } = await storeOf(t, {
    'products/mug/product.json': first,
    'products/mug/a.png': 1,
    'products/mug/b.png': 2
  })
  const path = join(directory, 'products/mug/product.json')
  const [product] = await listAll(store, 'product')
  const id = product?.images[0]?.id ?? ''

  /**
   * Simulates a process that is killed before it renames the new JSON into place: everything else is written, and the
   * JSON keeps its old text.
   */
  async function cutShort(expectedAlt: string, alt: string) {
    const text = await readFile(path, 'utf8')
    await store.setAlt(id, { alt, expectedAlt })
    await writeFile(path, text)
  }
  await cutShort('', 'Mug')
  await store.setAlt(id, { alt: 'Mug', expectedAlt: '' })
  await cutShort('Mug', 'Red mug')
  await store.setAlt(id, { alt: 'Red mug', expectedAlt: 'Mug' })
  await cutShort('Red mug', '')
  await store.setAlt(id, { alt: '', expectedAlt: 'Red mug' })
  t.equal(await readFile(path, 'utf8'), first)
})

t.test(
  'a JSON file that a change of ours would make too long to read is not changed',
  async (t) => {
    const [mb, alts] = [1024 * 1024, ['Old', 'Older']]
    const images = ['a.png', 'b.png'].map((file, index) => ({ file, alt: alts[index] }))
    const shape = JSON.stringify({ images, text: '' })
    const first = shape.replace('"text":""', `"text":"${'x'.repeat(mb - shape.length)}"`)
    const { store, directory } = await storeOf(t, {
      'products/mug/product.json': first,
      'products/mug/a.png': 1,
      'products/mug/b.png': 2
    })
    const path = join(directory, 'products/mug/product.json')
    const [a = '', b = ''] = (await listAll(store, 'product'))[0]?.images.map(({ id }) => id) ?? []
    await t.rejects(store.setAlt(a, { alt: 'Longer', expectedAlt: 'Old' }), { code: 'refused' })
    t.equal(await readFile(path, 'utf8'), first)
    await store.setAlt(b, { alt: '', expectedAlt: 'Older' })
    await store.setAlt(a, { alt: 'Longer', expectedAlt: 'Old' })
    await store.setAlt(b, { alt: 'Older', expectedAlt: '' })
    t.ok((await readFile(path)).length > mb, 'the way back may make it longer')
    t.equal((await store.getImage(a)).alt, 'Longer', 'and it is still read')
    await store.setAlt(a, { alt: 'Old', expectedAlt: 'Longer' })
    t.equal(await readFile(path, 'utf8'), first)
  }
)

t.test(
  'an alt text in a JSON file that is not UTF-8 is refused, and the file is kept',
  async (t) => {
    const { store, directory } = await storeOf(t, { 'products/mug/a.png': 1 })
    const path = join(directory, 'products/mug/product.json')
    const bytes = Buffer.from(
      '{"title":"Caf\xe9","images":[{"file":"a.png","alt":"Mug"}]}',
      'latin1'
    )
    await writeFile(path, bytes)
    const [a] = (await listAll(store, 'product'))[0]?.images ?? []
    const change = { alt: 'Red mug', expectedAlt: 'Mug' }
    await t.rejects(store.setAlt(a?.id ?? '', change), { code: 'refused', message: /not UTF-8/ })
    t.same(await readFile(path), bytes)
    t.same((await readdir(join(directory, 'products/mug'))).sort(), ['a.png', 'product.json'])
  }
)
