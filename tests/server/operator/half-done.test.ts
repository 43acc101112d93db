import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { runOperator as run } from '../../support/operator.ts'
import { originalsIn } from '../../support/originals.ts'
import { historyOf, optimiseAll, restoreAll } from '../../support/runs.ts'
import { launchServer, startServer } from '../../support/server.ts'
import { hashesOf, putProducts } from '../../support/shop.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const HALF_MOVED =
  /holds only part of an installation, because a move into it has not come to its end; run npx page-speed-boost move/
const HALF_RESTORED = /holds only part of a backup, because a restore has not come to its end/

const preload = (name: string) =>
  `--import=${new URL(`../../support/${name}`, import.meta.url).href}`
const TORN = preload('torn-writes.ts')
const KILL = preload('kill-before.ts')

/** Stores and optimises some pictures, and backs them up. */
async function openInstallation(t: Test) {
  const folder = temporaryFolder(t)
  const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
  mkdirSync(env.STORE_DIR)
  await putProducts(env.STORE_DIR, 1)
  const before = hashesOf(env.STORE_DIR)
  const server = await startServer(env)
  await optimiseAll(server.merchant)
  const history = await historyOf(server.merchant)
  t.equal(await server.stop(), 0)
  const backup = join(folder, 'backup.tar')
  t.match(run(env, 'backup', backup), { code: 0 })
  return { folder, env, before, history, backup, kept: originalsIn(env.DATA_DIR).length }
}

/** Starts the server, which has to refuse, and returns what it said. */
async function refusedStart(env: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const { child, said, address } = launchServer(env)
  const closed = once(child, 'close')
  await address.then(
    () => child.kill('SIGKILL'),
    () => {}
  )
  const [code] = await closed
  return { code, said: said() }
}

t.test(
  'until a move has come to its end, its new place is refused by the start and by every command §19.8',
  async (t) => {
    const { folder, env, before, history, backup, kept } = await openInstallation(t)
    const target = { ...env, DATA_DIR: join(folder, 'new') }
    const variables = join(folder, 'new.env')
    writeFileSync(variables, `DATA_DIR='${target.DATA_DIR}'\n`)
    const steps = join(folder, 'steps')
    const torn = { ...env, NODE_OPTIONS: TORN }
    t.equal(run({ ...torn, STEPS_IN: steps }, 'move', variables).code, 0)
    const lines = readFileSync(steps, 'utf8').trim().split('\n')
    const links = lines.flatMap((line, at) => (line.startsWith('link') ? [at + 1] : []))
    const renames = lines.flatMap((line, at) => (line.startsWith('rename') ? [at + 1] : []))
    // The first links are the marks of the two folders that a move holds, the last one is a secret.
    t.ok(links.length > 2 && renames.length > 2, lines.join('\n'))
    const instants: Record<string, string>[] = [
      ...[links.at(-1), renames[0], renames[2], renames.at(-2), renames.at(-1)].map((step) => ({
        NODE_OPTIONS: TORN,
        TEAR_AT: String(step)
      })),
      ...['insert into "shop"', 'insert into "image_result"', 'insert into item_search'].map(
        (text) => ({ NODE_OPTIONS: KILL, KILL_BEFORE: text })
      )
    ]
    for (const [index, instant] of instants.entries()) {
      const name = JSON.stringify(instant)
      rmSync(target.DATA_DIR, { recursive: true })
      t.equal(run({ ...env, ...instant }, 'move', variables).code, 137, name)
      t.match(await refusedStart(target), { code: 3, said: HALF_MOVED }, name)
      t.match(run(target, 'restore', backup), { code: 3, said: HALF_MOVED }, name)
      const commands =
        index > 0
          ? [['recover']]
          : [
              ['backup', join(folder, 'b.tar')],
              ['verify'],
              ['audit'],
              ['recover'],
              ['export', join(folder, 'e.jsonl')],
              ['move', variables],
              ['shop', 'list']
            ]
      for (const words of commands)
        t.match(run(target, ...words), { code: 3, said: HALF_MOVED }, `${words.join(' ')} ${name}`)
      t.match(run(target, 'doctor'), { code: 1, said: HALF_MOVED }, name)
      t.match(run(env, 'move', variables), { code: 0 }, name)
      t.match(run(target, 'verify'), { code: 0 }, name)
      t.equal(originalsIn(target.DATA_DIR).length, kept)
    }
    const server = await startServer(target)
    t.strictSame(await historyOf(server.merchant), history)
    await restoreAll(server.merchant)
    t.equal(await server.stop(), 0)
    t.strictSame(hashesOf(env.STORE_DIR), before)
  }
)

t.test('an installation without originals is not begun anew in a half-filled place', async (t) => {
  const folder = temporaryFolder(t)
  const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: temporaryFolder(t) }
  const server = await startServer(env)
  t.equal(await server.stop(), 0)
  const target = { ...env, DATA_DIR: join(folder, 'new') }
  const variables = join(folder, 'new.env')
  writeFileSync(variables, `DATA_DIR='${target.DATA_DIR}'\n`)
  const killed = { ...env, NODE_OPTIONS: KILL, KILL_BEFORE: 'insert into "shop"' }
  t.equal(run(killed, 'move', variables).code, 137)
  t.match(await refusedStart(target), { code: 3, said: HALF_MOVED })
  t.match(run(env, 'move', variables), { code: 0 })
  t.match(run(target, 'verify'), { code: 0 })
})

t.test(
  'a move into a half-restored DATA_DIR is refused and changes nothing there §19.8',
  async (t) => {
    const { folder, env, backup } = await openInstallation(t)
    const target = { ...env, DATA_DIR: join(folder, 'half') }
    mkdirSync(join(target.DATA_DIR, 'restoring'), { recursive: true })
    const variables = join(folder, 'new.env')
    writeFileSync(variables, `DATA_DIR='${target.DATA_DIR}'\n`)
    t.match(run(env, 'move', variables), { code: 3, said: HALF_RESTORED })
    t.notOk(existsSync(join(target.DATA_DIR, 'secret-key')))
    t.notOk(existsSync(join(target.DATA_DIR, 'storage')))
    t.match(run(target, 'restore', backup), { code: 0 })
    t.match(run(target, 'verify'), { code: 0 })
  }
)

t.test('a move that is refused leaves no mark in the place of another installation', async (t) => {
  const { folder, env, backup } = await openInstallation(t)
  const target = { ...env, DATA_DIR: join(folder, 'other') }
  t.match(run(target, 'restore', backup), { code: 0 })
  rmSync(join(target.DATA_DIR, 'page-speed-boost.db'))
  const variables = join(folder, 'new.env')
  writeFileSync(variables, `DATA_DIR='${target.DATA_DIR}'\n`)
  const before = hashesOf(target.DATA_DIR)
  t.match(run(env, 'move', variables), { code: 3, said: /holds the files of another installation/ })
  writeFileSync(join(target.DATA_DIR, 'secret-key'), 'x'.repeat(64))
  t.match(run(env, 'move', variables), { code: 3, said: /is the secret of another installation/ })
  writeFileSync(join(target.DATA_DIR, 'secret-key'), readFileSync(join(env.DATA_DIR, 'secret-key')))
  t.strictSame(hashesOf(target.DATA_DIR), before)
  t.match(run(target, 'restore', backup), { code: 0 })
})
