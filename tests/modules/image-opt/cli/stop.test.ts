import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { type Cli, runCli, startCli } from '../../../support/cli.ts'
import { repeated } from '../../../support/lane.ts'
import { photo } from '../../../support/pictures.ts'
import { hashesOf, put } from '../../../support/shop.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const PICTURES = 24
const KILLS = repeated({ test: 3, prove: 60 })

/** JPEGs and PNGs that all differ, and what each becomes in a run that nothing interrupts. */
async function prepare(t: Test) {
  const folder = temporaryFolder(t)
  const files: Record<string, Buffer> = {}
  for (let index = 0; index < PICTURES; index++) {
    const drawn = photo(140 + index * 4, 160)
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

/** Waits until the process has printed this many lines, and is therefore in the middle of its work. */
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

/**
 * Checks that every file in the folder is either the complete old file or the complete new one. Returns the number of
 * each.
 */
function checkWhole(t: Test, folder: string, known: { old: object; new: object }) {
  const [old, fresh] = [new Set(Object.values(known.old)), new Set(Object.values(known.new))]
  const files = hashesOf(folder)
  const counts = { old: 0, new: 0 }
  for (const [name, hash] of Object.entries(files)) {
    if (name.startsWith('.page-speed-boost-')) continue
    t.ok(old.has(hash) || fresh.has(hash), `${name} is complete`)
    if (fresh.has(hash)) counts.new++
    else counts.old++
  }
  const stems = new Set(Object.keys(files).map((name) => name.replace(/\.\w+$/, '')))
  for (let index = 0; index < PICTURES; index++) t.ok(stems.has(String(index)), `${index} exists`)
  return counts
}

const known = await prepare(t)

t.test(
  'a run that is killed half-way leaves every file complete, either old or new, and the next run processes the rest §18.12',
  async (t) => {
    let inMidRun = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const folder = known.make(`kill-${kill}`)
      const cli = startCli(folder, ['optimise', '.', '--png-to-jpg'])
      await afterLines(cli, 1 + (kill % 6) * 3)
      process.kill(-(cli.child.pid ?? 0), 'SIGKILL')
      await cli.ended
      const counts = checkWhole(t, folder, known)
      if (counts.old > 0 && counts.new > 0) inMidRun++
      const again = await runCli(folder, 'optimise', '.', '--png-to-jpg')
      t.equal(again.code, 0)
      const after = hashesOf(folder)
      for (const [name, hash] of Object.entries(known.new)) t.equal(after[name], hash, name)
    }
    t.ok(inMidRun >= KILLS / 2, `${inMidRun} of ${KILLS} kills came in the middle of the run`)
  }
)

t.test(
  'Ctrl-C leaves no half-written file, says how many files remain, and exits with 130 §18.11',
  async (t) => {
    const folder = known.make('stopped')
    const cli = startCli(folder, ['optimise', '.', '--png-to-jpg'])
    await afterLines(cli, 2)
    // Signals the whole process group, as a terminal does.
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
  }
)

t.test('killing npx also ends the command that it started', async (t) => {
  const folder = known.make('orphan')
  const cli = startCli(folder, ['optimise', '.', '--png-to-jpg'])
  await afterLines(cli, 2)
  cli.child.kill('SIGKILL')
  // The pipes close only when the program behind npx has ended.
  await cli.ended
  const counts = checkWhole(t, folder, known)
  t.ok(counts.old > 0, `${counts.old} pictures were not started`)
})
