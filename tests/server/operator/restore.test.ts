import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { fillingDisk } from '../../support/filling-disk.ts'
import { repeated } from '../../support/lane.ts'
import { runOperator as run } from '../../support/operator.ts'
import { originalsIn } from '../../support/originals.ts'
import { historyOf, optimiseAll, restoreAll } from '../../support/runs.ts'
import { launchServer, startServer } from '../../support/server.ts'
import { hashesOf, putProducts } from '../../support/shop.ts'
import { cannotMount } from '../../support/small-disk.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const TORN = `--import=${new URL('../../support/torn-writes.ts', import.meta.url).href}`

const HALF = /holds only part of a backup, because a restore has not come to its end; run npx/

/** Makes a backup of a store whose pictures are optimised. */
async function makeBackup(t: Test, products: number) {
  const folder = temporaryFolder(t)
  const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
  mkdirSync(env.STORE_DIR)
  await putProducts(env.STORE_DIR, products)
  const before = hashesOf(env.STORE_DIR)
  const server = await startServer(env)
  await optimiseAll(server.merchant)
  const history = await historyOf(server.merchant)
  t.equal(await server.stop(), 0)
  const file = join(folder, 'backup.tar')
  t.match(run(env, 'backup', file), { code: 0 })
  const kept = hashesOf(join(env.DATA_DIR, 'storage/originals'))
  return { folder, env, file, before, history, kept }
}

/** Starts the server and ends it. Returns what it said, and the exit code of a refused start. */
async function tryToStart(env: Record<string, string>) {
  const { child, said, address } = launchServer(env)
  const closed = once(child, 'close')
  const isOpen = await address.then(
    () => true,
    () => false
  )
  if (isOpen) child.kill('SIGTERM')
  const [code] = (await closed) as [number | null]
  return { isOpen, code, said: said() }
}

t.test(
  'a restore that is killed at any moment is refused at the start, or everything is there §2.1.6',
  async (t) => {
    const { folder, env, file, history, kept } = await makeBackup(t, 2)
    const data = (name: string) => ({ ...env, DATA_DIR: join(folder, name) })
    const steps = join(folder, 'steps')
    const torn = (name: string) => ({ ...data(name), NODE_OPTIONS: TORN })
    t.equal(run({ ...torn('whole'), STEPS_IN: steps }, 'restore', file).code, 0)
    const ofAll = readFileSync(steps, 'utf8').trim().split('\n').length
    const kills = repeated({ test: 10, prove: 200 })
    const counts = { 'not begun': 0, refused: 0, whole: 0 }
    for (let index = 0; index < kills; index++) {
      const killed = data(`killed-${index}`)
      // An existing empty folder, as a volume is, and a new one.
      if (index % 2 === 0) mkdirSync(killed.DATA_DIR)
      const step = Math.ceil(((index + Math.random()) / kills) * ofAll)
      const ended = run({ ...torn(`killed-${index}`), TEAR_AT: String(step) }, 'restore', file)
      t.equal(ended.code, 137, `step ${step} of ${ofAll}`)
      const names = existsSync(killed.DATA_DIR) ? readdirSync(killed.DATA_DIR) : []
      // The lock, and the mark that names the process.
      if (names.every((name) => name.startsWith('lock.db') || name === 'server.json')) {
        counts['not begun']++
        continue
      }
      const { isOpen, code, said } = await tryToStart(killed)
      if (isOpen) counts.whole++
      else {
        counts.refused++
        t.equal(code, 3)
        t.match(said, HALF)
        t.equal(said.trim().split('\n').length, 1, said)
        t.match(run(killed, 'verify'), { code: 3, said: HALF })
        t.match(run(killed, 'restore', file), { code: 0, said: /files of .* were restored to/ })
      }
      t.strictSame(hashesOf(join(killed.DATA_DIR, 'storage/originals')), kept)
      const again = await startServer(killed)
      t.strictSame(await historyOf(again.merchant), history)
      t.equal(await again.stop(), 0)
    }
    t.ok(counts.refused > 0, JSON.stringify(counts))
    t.comment(JSON.stringify(counts))
  }
)

t.test('every command names a restore that has not ended, and doctor too', async (t) => {
  const { folder, env, file } = await makeBackup(t, 1)
  const half = { ...env, DATA_DIR: join(folder, 'half') }
  mkdirSync(join(half.DATA_DIR, 'restoring'), { recursive: true })
  for (const words of [
    ['backup', join(folder, 'b.tar')],
    ['verify'],
    ['audit'],
    ['recover'],
    ['export', join(folder, 'e.jsonl')],
    ['journal'],
    ['run', 'status'],
    ['shop', 'list'],
    ['token', 'list']
  ])
    t.match(run(half, ...words), { code: 3, said: HALF }, words.join(' '))
  t.match(run(half, 'doctor'), { code: 1, said: /failure {2}data folder: .*only part of a backup/ })
  t.strictSame(
    readdirSync(half.DATA_DIR).filter((name) => !name.startsWith('lock.db')),
    ['restoring']
  )
  t.match(run(half, 'restore', join(folder, 'none.tar')), { code: 2, said: /there is no file/ })
  t.match(run(half, 'verify'), { code: 3, said: HALF }, 'nobody knows what is missing')
  t.match(run(half, 'restore', file), { code: 0 })
  t.match(run(half, 'verify'), { code: 0 })
})

t.test('a restore that is refused leaves DATA_DIR as it was', async (t) => {
  const { folder, env, file } = await makeBackup(t, 1)
  const cut = join(folder, 'cut.tar')
  writeFileSync(cut, readFileSync(file).subarray(0, 100_000))
  const empty = { ...env, DATA_DIR: join(folder, 'empty') }
  mkdirSync(empty.DATA_DIR)
  t.match(run(empty, 'restore', cut), { code: 1, said: /cut\.tar cannot be used/ })
  t.match(run(empty, 'restore', join(folder, 'none.tar')), { code: 2, said: /there is no file/ })
  t.strictSame(
    readdirSync(empty.DATA_DIR).filter((name) => !name.startsWith('lock.db')),
    []
  )
})

t.test('what is restored can be read by its owner only', async (t) => {
  const { folder, env, file } = await makeBackup(t, 1)
  for (const name of ['new', 'open']) {
    const into = { ...env, DATA_DIR: join(folder, name) }
    if (name === 'open') {
      mkdirSync(into.DATA_DIR)
      chmodSync(into.DATA_DIR, 0o755)
    }
    t.match(run(into, 'restore', file), { code: 0 })
    const modeOf = (path: string) => statSync(join(into.DATA_DIR, path)).mode & 0o777
    t.equal(modeOf('.'), 0o700)
    t.equal(modeOf('storage'), 0o700)
    for (const secret of ['secret-key', 'admin-token', 'page-speed-boost.db'])
      if (existsSync(join(into.DATA_DIR, secret))) t.equal(modeOf(secret), 0o600, secret)
    t.equal(statSync(originalsIn(into.DATA_DIR)[0] ?? '').mode & 0o777, 0o600)
  }
})

t.test(
  'one damaged original is named, the others come back, and its row tells the truth §2.1.6',
  async (t) => {
    const { folder, env, file, before } = await makeBackup(t, 2)
    const [path = ''] = originalsIn(env.DATA_DIR)
    const hash = path.slice(-64)
    const bytes = readFileSync(file)
    const original = readFileSync(path)
    const at = bytes.indexOf(original) + (original.length >> 1)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    const damaged = join(folder, 'damaged.tar')
    writeFileSync(damaged, bytes)
    const named = new RegExp(`damaged: storage/originals/1/../${hash}\n`)
    t.match(run(env, 'verify', damaged), { code: 1, said: named })
    const into = { ...env, DATA_DIR: join(folder, 'restored') }
    const { code, said } = run(into, 'restore', damaged)
    t.equal(code, 1)
    t.match(said, named)
    t.match(said, /files of .* were restored to/)
    t.equal(originalsIn(into.DATA_DIR).length, originalsIn(env.DATA_DIR).length - 1)
    t.match(run(into, 'verify'), { code: 0 }, 'no row counts on it any more')
    const server = await startServer(into)
    await restoreAll(server.merchant)
    t.equal(await server.stop(), 0)
    const after = hashesOf(env.STORE_DIR)
    const wrong = Object.keys(before).filter((name) => after[name] !== before[name])
    t.equal(wrong.length, 1, 'only its picture stays as it is')
    t.equal(before[wrong[0] ?? ''], hash)
  }
)

t.test(
  'a damaged secret or description is named and left out, and the server starts',
  async (t) => {
    const { folder, env, file } = await makeBackup(t, 1)
    const use = readdirSync(join(env.DATA_DIR, 'storage/originals/1'), { recursive: true })
      .map(String)
      .find((name) => name.endsWith('.use'))
    for (const name of ['secret-key', `storage/originals/1/${use}`]) {
      const content = readFileSync(join(env.DATA_DIR, name))
      const bytes = readFileSync(file)
      bytes[bytes.indexOf(content) + 5] = 'x'.charCodeAt(0)
      const damaged = join(folder, 'damaged.tar')
      writeFileSync(damaged, bytes)
      const into = { ...env, DATA_DIR: join(folder, name.slice(-10)) }
      t.match(run(into, 'verify', damaged), { code: 1, said: `damaged: ${name}\n` })
      t.match(run(into, 'restore', damaged), { code: 1, said: `damaged: ${name}\n` })
      t.notOk(existsSync(join(into.DATA_DIR, name)))
      t.match(await tryToStart(into), { isOpen: true })
    }
  }
)

t.test(
  'a restore onto a full disk says so, leaves nothing, and succeeds once there is room',
  { skip: cannotMount() },
  async (t) => {
    const { env, file, kept } = await makeBackup(t, 1)
    const disk = fillingDisk(t, 12)
    const into = { ...env, DATA_DIR: disk.path }
    const sizeBytes = statSync(file).size
    const names = () =>
      readdirSync(disk.path).filter((name) => !/^(\.ballast|lost\+found|lock\.db.*)$/.test(name))
    for (const share of [0.1, 0.5, 0.9]) {
      disk.free()
      disk.fill(Math.round(sizeBytes * share))
      const { code, said } = run(into, 'restore', file)
      t.equal(code, 3, `with room for ${share} of it: ${said}`)
      t.match(said, /^restore failed because the disk is full: /)
      t.equal(said.trim().split('\n').length, 1, said)
      t.strictSame(names(), [])
    }
    disk.free()
    t.match(run(into, 'restore', file), { code: 0 })
    t.strictSame(hashesOf(join(disk.path, 'storage/originals')), kept)
    t.match(await tryToStart(into), { isOpen: true })
  }
)

t.test(
  'originals that lie in the place already are kept, and a whole one is not lost',
  async (t) => {
    const { folder, env, file, kept } = await makeBackup(t, 1)
    const into = { ...env, DATA_DIR: join(folder, 'partly') }
    const [path = ''] = originalsIn(env.DATA_DIR)
    const place = join(into.DATA_DIR, path.slice(env.DATA_DIR.length))
    mkdirSync(join(place, '..'), { recursive: true })
    copyFileSync(path, place)
    const bytes = readFileSync(file)
    const at = bytes.indexOf(readFileSync(path)) + 100
    bytes[at] = (bytes[at] ?? 0) ^ 1
    const damaged = join(folder, 'damaged.tar')
    writeFileSync(damaged, bytes)
    t.match(run(into, 'restore', damaged), { code: 1, said: /damaged: storage/ })
    t.strictSame(hashesOf(join(into.DATA_DIR, 'storage/originals')), kept)
    t.match(run(into, 'verify'), { code: 0, said: /3 originals checked, 0 damaged, 0 missing/ })
    const server = await startServer(into)
    const result = await restoreAll(server.merchant)
    t.match(result, { image_failed: 0 })
    t.equal(await server.stop(), 0)
  }
)
