import { writeFileSync } from 'node:fs'
import { readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as tick } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { Kysely } from 'kysely'
import t, { type Test } from 'tap'
import type { Db } from '../../../server/core/database/db.ts'
import { migrate } from '../../../server/core/database/migrate.ts'
import { SQLITE } from '../../../server/core/database/sqlite/dialect.ts'
import { KyselySqlite } from '../../../server/core/database/sqlite/kysely.ts'
import { sha256 } from '../../../server/core/files/hash.ts'
import type { LocalContext } from '../../../server/platforms/local/store/context.ts'
import { createLocalStore } from '../../../server/platforms/local/store/local-store.ts'
import { openRenames } from '../../../server/platforms/local/store/renames.ts'
import { replaceFile } from '../../../server/platforms/local/store/replace-image.ts'
import type { LocalTables } from '../../../server/platforms/local/tables.ts'
import { listAll } from './conformance-support.ts'
import { draw, emptyFolder, fill, storeOf } from './local-store-support.ts'

const CHANGED = { name: 'StoreError', code: 'changed' }

t.test(
  'a picture replaced while a result waits to be written is never overwritten §3.1.2 §5.13.4',
  async (t) => {
    const files = Object.fromEntries(
      Array.from({ length: 500 }, (_, i) => [`products/p${i}/a.png`, i])
    )
    const { store, directory } = await storeOf(t, files)
    const [product] = await listAll(store, 'product')
    const id = product?.images[0]?.id ?? ''
    const folder = join(directory, 'products/p0')
    for (const fileName of ['a.png', 'a.jpg']) {
      const theirs = await draw('png', fileName.length + (fileName === 'a.jpg' ? 200 : 100))
      const expectedHash = sha256(await readFile(join(folder, 'a.png')))
      const listings = Promise.all(Array.from({ length: 20 }, () => listAll(store, 'product')))
      const replacing = store.replaceImage(id, {
        bytes: await draw('jpg', 7),
        fileName,
        expectedHash
      })
      const refused = t.rejects(replacing, CHANGED)
      while (!(await readdir(folder)).some((name) => name.endsWith('.tmp'))) await tick()
      await writeFile(join(folder, 'a.png'), theirs)
      await refused
      await listings
      t.same(await readdir(folder), ['a.png'])
      t.same(await readFile(join(folder, 'a.png')), theirs)
    }
  }
)

/**
 * Opens a store in which `atSwap` runs right before the swap of a replacement, and `atStatement` at each SQL
 * statement.
 */
async function interrupted(
  t: Test,
  happens: { atSwap?: () => Promise<void>; atStatement?: (sql: string) => void }
) {
  const directory = await emptyFolder(t)
  await fill(directory, { 'products/mug/a.png': 1, 'products/mug/b.png': 2 })
  let isMade = false
  const db = new Kysely<LocalTables>({
    dialect: new KyselySqlite({ database: new Database(':memory:') }, SQLITE),
    log: (event) => void (isMade && happens.atStatement?.(event.query.sql))
  })
  t.teardown(() => db.destroy())
  await migrate(db as unknown as Db)
  isMade = true
  const [product] = await listAll(createLocalStore({ db, shopId: 1, directory }), 'product')
  let turn = 0
  const context: LocalContext = {
    db,
    shopId: 1,
    directory,
    name: directory,
    now: () => new Date(),
    withLock: async (work) => {
      if (++turn === 2) await happens.atSwap?.()
      return work()
    },
    renames: openRenames(),
    warnOnce: () => {}
  }
  const expectedHash = sha256(await draw('png', 1))
  const bytes = await draw('jpg', 3)
  const folder = join(directory, 'products/mug')
  const replace = (fileName: string) =>
    replaceFile(context, product?.images[0]?.id ?? '', { bytes, fileName, expectedHash })
  return { replace, folder, db, bytes }
}

for (const fileName of ['a.png', 'a.jpg']) {
  t.test(`a picture copied in just before it becomes ${fileName} is kept`, async (t) => {
    const theirs = await draw('png', 77)
    const shop = await interrupted(t, {
      atSwap: () => writeFile(join(shop.folder, 'a.png'), theirs)
    })
    await t.rejects(shop.replace(fileName), CHANGED)
    t.same((await readdir(shop.folder)).sort(), ['a.png', 'b.png'])
    t.same(await readFile(join(shop.folder, 'a.png')), theirs)
  })

  t.test(`a picture deleted just before it becomes ${fileName} stays deleted`, async (t) => {
    const shop = await interrupted(t, { atSwap: () => unlink(join(shop.folder, 'a.png')) })
    await t.rejects(shop.replace(fileName), { name: 'StoreError', code: 'gone' })
    t.same(await readdir(shop.folder), ['b.png'])
  })
}

t.test(
  'a picture that somebody copies in after the hashes were compared is kept, and our change is rolled back',
  async (t) => {
    const theirs = await draw('png', 78)
    const shop = await interrupted(t, {
      atStatement: (sql) => {
        if (sql.startsWith('update')) writeFileSync(join(shop.folder, 'a.png'), theirs)
      }
    })
    await t.rejects(shop.replace('a.jpg'), CHANGED)
    t.same((await readdir(shop.folder)).sort(), ['a.png', 'b.png'])
    t.same(await readFile(join(shop.folder, 'a.png')), theirs)
    const pending = await shop.db
      .selectFrom('local_file')
      .select('id')
      .where('pending_path', 'is not', null)
      .execute()
    t.same(pending, [])
  }
)

t.test(
  'if somebody takes the new file name at the last moment, our picture gets a numbered name §3.1.4',
  async (t) => {
    const theirs = await draw('jpg', 79)
    let taken = false
    const shop = await interrupted(t, {
      atStatement: (sql) => {
        if (taken || !sql.startsWith('update')) return
        taken = true
        writeFileSync(join(shop.folder, 'a.jpg'), theirs)
      }
    })
    await shop.replace('a.jpg')
    t.same((await readdir(shop.folder)).sort(), ['a-1.jpg', 'a.jpg', 'b.png'])
    t.same(await readFile(join(shop.folder, 'a.jpg')), theirs)
    t.same(await readFile(join(shop.folder, 'a-1.jpg')), shop.bytes)
  }
)

t.test(
  'the stored original name of a picture is dropped once the picture has that name again',
  async (t) => {
    const { store, db, directory } = await storeOf(t, { 'a.png': 1, 'b.png': 2, 'b.jpg': 3 })
    const order = async () => (await listAll(store, 'product')).map(({ id }) => id)
    const before = await order()
    const image = (await listAll(store, 'product')).find(
      ({ images }) => images[0]?.fileName === 'b.png'
    )
    const id = image?.images[0]?.id ?? ''
    const jpg = await draw('jpg', 4)
    await store.replaceImage(id, {
      bytes: jpg,
      fileName: 'b.jpg',
      expectedHash: sha256(await draw('png', 2))
    })
    t.same((await readdir(directory)).sort(), ['a.png', 'b-1.jpg', 'b.jpg'])
    t.same(await order(), before, 'loose pictures keep their positions too')
    const names = () =>
      db.selectFrom('local_file').select('sort_name').where('id', '=', Number(id)).execute()
    t.same(await names(), [{ sort_name: 'b.png' }])
    await store.replaceImage(id, {
      bytes: await draw('png', 2),
      fileName: 'b.png',
      expectedHash: sha256(jpg)
    })
    t.same(await names(), [{ sort_name: null }])
    await rm(join(directory, 'b.png'))
    await t.rejects(store.getImage(id), { name: 'StoreError', code: 'gone' })
  }
)
