import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { temporaryFolder } from '../../../support/app.ts'
import { runCli } from '../../../support/cli.ts'

const WRONG: [what: string, args: string[], says: RegExp][] = [
  ['no command', [], /^Say what to do: page-speed-boost optimise pictures/],
  ['an unknown command', ['shrink', 'a'], /^There is no command 'shrink', only 'optimise'\./],
  ['no files', ['optimise'], /^Name the files or folders to optimise\./],
  ['an unknown option', ['optimise', 'a', '--best'], /^Unknown option '--best'\./],
  [
    'an option without its value',
    ['optimise', 'a', '--level'],
    /^Option '--level <value>' argument missing/
  ],
  [
    'a file that is not there',
    ['optimise', 'gone.jpg'],
    /^There is no file or folder 'gone.jpg'\./
  ],
  [
    'a level that is none',
    ['optimise', 'a', '--level', '12'],
    /^--level is low, medium, high or a whole number from 55 to 95, not '12'\./
  ],
  [
    'two ways at once',
    ['optimise', 'a', '--level', 'low', '--lossless'],
    /^Give only one of --level/
  ],
  [
    'no jobs',
    ['optimise', 'a', '--jobs', '0'],
    /^--jobs is a whole number from 1 to 64, not '0'\./
  ],
  [
    'its own input as the output',
    ['optimise', 'a', '--out', 'a'],
    /^--out is the folder 'a' itself; name another\./
  ],
  [
    'two files for one place',
    ['optimise', 'x/p.jpg', 'y/p.jpg', '--out', 'o'],
    /^'x\/p.jpg' and 'y\/p.jpg' would both become '.*o\/p.jpg'; name the folder/
  ]
]

t.test('wrong usage is answered with one sentence, and nothing is touched', async (t) => {
  const folder = temporaryFolder(t)
  for (const name of ['a', 'x', 'y']) mkdirSync(join(folder, name))
  for (const name of ['x/p.jpg', 'y/p.jpg']) writeFileSync(join(folder, name), 'a')
  const answers = await Promise.all(WRONG.map(([, args]) => runCli(folder, ...args)))
  for (const [index, [what, , says]] of WRONG.entries()) {
    const { code, out, err } = answers[index] ?? {}
    t.equal(code, 2, what)
    t.equal(out, '')
    t.match(err, says)
    t.equal(err?.trim().split('\n').length, 1, 'one line')
  }
})

t.test('help says every option and every exit code', async (t) => {
  const folder = temporaryFolder(t)
  const { code, out } = await runCli(folder, '--help')
  t.equal(code, 0)
  const options = ['--level', '--lossless', '--png-to-jpg', '--out', '--json', '--jobs']
  for (const option of options) t.ok(out.includes(option), option)
  t.match(out, /Exit code: 0 all fine, 1 .*, 2 wrong usage/)
  for (const line of out.split('\n')) t.ok(line.length <= 100, 'it fits a terminal')
  t.match(await runCli(folder, '--version'), { code: 0, out: /^\d+\.\d+\.\d+\n$/ })
})
