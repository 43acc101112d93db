import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { startApp } from '../../../support/app.ts'
import { historyOf, optimiseAll } from '../../../support/runs.ts'
import { jpeg, put } from '../../../support/shop.ts'

t.test(
  'a download has no name that reads like another, and its link no other form §4.5.1',
  async (t) => {
    const { app, merchant, storeDir } = await startApp(t)
    // The mark makes the name read like 'mug-exe.jpg'.
    put(storeDir, { 'products/mug/mug-\u202egpj.jpg': await jpeg(1) })
    await optimiseAll(merchant)
    const [{ image }] = await historyOf(merchant)
    const link = image.download_path as string
    const download = await app.inject(link)
    t.equal(download.statusCode, 200)
    t.equal(download.headers['content-disposition'], 'attachment; filename=mug-gpj.jpg')
    for (const ending of ['.x', '.', `.${link.split('.')[1]}`])
      t.equal((await app.inject(link + ending)).statusCode, 404, ending)
  }
)

t.test(
  'the download of an item with several images is one archive of all its files §7.4.13',
  async (t) => {
    const { app, merchant, storeDir } = await startApp(t)
    put(storeDir, {
      'products/mug/product.json': JSON.stringify({ title: 'Mug: blue/white' }),
      'products/mug/a.jpg': await jpeg(1),
      'products/mug/b.jpg': await jpeg(2),
      'products/mug/c.jpg': await jpeg(3),
      'products/cup/only.jpg': await jpeg(4)
    })
    await optimiseAll(merchant)
    const rows = await historyOf(merchant)
    const linkOf = (title: string) =>
      rows.find((row) => row.title === title)?.image.download_path as string
    const single = await app.inject(linkOf('Cup'))
    t.equal(single.headers['content-type'], 'image/jpeg', 'a single image comes as it is')

    // A picture that was deleted since the last sync is left out.
    rmSync(join(storeDir, 'products/mug/c.jpg'))
    const reply = await app.inject(linkOf('Mug: blue/white'))
    t.equal(reply.statusCode, 200)
    t.equal(reply.headers['content-type'], 'application/zip')
    t.match(reply.headers['content-disposition'], /^attachment; filename="?Mug/)
    const { rawPayload: zip } = reply
    for (const name of ['a.jpg', 'b.jpg'])
      t.ok(zip.includes(readFileSync(join(storeDir, 'products/mug', name))), `${name} is complete`)
    t.notOk(zip.includes('c.jpg'))
    // The end of the central directory says how many files the archive has.
    t.equal(zip.readUInt16LE(zip.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 10), 2)
    t.equal(
      (await app.inject(`${linkOf('Mug: blue/white').slice(0, -2)}xx`)).statusCode,
      404,
      'forged'
    )
  }
)

t.test('shared caches keep neither pictures nor archives', async (t) => {
  const { app, merchant, storeDir } = await startApp(t)
  put(storeDir, {
    'products/cup/only.jpg': await jpeg(1),
    'products/mug/a.jpg': await jpeg(2),
    'products/mug/b.jpg': await jpeg(3)
  })
  await optimiseAll(merchant)
  const rows = await historyOf(merchant)
  const cup = rows.find(({ title }) => title === 'Cup')?.image
  for (const path of [cup.before_file_path, cup.after_file_path, cup.thumbnail, cup.download_path])
    t.match((await app.inject(path)).headers['cache-control'], /^private, max-age=86400\b/, path)
  const mug = rows.find(({ title }) => title === 'Mug')?.image
  const archive = await app.inject(mug.download_path)
  t.equal(archive.headers['content-type'], 'application/zip')
  t.equal(archive.headers['cache-control'], 'no-store', 'its pictures may change at any time')
})
