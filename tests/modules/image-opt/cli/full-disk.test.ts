import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { CLI, type Ended, runCli } from '../../../support/cli.ts'
import { picturesOf } from '../../../support/disk-runs.ts'
import { fillingDisk } from '../../../support/filling-disk.ts'
import { putProducts } from '../../../support/shop.ts'
import { cannotMount } from '../../../support/small-disk.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const skip = cannotMount()
const FULL =
  'The disk is full. The remaining files were not changed. Free up some space and run the command again.\n'
const READ_ONLY =
  'The disk cannot be written to. The remaining files were not changed. Make it writable and run the command again.\n'

t.test(
  'the command says in one sentence that the disk is full, and changes no file',
  { skip },
  async (t) => {
    const disk = fillingDisk(t, 64)
    await putProducts(disk.path, 4)
    const before = picturesOf(disk.path)
    disk.fill()
    const { code, out, err } = await runCli(disk.path, 'optimise', 'products')
    t.equal(code, 3)
    t.equal(err, FULL)
    t.match(out, 'Stopped: 12 more files were not processed.')
    disk.free()
    t.strictSame(picturesOf(disk.path), before)
    t.strictSame(globSync('**/.page-speed-boost-*', { cwd: disk.path }), [])
    t.match(await runCli(disk.path, 'optimise', 'products'), { code: 0, err: '' })
  }
)

t.test(
  'with --json the command says in one sentence that the disk is read-only, and changes no file §18.11',
  { skip },
  async (t) => {
    const disk = fillingDisk(t, 64)
    await putProducts(disk.path, 2)
    const before = picturesOf(disk.path)
    await disk.setReadOnly(true)
    const { code, out, err } = await runCli(disk.path, 'optimise', 'products', '--json')
    t.match({ code, err }, { code: 3, err: READ_ONLY })
    t.match(JSON.parse(out), { left: 6, files: [], total: { failed: 0 } })
    t.strictSame(picturesOf(disk.path), before)
  }
)

t.test(
  'the command says that the disk of the --out folder is full, and leaves no half-written file there',
  { skip },
  async (t) => {
    const folder = temporaryFolder(t)
    await putProducts(folder, 2)
    const disk = fillingDisk(t, 64)
    disk.fill(20_000)
    const { code, err } = await runCli(folder, 'optimise', 'products', '--out', disk.path)
    t.match({ code, err }, { code: 3, err: FULL })
    t.strictSame(globSync('**/.page-speed-boost-*', { cwd: disk.path }), [])
  }
)

t.test(
  'the command says that the disk for temporary files is full, and leaves no file there',
  { skip },
  async (t) => {
    const folder = temporaryFolder(t)
    await putProducts(folder, 2)
    const before = picturesOf(folder)
    const disk = fillingDisk(t, 64)
    for (const leftBytes of [0, 12_000]) {
      const temporary = join(disk.path, String(leftBytes))
      mkdirSync(temporary)
      disk.fill(leftBytes)
      t.match(await runWith({ TMPDIR: temporary }, folder), { code: 3, err: FULL })
      t.strictSame(globSync('**/*', { cwd: temporary }), [])
      if (leftBytes === 0) t.strictSame(picturesOf(folder), before)
      disk.free()
    }
  }
)

async function runWith(env: Record<string, string>, cwd: string): Promise<Ended> {
  const child = spawn(process.execPath, [CLI, 'optimise', 'products'], {
    cwd,
    env: { ...process.env, LC_ALL: 'C', ...env },
    stdio: ['ignore', 'ignore', 'pipe']
  })
  let err = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out: '', err }
}
