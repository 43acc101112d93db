import { spawnSync } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { temporaryFolder } from '../temporary-folder.ts'
import { filesOnPostgres, SQLITE_ONLY } from './postgres.ts'
import { queueOf, takeNext } from './queue.ts'

const ENGINE = new URL('../../../modules/image-opt/engine/decode.ts', import.meta.url).href

const FILES = {
  passes: "t.test('one', async (t) => { t.ok(true) })",
  fails: "t.test('one', async (t) => { t.equal(1, 2, 'the sum') })",
  crashes: "process.kill(process.pid, 'SIGKILL')",
  throws: "throw new Error('at the top')",
  strays: `t.test('one', async (t) => {
    setTimeout(() => { throw new Error('nobody waits for this') }, 5)
    await new Promise((resolve) => setTimeout(resolve, 50))
    t.ok(true)
  })`,
  waits: "t.test('one', async (t) => { t.ok(true); await new Promise(() => {}) })",
  stays: `const never = () => new Promise(() => setInterval(() => {}, 1000))
  t.teardown(never)
  t.test('one', never)`,
  polls: "t.test('one', () => new Promise(() => setInterval(() => {}, 1000)))",
  skips: "t.test('one', { skip: 'because' }, async (t) => { t.ok(true) })",
  engine: `await import('${ENGINE}'); t.ok(true)`,
  opens: 'globalThis.opened = true; t.teardown(() => { delete globalThis.opened })',
  looks: "t.equal(globalThis.opened, undefined, 'what another file opened is closed')"
}

type Name = keyof typeof FILES

/** Writes these files into a folder. Returns their paths, and how to run a program that prints them without it. */
function prepare(t: Test, names: Name[], variables: Record<string, string> = {}) {
  const folder = temporaryFolder(t)
  const files = names.map((name, index) => {
    const path = join(folder, `${index}-${name}.test.mjs`)
    writeFileSync(path, `import t from 'tap'\n${FILES[name]}\n`)
    return path
  })
  const { NODE_TEST_CONTEXT: _, ...rest } = process.env
  const env = { ...rest, ...variables }
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
    return { status, said: `${stdout}${stderr}`.replaceAll(`${folder}/`, '') }
  }
  return { files, run }
}

t.test('files that share a process leave nothing to each other', async (t) => {
  const { files, run } = prepare(t, ['passes', 'opens', 'looks', 'passes'])
  const { status, said } = run('tests/support/lanes/process.ts', queueOf(files), '9')
  t.equal(status, 0)
  t.equal(said.match(/^✔ /gm)?.length, 4)
})

t.test('a file that has loaded the engine is the last of its process', async (t) => {
  const { files, run } = prepare(t, ['passes', 'engine', 'passes'])
  const queue = queueOf(files)
  t.equal(run('tests/support/lanes/process.ts', queue, '9').status, 0)
  t.equal(takeNext(queue), files[2])
})

t.test('a run is green when every file passes', async (t) => {
  const { files, run } = prepare(t, ['passes', 'passes'])
  const { status, said } = run('tests/run.ts', '--quick', ...files)
  t.match(said, /^2 files, \d+ assertions, 0 failed/m)
  t.equal(status, 0)
})

t.test('each file that fails is named, and those after it run', async (t) => {
  const { files, run } = prepare(t, ['fails', 'throws', 'strays', 'waits', 'passes'])
  const { status, said } = run('tests/run.ts', '--quick', ...files)
  t.equal(status, 1)
  t.strictSame(said.match(/^Failed: .*$/gm)?.sort(), [
    'Failed: 0-fails.test.mjs',
    'Failed: 1-throws.test.mjs',
    'Failed: 2-strays.test.mjs',
    'Failed: 3-waits.test.mjs'
  ])
  t.match(said, /the sum/)
  t.match(said, /^✔ 4-passes\.test\.mjs /m)
  t.match(said, /^5 files, \d+ assertions, 4 failed/m)
})

t.test('a file whose process is killed is named', async (t) => {
  const { files, run } = prepare(t, ['crashes', 'passes'])
  const { status, said } = run('tests/run.ts', '--quick', ...files)
  t.equal(status, 1)
  t.match(said, /^Did not run to its end: 0-crashes\.test\.mjs$/m)
  t.match(said, /^✔ 1-passes\.test\.mjs /m)
})

t.test('a file that runs past its limit fails, and its process ends', async (t) => {
  for (const [name, end] of [
    ['polls', /^not ok 1 - .*0-polls\.test\.mjs/m],
    ['stays', /^The process ended in .*0-stays\.test\.mjs\.$/m]
  ] as const) {
    const { files, run } = prepare(t, [name, 'passes'], { TAP_TIMEOUT: '2' })
    const queue = queueOf(files)
    const { status, said } = run('tests/support/lanes/process.ts', queue, '9')
    t.equal(status, 1)
    t.match(said, end)
    t.equal(takeNext(queue), files[1])
  }
})

t.test('a skipped test whose reason is not accepted fails the run', async (t) => {
  const { files, run } = prepare(t, ['skips'])
  const { status, said } = run('tests/run.ts', '--quick', ...files)
  t.equal(status, 1)
  t.match(said, /^Must not be left out: 0-skips\.test\.mjs: one$/m)
})

t.test('no two processes take the same file', async (t) => {
  const queue = queueOf(['a/b.test.ts', 'c.test.ts'])
  t.strictSame(
    [takeNext(queue), takeNext(queue), takeNext(queue)],
    ['a/b.test.ts', 'c.test.ts', undefined]
  )
})

t.test(
  'the lane of PostgreSQL runs the files that use a database, but those about SQLite',
  async (t) => {
    const all = globSync('tests/**/*.test.ts')
    const files = filesOnPostgres(all)
    for (const pattern of Object.keys(SQLITE_ONLY)) {
      t.not(globSync(pattern).length, 0, `${pattern} names a file`)
      for (const file of globSync(pattern)) t.notOk(files.includes(file), file)
    }
    for (const [file, isIn] of [
      ['tests/modules/pricing/units.test.ts', true],
      ['tests/e2e/counting.test.ts', true],
      ['tests/server/operator/run.test.ts', true],
      ['tests/modules/pricing/rules.test.ts', false],
      ['tests/modules/image-opt/engine/gif.test.ts', false]
    ] as const) {
      t.ok(all.includes(file), file)
      t.equal(files.includes(file), isIn, file)
    }
  }
)
