import { execFileSync } from 'node:child_process'
import fileSystem, { chmod, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { NO_FILES } from '../../support/no-file.ts'
import { listAll, MAX_BYTES, replace } from './conformance-support.ts'
import { draw, emptyFolder, fill, storeOf } from './local-store-support.ts'

t.test('any folder of pictures can be opened as a store §3.2.1', async (t) => {
  const { store, directory } = await storeOf(t, {
    'IMG_2.jpg': 1,
    'IMG_10.JPG': 2,
    'notes.txt': 'no picture',
    'logo.svg': '<svg/>',
    '.hidden.jpg': 'hidden',
    'summer/deep/рубашка ☀.png': 3,
    'summer/a.gif': 4,
    'summer/b.webp': 5,
    'summer/c.jpeg': 6,
    'empty/readme.txt': 'nothing',
    '.thumbs/a.jpg': 'hidden'
  })
  const products = await listAll(store, 'product')
  t.same(
    products.map(({ title, images }) => [title, ...images.map(({ fileName }) => fileName)]),
    [
      ['IMG 2', 'IMG_2.jpg'],
      ['IMG 10', 'IMG_10.JPG'],
      ['Summer', 'a.gif', 'b.webp', 'c.jpeg'],
      ['Deep', 'рубашка ☀.png']
    ]
  )
  t.same(await listAll(store, 'collection'), [])
  t.same(await listAll(store, 'article'), [])

  const [loose] = products
  const imageId = loose?.images[0]?.id ?? ''
  await replace(store, imageId, await draw('png', 40), 'IMG_2.png')
  const after = await listAll(store, 'product')
  t.equal(after.length, 4)
  t.ok(loose?.id)
  t.equal(after[0]?.id, loose?.id, 'a loose picture stays the same item under another name')
  t.ok((await readdir(directory)).includes('IMG_2.png'))
})

t.test(
  'links, pipes and unreadable folders neither stop nor mislead a listing §3.2.4',
  async (t) => {
    const outside = await emptyFolder(t)
    await fill(outside, { 'secret.jpg': 1 })
    const { store, directory } = await storeOf(t, {
      'products/mug/a.jpg': 1,
      'products/lamp/b.jpg': 2,
      'products/lamp/locked/c.jpg': 3
    })
    await symlink(outside, join(directory, 'products/outside'))
    await symlink(join(outside, 'secret.jpg'), join(directory, 'products/mug/secret.jpg'))
    await chmod(join(directory, 'products/lamp/locked'), 0o000)
    t.teardown(() => chmod(join(directory, 'products/lamp/locked'), 0o755))
    const items = await listAll(store, 'product')
    const names = items.flatMap(({ images }) => images.map(({ fileName }) => fileName))
    t.same(
      names.filter((name) => name !== 'c.jpg'),
      ['b.jpg', 'a.jpg'],
      'only root can see into the locked folder'
    )

    const image = items.find(({ title }) => title === 'Mug')?.images[0]
    if (!image) throw new Error('no picture')
    await rename(join(directory, 'products/mug'), join(directory, 'products/.gone'))
    await fill(outside, { 'a.jpg': 9 })
    await symlink(outside, join(directory, 'products/mug'))
    const bytes = await draw('jpg', 50)
    await t.rejects(
      store.readImage(image.id, MAX_BYTES),
      { name: 'StoreError', code: 'gone' },
      'a folder replaced by a link no longer holds the picture'
    )
    await t.rejects(
      store.replaceImage(image.id, { bytes: bytes, fileName: 'a.jpg', expectedHash: '' }),
      {
        name: 'StoreError',
        code: 'gone'
      }
    )
    t.same((await readdir(outside)).sort(), ['a.jpg', 'secret.jpg'])
  }
)

t.test(
  'a store whose folder has vanished is unreachable, and its pictures are not reported as gone',
  async (t) => {
    const { store, directory } = await storeOf(t, { 'products/mug/a.jpg': 1 })
    const [mug] = await listAll(store, 'product')
    const id = mug?.images[0]?.id ?? ''
    await rename(directory, `${directory}-elsewhere`)
    t.teardown(() => rm(`${directory}-elsewhere`, { recursive: true }))
    const unreachable = { name: 'StoreError', code: 'unreachable' }
    await t.rejects(listAll(store, 'product'), unreachable)
    await t.rejects(store.readImage(id, MAX_BYTES), unreachable)
    await t.rejects(
      store.replaceImage(id, { bytes: new Uint8Array(9), fileName: 'a.jpg', expectedHash: '' }),
      unreachable
    )
  }
)

t.test('pictures renamed during a listing are listed once each', async (t) => {
  const files = Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`p${i}.png`, i]))
  const { store } = await storeOf(t, files)
  const all = await listAll(store, 'product')
  const ids: string[] = []
  let page = 0
  for await (const items of store.listItems('product')) {
    ids.push(...items.map(({ id }) => id))
    if (page++ > 0) continue
    for (const { images } of [...all.slice(0, 3), ...all.slice(-3)]) {
      const id = images[0]?.id ?? ''
      await replace(store, id, await draw('jpg', 5), `${images[0]?.fileName.slice(0, -4)}.jpg`)
      await replace(store, id, await draw('png', 6), images[0]?.fileName ?? '')
      await replace(store, id, await draw('jpg', 5), `${images[0]?.fileName.slice(0, -4)}.jpg`)
    }
  }
  t.equal(all.length, 600)
  t.same(
    ids,
    all.map(({ id }) => id)
  )
})

t.test('a store whose products folder is empty lists no items', async (t) => {
  const { store, directory } = await storeOf(t, {})
  await mkdir(join(directory, 'products'))
  t.same(await listAll(store, 'product'), [])
  t.match(await store.shopInfo(), { domain: 'local', email: '' })
})

t.test('a pipe with the name of a picture is not listed as a picture', async (t) => {
  const { store, directory } = await storeOf(t, { 'a.jpg': 1, 'b.jpg': 2 })
  const id = (await listAll(store, 'product'))[0]?.images[0]?.id ?? ''
  await rm(join(directory, 'a.jpg'))
  execFileSync('mkfifo', [join(directory, 'a.jpg')])
  t.equal((await listAll(store, 'product')).length, 1)
  await t.rejects(
    store.readImage(id, MAX_BYTES),
    { name: 'StoreError', code: 'gone' },
    'reading does not wait for the pipe'
  )
})

for (const [kind, make] of Object.entries(NO_FILES)) {
  t.test(
    `a ${kind} in the place of a text file of the store does not stop a listing`,
    async (t) => {
      const { store, directory } = await storeOf(t, { 'products/red-mug/a.jpg': 1 })
      for (const name of ['store.json', 'products/red-mug/product.json'])
        make(join(directory, name))
      make(join(directory, 'products/red-mug/a.jpg.alt.txt'))
      const [mug] = await listAll(store, 'product')
      t.match(mug, { title: 'Red mug', images: [{ fileName: 'a.jpg', alt: '' }] })
      t.match(await store.shopInfo(), { email: '' })
      const change = { alt: 'Mug', expectedAlt: '' }
      await t.rejects(store.setAlt(mug?.images[0]?.id ?? '', change), { code: 'refused' })
    }
  )
}

t.test(
  'names that are not UTF-8 are left out of the store and said in the log §3.2.1',
  async (t) => {
    const { store, directory, warnings } = await storeOf(t, {
      'products/mug/a.jpg': 1,
      'products/mug/caf\uFFFD.jpg': 2
    })
    const [picture, folder] = ['products/mug/caf\xe9.jpg', 'products/caf\xe9']
    const place = (path: string) => Buffer.from(join(directory, path), 'latin1')
    await writeFile(place(picture), await draw('jpg', 3))
    await mkdir(place(folder))
    const products = await listAll(store, 'product')
    t.same(
      products.map(({ title, images }) => [title, ...images.map(({ fileName }) => fileName)]),
      [['Mug', 'a.jpg', 'caf\uFFFD.jpg']]
    )
    const words = 'This name is not UTF-8, so the store is shown without it; rename it'
    t.strictSame(warnings, [words], 'the folder; the picture has a name that a whole one has, too')
    await rm(join(directory, 'products/mug/caf\uFFFD.jpg'))
    t.equal((await listAll(store, 'product'))[0]?.images.length, 1)
    t.strictSame(warnings, [words, words])
  }
)

/** Starts counting calls to the file system. The returned function gives the count so far. */
function countCalls(t: Test): () => number {
  const names = ['readdir', 'opendir', 'open', 'readFile', 'stat', 'lstat', 'realpath'] as const
  const files: Record<string, unknown> = fileSystem
  let calls = 0
  for (const name of names) {
    const own = files[name] as (...args: unknown[]) => unknown
    files[name] = (...args: unknown[]) => {
      calls += 1
      return own(...args)
    }
    t.teardown(() => {
      files[name] = own
      syncBuiltinESMExports()
    })
  }
  syncBuiltinESMExports()
  return () => calls
}

t.test(
  'a page holds at most 250 items, and the number of reads grows in proportion to the number of pictures',
  async (t) => {
    const reads: number[] = []
    for (const folders of [100, 1000]) {
      const files: Record<string, string> = {}
      for (let i = 0; i < 10 * folders; i++)
        files[`products/p${i % folders}/picture ${i}.jpg`] = 'x'
      const { store } = await storeOf(t, files)
      const calls = countCalls(t)
      for (const _time of ['first', 'second']) {
        const sizes: number[] = []
        let pictures = 0
        for await (const page of store.listItems('product')) {
          sizes.push(page.length)
          pictures += page.reduce((sum, { images }) => sum + images.length, 0)
        }
        t.same(sizes, folders === 100 ? [100] : [250, 250, 250, 250])
        t.equal(pictures, 10 * folders)
      }
      reads.push(calls())
    }
    const [few = 0, many = 0] = reads
    t.ok(few >= 1000, `${few} calls for two listings of a thousand pictures`)
    t.ok(many < 11 * few, `${many} calls for two listings of ten thousand`)
  }
)
