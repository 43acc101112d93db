import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { messagesFor } from '../../../../locales/messages.ts'
import { OPERATOR_COMMANDS } from '../../../../server/core/operator-commands.mjs'
import { CLI, runCli, startCli } from '../../../support/cli.ts'
import { jpeg } from '../../../support/shop.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const WRONG: [what: string, args: string[], says: RegExp][] = [
  ['no command', [], /^Enter a command, such as: page-speed-boost optimise pictures/],
  [
    'an unknown command',
    ['shrink', 'a'],
    /^Unknown command 'shrink'\. The commands are: optimise, doctor, backup, restore, verify, recover, move, audit, journal, export, run, token, shop, recommendations\./
  ],
  ['no files', ['optimise'], /^Name the files or folders to optimise\./],
  ['an unknown option', ['optimise', 'a', '--best'], /^Unknown option '--best'\./],
  [
    'an option without its value',
    ['optimise', 'a', '--level'],
    /^The option '--level <value>' is missing its value or has one it does not accept\./
  ],
  ['a file that does not exist', ['optimise', 'gone.jpg'], /^No such file or folder: 'gone.jpg'\./],
  [
    'an invalid level',
    ['optimise', 'a', '--level', '54'],
    /^--level must be low, medium, high or a whole number from 55 to 95, not '54'\./
  ],
  ['a level above all', ['optimise', 'a', '--level', '96'], /^--level must be .*, not '96'\./],
  [
    'two modes at once',
    ['optimise', 'a', '--level', 'low', '--lossless'],
    /^Use only one of --level/
  ],
  [
    'three modes at once',
    ['optimise', 'a', '--auto', '--lossless'],
    /^Use only one of --level, --lossless and --auto/
  ],
  [
    'an invalid longest side',
    ['optimise', 'a', '--longest-side', '99'],
    /^--longest-side must be a whole number from 100 to 20000, not '99'\./
  ],
  [
    'too long a side',
    ['optimise', 'a', '--longest-side', '20001'],
    /^--longest-side must be .*, not '20001'\./
  ],
  [
    'a position without a watermark',
    ['optimise', 'a', '--position', 'c'],
    /^--position requires --watermark FILE\./
  ],
  [
    'an invalid position',
    ['optimise', 'a', '--watermark', 'w', '--position', 'left'],
    /^--position must be one of t_l, .*, not 'left'\./
  ],
  [
    'an invalid height',
    ['optimise', 'a', '--watermark', 'w', '--height', '1.01'],
    /^--height must be a number from 0.01 to 1, not '1.01'\./
  ],
  [
    'an invalid opacity',
    ['optimise', 'a', '--watermark', 'w', '--opacity', '0'],
    /^--opacity must be a number from 0.1 to 1, not '0'\./
  ],
  [
    'a watermark that does not exist',
    ['optimise', 'a', '--watermark', 'gone.png'],
    /^Watermark file 'gone.png' not found\./
  ],
  [
    'a watermark that is not a picture',
    ['optimise', 'a', '--watermark', 'x/p.jpg'],
    /^'x\/p.jpg' cannot be used as a watermark: /
  ],
  [
    'zero jobs',
    ['optimise', 'a', '--jobs', '0'],
    /^--jobs must be a whole number from 1 to 64, not '0'\./
  ],
  ['too many jobs', ['optimise', 'a', '--jobs', '65'], /^--jobs must be .*, not '65'\./],
  [
    'an output folder that is the input folder',
    ['optimise', 'a', '--out', 'a'],
    /^--out is the input folder 'a'\. Choose another\./
  ],
  [
    'two files with the same output path',
    ['optimise', 'x/p.jpg', 'y/p.jpg', '--out', 'o'],
    /^'x\/p.jpg' and 'y\/p.jpg' would both be written to '.*o\/p.jpg'\. Name the folder/
  ]
]

t.test(
  'wrong usage is answered with one sentence, and no file is changed §18.2 §18.5 §18.6 §18.9 §18.10',
  async (t) => {
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
  }
)

t.test('the help text lists every option and every exit code §18.9–18.11', async (t) => {
  const folder = temporaryFolder(t)
  const { code, out } = await runCli(folder, '--help')
  t.equal(code, 0)
  const options =
    '--level --lossless --auto --png-to-jpg --longest-side --watermark --position --height --opacity --out --json --jobs'
  for (const option of options.split(' ')) t.ok(out.includes(option), option)
  t.match(out, /Exit code: 0 success, 1 .*, 2 wrong usage,\n3 the disk .*, 4 unexpected error/)
  const names = Object.keys(OPERATOR_COMMANDS)
  t.ok(names.length > 12)
  for (const name of names) {
    t.match(out, new RegExp(`^  ${name}\\b`, 'm'), name)
    t.match(out, new RegExp(`^ {6}npx page-speed-boost ${name}\\b`, 'm'), 'with an example')
  }
  t.match(out, /Exit code: 0 done, 1 a check found something .*, 2 wrong usage,\n3 .*, 4 failed/)
  for (const line of out.split('\n')) t.ok(line.length <= 100, 'the line fits a terminal')
  t.match(await runCli(folder, '--version'), { code: 0, out: /^\d+\.\d+\.\d+\n$/ })
})

t.test('the command line uses the language of the terminal §13.8.2', async (t) => {
  const folder = temporaryFolder(t)
  writeFileSync(join(folder, 'cup.jpg'), await jpeg(1))
  const german = messagesFor('ge').cli
  const inGerman = (...args: string[]) => startCli(folder, args, CLI, 'de_AT.UTF-8').ended
  t.match(await inGerman('optimise'), {
    code: 2,
    err: german.seeHelp({ problem: german.usage.noInputs() })
  })
  const help = await inGerman('--help')
  t.equal(help.code, 0)
  t.ok(help.out.startsWith(german.help()))
  const { code, out } = await inGerman('optimise', 'cup.jpg')
  t.equal(code, 0)
  t.match(out, /\d+,\d+ KB/, 'the number has a decimal comma')
})
