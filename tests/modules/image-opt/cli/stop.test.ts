import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { temporaryFolder } from '../../../support/app.ts'
import { type Cli, runCli, startCli } from '../../../support/cli.ts'
import { photo } from '../../../support/pictures.ts'
import { hashesOf, put } from '../../../support/shop.ts'

t.setTimeout(240_000)

const PICTURES = 24

/** JPEGs and PNGs, each another picture, and what each becomes when nothing disturbs. */
async function prepare(t: Test) {
  const folder = temporaryFolder(t)
  const files: Record<string, Buffer> = {}
  for (let index = 0; index < PICTURES; index++) {
    const drawn = photo(200 + index * 8, 240)
    files[`${index}.${index % 3 ? 'jpg' : 'png'}`] = await (index % 3
      ? drawn.jpeg({ quality: 97 })
      : drawn.png()
    ).toBuffer()
  }
  const make = (name: string) => {
    put(join(folder, name), files)
    return join(folder, name)
  }
  const done = make('done')
  const { code } = await runCli(folder, 'optimise', 'done', '--png-to-jpg')
  t.equal(code, 0)
  return { folder, make, old: hashesOf(make('old')), new: hashesOf(done) }
}

/** After so many lines the process is in the middle of its work. */
function afterLines({ child }: Cli, lines: number): Promise<void> {
  let seen = 0
  return new Promise((resolve) => {
    child.stdout?.on('data', (text: string) => {
      seen += text.split('\n').length - 1
      if (seen >= lines) resolve()
    })
    child.on('close', () => resolve())
  })
}

/** Every file of the folder is an old or a new one. Gives how many of each. */
function checkWhole(t: Test, folder: string, known: { old: object; new: object }) {
  const [old, fresh] = [new Set(Object.values(known.old)), new Set(Object.values(known.new))]
  const files = hashesOf(folder)
  const counts = { old: 0, new: 0 }
  for (const [name, hash] of Object.entries(files)) {
    if (name.startsWith('.page-speed-boost-')) continue
    t.ok(old.has(hash) || fresh.has(hash), `${name} is whole`)
    if (fresh.has(hash)) counts.new++
    else counts.old++
  }
  const stems = new Set(Object.keys(files).map((name) => name.replace(/\.\w+$/, '')))
  for (let index = 0; index < PICTURES; index++) t.ok(stems.has(String(index)), `${index} is there`)
  return counts
}

t.test(
  'killed in the middle, every file is the old or the new one, and a next run ends it',
  async (t) => {
    const known = await prepare(t)
    let inMidRun = 0
    for (let kill = 0; kill < 6; kill++) {
      const folder = known.make(`kill-${kill}`)
      const cli = startCli(folder, ['optimise', '.', '--png-to-jpg'])
      await afterLines(cli, 1 + kill * 3)
      process.kill(-(cli.child.pid ?? 0), 'SIGKILL')
      await cli.ended
      const counts = checkWhole(t, folder, known)
      if (counts.old > 0 && counts.new > 0) inMidRun++
      const again = await runCli(folder, 'optimise', '.', '--png-to-jpg')
      t.equal(again.code, 0)
      const after = hashesOf(folder)
      for (const [name, hash] of Object.entries(known.new)) t.equal(after[name], hash, name)
    }
    t.ok(inMidRun >= 3, `${inMidRun} of 6 kills were in the middle`)
  }
)

t.test('Ctrl-C leaves nothing half-done, says what is left, and ends with 130', async (t) => {
  const known = await prepare(t)
  const folder = known.make('stopped')
  const cli = startCli(folder, ['optimise', '.', '--png-to-jpg'])
  await afterLines(cli, 2)
  // As a terminal does it: the whole group gets the signal.
  process.kill(-(cli.child.pid ?? 0), 'SIGINT')
  const { code, out, err } = await cli.ended
  t.equal(code, 130)
  t.equal(err, '')
  t.match(out, /^Stopped: \d+ more (file was|files were) not processed\.$/m)
  const counts = checkWhole(t, folder, known)
  t.ok(counts.old > 0 && counts.new > 0, `${counts.new} new, ${counts.old} old`)
  t.strictSame(
    readdirSync(folder).filter((name) => name.startsWith('.')),
    []
  )
})

t.test('when npx is killed the work ends too', async (t) => {
  const known = await prepare(t)
  const folder = known.make('orphan')
  const cli = startCli(folder, ['optimise', '.'])
  await afterLines(cli, 2)
  cli.child.kill('SIGKILL')
  // The pipes close when the program behind has ended.
  await cli.ended
  const counts = checkWhole(t, folder, known)
  t.ok(counts.old > 0, `${counts.old} were not begun any more`)
  t.ok(existsSync(join(folder, '0.png')))
})
