import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { LocalContext } from '../../../server/platforms/local/store/context.ts'
import { watchFolder } from '../../../server/platforms/local/store/watch-folder.ts'
import { until } from '../../support/browser.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

t.test('every way in which a folder of pictures can change is noticed §3.2.5 §6.6.6', async (t) => {
  const directory = join(temporaryFolder(t), 'store')
  const elsewhere = temporaryFolder(t)
  const at = (path: string) => join(directory, path)
  mkdirSync(at('products/cup'), { recursive: true })
  writeFileSync(at('products/cup/a.jpg'), 'a')
  let notifications = 0
  const context = { directory, warnOnce: () => {} } as unknown as LocalContext
  const watch = watchFolder(context, () => {
    notifications += 1
  })
  t.teardown(() => watch.close())
  await until('the first notification has arrived', () => notifications > 0)

  async function isNoticed(what: string, change: () => void) {
    await untilQuiet()
    const before = notifications
    change()
    await until(what, () => notifications > before)
    t.ok(notifications > before, what)
  }
  async function untilQuiet() {
    let last = -1
    await until('the notifications have ended', async () => {
      const isQuiet = notifications === last
      last = notifications
      await new Promise((resolve) => setTimeout(resolve, 100))
      return isQuiet
    })
  }

  await isNoticed('a new picture', () => writeFileSync(at('products/cup/b.jpg'), 'b'))
  await isNoticed('a picture with new bytes', () =>
    writeFileSync(at('products/cup/b.jpg'), 'other')
  )
  await isNoticed('a picture moved over another', () => {
    writeFileSync(join(elsewhere, 'c.jpg'), 'c')
    renameSync(join(elsewhere, 'c.jpg'), at('products/cup/b.jpg'))
  })
  await isNoticed('a deleted picture', () => rmSync(at('products/cup/b.jpg')))
  await isNoticed('a new folder in a new folder', () => {
    mkdirSync(at('blogs/news/hello'), { recursive: true })
    writeFileSync(at('blogs/news/hello/d.jpg'), 'd')
  })
  await isNoticed('a picture in it, later', () => writeFileSync(at('blogs/news/hello/e.jpg'), 'e'))
  await isNoticed('a deleted folder', () => rmSync(at('products/cup'), { recursive: true }))
  await isNoticed('a new folder of the same name', () => mkdirSync(at('products/cup')))
  await isNoticed('a picture in that folder', () => writeFileSync(at('products/cup/f.jpg'), 'f'))
  await isNoticed('the JSON of a product', () =>
    writeFileSync(at('products/cup/product.json'), '{}')
  )

  await untilQuiet()
  const before = notifications
  writeFileSync(at('products/cup/.hidden.jpg'), 'h')
  writeFileSync(at('products/cup/notes.txt'), 'n')
  rmSync(at('products/cup/.hidden.jpg'))
  await watch.close()
  writeFileSync(at('products/cup/g.jpg'), 'g')
  await new Promise((resolve) => setTimeout(resolve, 200))
  // The new file notes.txt may cause one notification, because its name could also be a folder's.
  t.ok(
    notifications - before <= 1,
    'hidden files cause no notification, nor does a change after close()'
  )
})
