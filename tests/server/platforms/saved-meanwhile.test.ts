import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, renameSync, watch, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { isFailure } from '../../../server/core/failure.ts'
import type { StorePlatform } from '../../../server/platforms/store-platform.ts'
import { repeated } from '../../support/lane.ts'
import { listAll, MAX_BYTES, replace } from './conformance-support.ts'
import { storeOf } from './local-store-support.ts'

const ROUNDS = repeated({ test: 60, prove: 2000 })

const NAMES = ['a', 'b', 'c', 'd']

async function mugOf(t: Test) {
  const images = NAMES.map((name) => ({ file: `${name}.png`, alt: name }))
  const opened = await storeOf(t, {
    'products/mug/product.json': JSON.stringify({ title: 'Mug', images }),
    ...Object.fromEntries(NAMES.map((name, seed) => [`products/mug/${name}.png`, seed]))
  })
  const [mug] = await listAll(opened.store, 'product')
  const folder = join(opened.directory, 'products/mug')
  return {
    ...opened,
    folder,
    json: join(folder, 'product.json'),
    ids: mug?.images.map(({ id }) => id) ?? []
  }
}

const rename = async (store: StorePlatform, id: string, fileName: string) =>
  replace(store, id, await store.readImage(id, MAX_BYTES), fileName)

/** Tells the new JSON from a new picture. It may have its final name by now. */
function startsAsJson(path: string): boolean {
  try {
    return readFileSync(path, 'utf8').startsWith('{')
  } catch {
    return false
  }
}

const MANNERS: Record<string, (path: string, text: string) => void> = {
  'renames a new file over the old one': (path, text) => {
    writeFileSync(`${path}~`, text)
    renameSync(`${path}~`, path)
  },
  'overwrites the old file': (path, text) => writeFileSync(path, text)
}

for (const [manner, save] of Object.entries(MANNERS)) {
  t.test(
    `what a merchant saves while the app writes the same JSON is kept, if the editor ${manner}`,
    async (t) => {
      const { store, folder, json, ids } = await mugOf(t)
      let title = 'Mug'
      let saves = 0
      // The app writes the new JSON to a hidden file first. The merchant saves once at that moment of each change.
      let mayBeSaved = false
      const watcher = watch(folder, (_, name) => {
        if (!mayBeSaved || !name?.endsWith('.tmp') || !startsAsJson(join(folder, name))) return
        mayBeSaved = false
        title = `Save ${++saves}`
        save(json, JSON.stringify({ ...JSON.parse(readFileSync(json, 'utf8')), title }))
      })
      t.teardown(() => watcher.close())
      const id = ids[0] ?? ''
      for (let round = 0; round < 20; round++) {
        for (const change of ['rename', 'alt']) {
          mayBeSaved = true
          if (change === 'rename') await rename(store, id, `new-${round}.png`)
          else
            await store.setAlt(id, {
              alt: `Alt ${round}`,
              expectedAlt: (await store.getImage(id)).alt
            })
          const product = JSON.parse(await readFile(json, 'utf8'))
          t.equal(product.title, title, `${change} ${round}`)
        }
      }
      t.match(JSON.parse(await readFile(json, 'utf8')).images[0], {
        file: 'new-19.png',
        alt: 'Alt 19'
      })
      t.ok(saves >= 20, `${saves} saves`)
    }
  )
}

t.test(
  'a run of renames and alt texts undoes none of the saves of a program that saves all the time §3.2.3',
  async (t) => {
    const { store, json, ids } = await mugOf(t)
    const program = fileURLToPath(new URL('saving-child.ts', import.meta.url))
    const child = spawn(process.execPath, [program, json], { stdio: ['pipe', 'pipe', 'inherit'] })
    t.teardown(() => child.kill('SIGKILL'))
    await once(child.stdout, 'data')
    let changes = 0
    for (let round = 0; round < ROUNDS; round++) {
      for (const id of ids) {
        await rename(store, id, `${round}-${id}.png`)
        const { alt } = await store.getImage(id)
        await store.setAlt(id, { alt: `Alt ${round}`, expectedAlt: alt }).then(
          () => changes++,
          (error) => {
            // The program has saved another alt text at this moment, which is right to win.
            if (!isFailure(error, 'changed')) throw error
          }
        )
      }
    }
    child.stdin.write('stop')
    const [line] = await once(child.stdout, 'data')
    const { saves, undone } = JSON.parse(String(line)) as { saves: number; undone: number[] }
    t.strictSame(undone, [], `${saves} saves, ${changes} changes`)
    t.ok(saves > ROUNDS / 4 && changes > ROUNDS, `${saves} saves, ${changes} changes`)
  }
)
