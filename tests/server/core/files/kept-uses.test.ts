import t, { type Test } from 'tap'
import type { Files } from '../../../../server/core/files/files.ts'
import { sha256 } from '../../../../server/core/files/hash.ts'
import type { FoundUse } from '../../../../server/core/files/uses.ts'
import { KINDS, nameOf, openStorage } from './kept-support.ts'

const ORIGINAL = Buffer.from('an original picture')
const HASH = sha256(ORIGINAL)
const KEPT = nameOf(1, HASH)

/** Another picture whose files are stored in the same folder, which is named after the first two digits of the hash. */
const NEIGHBOUR = Array.from({ length: 10_000 }, (_, index) =>
  Buffer.from(`picture ${index}`)
).find((bytes) => sha256(bytes).slice(0, 2) === HASH.slice(0, 2)) as Buffer

async function openKept(t: Test, kind: (typeof KINDS)[number]) {
  const opened = await openStorage(t, kind)
  await opened.files.keep(1, ORIGINAL)
  const uses = async () => (await opened.raw.names(KEPT)).filter((name) => name.endsWith('.use'))
  return { ...opened, uses }
}

async function list(files: Files, shopId: number): Promise<FoundUse[]> {
  const found: FoundUse[] = []
  for await (const use of files.listUses(shopId)) found.push(use)
  return found
}

for (const kind of KINDS)
  t.test(kind, async (t) => {
    t.test('a use is read for its original and its image', async (t) => {
      const { files } = await openKept(t, kind)
      await files.noteUse(1, HASH, 'first', { alt: 'A teapot' })
      await files.noteUse(1, HASH, 'second', { alt: 'A cup' })
      t.same(await files.readUse(1, HASH, 'first'), { alt: 'A teapot', original: HASH })
      t.same(await files.readUse(1, HASH, 'second'), { alt: 'A cup', original: HASH })
      t.equal(await files.readUse(1, HASH, 'third'), undefined)
      t.equal(await files.readUse(2, HASH, 'first'), undefined, "nor is another shop's")
    })

    t.test('a use replaces what was stored about the same image', async (t) => {
      const { files, uses } = await openKept(t, kind)
      await files.noteUse(1, HASH, 'first', { alt: 'A teapot', name: 'teapot.png' })
      await files.noteUse(1, HASH, 'first', { alt: 'A blue teapot' })
      t.same(await files.readUse(1, HASH, 'first'), { alt: 'A blue teapot', original: HASH })
      t.equal((await uses()).length, 1)
    })

    t.test(
      'a use that is damaged or under the name of another original counts as none',
      async (t) => {
        const { files, uses, raw } = await openKept(t, kind)
        await files.noteUse(1, HASH, 'first', { alt: 'A teapot' })
        const [name = ''] = await uses()
        for (const text of ['', '{"original":"', 'null', '{"alt":"A teapot"}']) {
          await raw.write(name, text)
          t.equal(await files.readUse(1, HASH, 'first'), undefined, text)
          t.strictSame(await list(files, 1), [{ hash: HASH, facts: undefined }])
        }
        await files.noteUse(1, HASH, 'first', { alt: 'A teapot' })
        const other = sha256('another picture')
        await raw.write(name.replace(HASH, other), (await raw.read(name)) ?? '')
        await raw.remove(name)
        t.strictSame(await list(files, 1), [{ hash: other, facts: undefined }])
      }
    )

    t.test('all uses of a shop are listed, and nothing else that lies beside them', async (t) => {
      const { files, raw } = await openKept(t, kind)
      t.strictSame(await list(files, 3), [], 'a shop without a folder has none')
      await files.keep(1, Buffer.from('another picture'))
      await files.noteUse(1, HASH, 'first', { alt: 'A teapot' })
      await files.noteUse(1, sha256('another picture'), 'first', { alt: 'A cup' })
      for (const odd of [
        '.use',
        '.0123.use',
        '.0123456789abcdef.use.part',
        '.0123456789abcdeg.use'
      ])
        await raw.write(KEPT + odd, '{}')
      await raw.write(KEPT.replace(HASH, `x${HASH}.0123456789abcdef.use`), '{}')
      const found = await list(files, 1)
      t.strictSame(
        new Set(found.map(({ facts }) => (facts as { alt: string }).alt)),
        new Set(['A teapot', 'A cup'])
      )
    })

    t.test('deleting an original deletes its uses, and not those beside it §7.9.2', async (t) => {
      const { files } = await openKept(t, kind)
      const neighbour = await files.keep(1, NEIGHBOUR)
      await files.noteUse(1, HASH, 'first', { alt: 'A teapot' })
      await files.noteUse(1, HASH, 'second', { alt: 'A teapot' })
      await files.noteUse(1, neighbour, 'first', { alt: 'A cup' })
      const future = new Date(Date.now() + 1000)
      await files.removeOld(1, HASH, { kept: future, waiting: future }, async () => {})
      t.same(await list(files, 1), [
        { hash: neighbour, facts: { alt: 'A cup', original: neighbour } }
      ])
      t.same(await files.list(1), [{ hash: neighbour, hasFile: true, hasRecord: true, uses: 1 }])
    })
  })

t.test('a use that cannot be stored leaves no partial file', async (t) => {
  const { files, scratch } = await openKept(t, 'folder')
  await t.rejects(files.noteUse(9, HASH, 'first', { alt: 'A teapot' }), { code: 'ENOENT' })
  t.strictSame(await scratch(), [])
})
