import { readFileSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import t, { type Test } from 'tap'
import { findGifsicle, WITHOUT_GIFSICLE } from '../../../server/core/pictures/gifsicle.ts'
import { temporaryFolder } from '../../support/app.ts'
import { runCli } from '../../support/cli.ts'
import { fakeGifsicle } from '../../support/gifsicle.ts'
import { animated, withNotes } from '../../support/pictures.ts'
import { historyOf, optimiseAll } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { put } from '../../support/shop.ts'

const SMALL = await (await animated()).gif().toBuffer()
const SPIN = 'products/top/spin.gif'

/** Runs the real server with this PATH on a shop with one GIF. Returns what it logged and the result. */
async function serve(t: Test, path: string) {
  const folder = temporaryFolder(t)
  const storeDir = join(folder, 'shop')
  put(storeDir, { [SPIN]: withNotes(SMALL) })
  const server = await startServer({
    DATA_DIR: join(folder, 'data'),
    STORE_DIR: storeDir,
    PATH: path,
    LOG_LEVEL: 'warn'
  })
  t.teardown(() => server.stop())
  const ready = await fetch(`${server.address}/readyz`)
  t.equal(ready.status, 200)
  const { status, programs } = (await ready.json()) as { status: string; programs: unknown }
  t.equal(status, 'ok', 'the server is ready with or without gifsicle')
  await optimiseAll(server.merchant)
  t.match(await historyOf(server.merchant), [{ status: 'compressed' }])
  return { programs, said: server.said(), result: readFileSync(join(storeDir, SPIN)) }
}

t.test(
  'a server without gifsicle becomes ready, compresses GIFs, and logs how much less it saves',
  async (t) => {
    const { programs, said, result } = await serve(t, temporaryFolder(t))
    t.strictSame(programs, { gifsicle: { status: 'missing', note: WITHOUT_GIFSICLE } })
    t.match(WITHOUT_GIFSICLE, /7 % instead of 38 %.*apt-get install gifsicle/)
    t.equal(said.split(WITHOUT_GIFSICLE).length, 2, 'the warning is logged once, at the start')
    t.ok(result.length < withNotes(SMALL).length)
  }
)

t.test('a server with gifsicle uses it and logs nothing about it', async (t) => {
  const smallest = await (await animated()).gif({ colours: 4 }).toBuffer()
  const { folder } = fakeGifsicle(temporaryFolder(t), smallest)
  const { programs, said, result } = await serve(t, [temporaryFolder(t), folder].join(delimiter))
  t.strictSame(programs, { gifsicle: { status: 'found' } })
  t.notMatch(said, /gifsicle/)
  t.ok(result.equals(smallest))
})

t.test(
  'gifsicle is used only if it is an executable in an absolute folder of the PATH',
  async (t) => {
    const { folder, program } = fakeGifsicle(temporaryFolder(t), SMALL)
    const other = temporaryFolder(t)
    put(other, { 'plain/gifsicle': 'nobody may run it', 'folder/gifsicle/file': '' })
    const wrong = ['', relative('.', folder), join(other, 'plain'), join(other, 'folder')]
    t.equal(findGifsicle(wrong.join(delimiter)), null)
    t.equal(findGifsicle([...wrong, folder].join(delimiter)), program)
    t.equal(findGifsicle(undefined), null)
  }
)

t.test('the command line finds gifsicle on its PATH', async (t) => {
  const { folder } = fakeGifsicle(temporaryFolder(t), SMALL)
  const pictures = temporaryFolder(t)
  put(pictures, { 'spin.gif': withNotes(SMALL) })
  const path = process.env.PATH ?? ''
  t.teardown(() => (process.env.PATH = path))
  process.env.PATH = [folder, path].join(delimiter)
  // Only gifsicle can compress an animation without loss.
  const { code, out, err } = await runCli(pictures, 'optimise', 'spin.gif', '--lossless')
  t.equal(code, 0, out + err)
  t.ok(readFileSync(join(pictures, 'spin.gif')).equals(SMALL))
})
