import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { sha256 } from '../../../server/core/files/hash.ts'
import { createLocalStore } from '../../../server/platforms/local/store/local-store.ts'
import { repeated } from '../../support/lane.ts'
import { listAll, MAX_BYTES, replace } from './conformance-support.ts'
import { contentFor } from './crash-content.ts'
import { draw, emptyFolder, fill, openDatabase, storeOf } from './local-store-support.ts'

const NAMES = ['a', 'b', 'c']
const JSON_TEXT = JSON.stringify({
  images: NAMES.map((name) => ({ file: `${name}.png`, alt: name }))
})

/** More rounds hit more of the steps, but each round has to start a process. */
const ROUNDS = repeated({ test: 20, prove: 200 })

t.test(
  'a process killed at any moment of a replacement leaves every picture complete and listed once §3.1.3 §3.2.4',
  async (t) => {
    const directory = await emptyFolder(t)
    const database = join(await emptyFolder(t), 'ids.db')
    const mug = join(directory, 'products/mug')
    await fill(directory, { 'products/mug/product.json': JSON_TEXT })
    for (const name of NAMES) await writeFile(join(mug, `${name}.png`), contentFor(name, 'png'))
    const first = await openDatabase(database)
    const [before] = await listAll(createLocalStore({ db: first, shopId: 1, directory }), 'product')
    await first.destroy()
    t.equal(before?.images.length, NAMES.length)

    const cutShort = { pending: 0, temporary: 0 }
    for (let round = 0; round < ROUNDS; round++) {
      const child = startChild(database, directory)
      t.teardown(() => child.kill('SIGKILL'))
      await once(child.stdout as NodeJS.ReadableStream, 'data')
      await wait(Math.random() * 60)
      child.kill('SIGKILL')
      await once(child, 'exit')

      const db = await openDatabase(database)
      const pending = await db
        .selectFrom('local_file')
        .where('pending_path', 'is not', null)
        .selectAll()
        .execute()
      const files = await readdir(mug)
      if (pending.length > 0) cutShort.pending++
      if (files.some((name) => name.endsWith('.tmp'))) cutShort.temporary++
      for (const name of files.filter((name) => /^[abc]\./.test(name))) {
        const [stem = '', extension] = name.split('.')
        const whole = contentFor(stem, extension as 'jpg')
        if (!whole.equals(await readFile(join(mug, name)))) t.fail(`${name} is a mix`)
      }
      // Half of the rounds read first and the other half list first, because both must cope with what the crash left.
      const store = createLocalStore({ db, shopId: 1, directory })
      if (round % 2 === 0) await listAll(store, 'product')
      for (const { id, alt } of before?.images ?? []) {
        const bytes = Buffer.from(await store.readImage(id, MAX_BYTES))
        const isKnown = bytes.equals(contentFor(alt, 'png')) || bytes.equals(contentFor(alt, 'jpg'))
        if (!isKnown) t.fail(`${alt} is neither the old nor the new picture`)
      }
      const [after] = await listAll(store, 'product')
      t.same(
        after?.images.map(({ id, alt }) => `${id} ${alt}`),
        before?.images.map(({ id, alt }) => `${id} ${alt}`),
        'the same pictures, each listed once, in the same position'
      )
      for (const { id, alt } of before?.images ?? []) {
        await replace(store, id, contentFor(alt, 'png'), `${alt}.png`)
      }
      t.same((await readdir(mug)).filter((name) => !name.endsWith('.tmp')).sort(), [
        ...NAMES.map((name) => `${name}.png`),
        'product.json'
      ])
      t.equal(await readFile(join(mug, 'product.json'), 'utf8'), JSON_TEXT)
      await db.destroy()
    }
    t.comment(
      `cut short in a change of name: ${cutShort.pending}, in a write: ${cutShort.temporary}`
    )
  }
)

function startChild(database: string, directory: string): ChildProcess {
  const program = fileURLToPath(new URL('./replacing-child.ts', import.meta.url))
  return spawn(process.execPath, [program, database, directory], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
}

/**
 * For each step of a change from a.png to a.jpg: the state of the disk and of the row if the change stops after that
 * step.
 */
const STEPS = [
  { after: 'the note', files: ['a.png'], ends: 'a.png' },
  { after: 'the new file', files: ['a.png', 'a.jpg'], ends: 'a.png' },
  { after: 'the json', files: ['a.png', 'a.jpg'], json: 'a.jpg', ends: 'a.png' },
  { after: 'the removal of the old file', files: ['a.jpg'], json: 'a.jpg', ends: 'a.jpg' }
]

for (const { after, files, json = 'a.png', ends } of STEPS) {
  t.test(`a rename that stopped after ${after} is completed or undone`, async (t) => {
    const text = (name: string) => `{"images":[{"file":"b.png"},{"file":"${name}","alt":"A"}]}`
    const halfDone = async () => {
      const { store, directory, db } = await storeOf(t, {
        'products/mug/product.json': text('a.png'),
        'products/mug/a.png': 1,
        'products/mug/b.png': 2
      })
      const [product] = await listAll(store, 'product')
      const image = product?.images[1]
      if (!image) throw new Error('no picture')
      const jpg = await draw('jpg', 3)
      const mug = join(directory, 'products/mug')
      await db
        .updateTable('local_file')
        .where('id', '=', Number(image.id))
        .set({ pending_path: 'products/mug/a.jpg', pending_hash: sha256(jpg) })
        .execute()
      await writeFile(join(mug, 'product.json'), text(json))
      if (files.includes('a.jpg')) await writeFile(join(mug, 'a.jpg'), jpg)
      if (!files.includes('a.png')) await rm(join(mug, 'a.png'))
      return { store, image, jpg, mug, db }
    }
    const listed = await halfDone()
    const [product] = await listAll(listed.store, 'product')
    t.match(product?.images, [
      { fileName: 'b.png' },
      { id: listed.image.id, fileName: ends, alt: 'A' }
    ])
    t.equal(product?.images.length, 2)
    t.same((await readdir(listed.mug)).sort(), [ends, 'b.png', 'product.json'].sort())
    t.equal(await readFile(join(listed.mug, 'product.json'), 'utf8'), text(ends))

    const read = await halfDone()
    const wanted = ends === 'a.png' ? await draw('png', 1) : read.jpg
    t.same(Buffer.from(await read.store.readImage(read.image.id, MAX_BYTES)), wanted)

    const again = await halfDone()
    const answer = await replace(again.store, again.image.id, again.jpg, 'a.jpg')
    t.match(answer, { id: again.image.id, fileName: 'a.jpg', alt: 'A' })
    t.same((await readdir(again.mug)).sort(), ['a.jpg', 'b.png', 'product.json'])
    t.equal(await readFile(join(again.mug, 'product.json'), 'utf8'), text('a.jpg'))
    const { pending_path } = await again.db
      .selectFrom('local_file')
      .select('pending_path')
      .where('id', '=', Number(again.image.id))
      .executeTakeFirstOrThrow()
    t.equal(pending_path, null)
  })
}

t.test(
  'somebody else’s file under the new name survives a crash and is listed as a picture of its own',
  async (t) => {
    const { store, directory, db } = await storeOf(t, { 'products/mug/a.png': 1 })
    const id = (await listAll(store, 'product'))[0]?.images[0]?.id ?? ''
    await db
      .updateTable('local_file')
      .where('id', '=', Number(id))
      .set({ pending_path: 'products/mug/a.jpg', pending_hash: 'of other bytes' })
      .execute()
    await fill(directory, { 'products/mug/a.jpg': 9 })
    const answer = await replace(store, id, await draw('jpg', 3), 'a.jpg')
    t.equal(answer.fileName, 'a-1.jpg')
    t.same(await readFile(join(directory, 'products/mug/a.jpg')), await draw('jpg', 9))
    t.equal((await listAll(store, 'product'))[0]?.images.length, 2)
  }
)
