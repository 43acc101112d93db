import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { temporaryFolder } from '../support/app.ts'
import { runOperator } from '../support/operator.ts'

t.test('an operator’s command that cannot be done says why in one sentence', async (t) => {
  const folder = temporaryFolder(t)
  const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
  for (const made of Object.values(env)) mkdirSync(made)
  const gone = join(folder, 'gone.tar')
  const answers: [args: string[], code: number, said: string][] = [
    [['recover'], 0, `nothing to recover: ${join(env.DATA_DIR, 'storage')} has no originals`],
    [['recover', 'all'], 2, 'recover takes no argument'],
    [['restore', gone], 2, `there is no file ${gone}`],
    [['verify', gone], 2, `there is no file ${gone}`],
    [['restore', folder], 2, `${folder} is a folder, not a backup`],
    [['restore', '--force'], 2, 'there is no option --force here'],
    [['backup', gone, gone], 2, 'name one file: npx page-speed-boost backup <file>'],
    [['backup', gone], 2, `DATA_DIR ${env.DATA_DIR} has no database yet`]
  ]
  for (const [args, code, said] of answers)
    t.strictSame(runOperator(env, ...args), { code, said: `${said}\n` }, args.join(' '))
  t.notOk(existsSync(join(env.DATA_DIR, 'page-speed-boost.db')), 'nothing was begun')
})

t.test('--help after an operator’s command prints the help and runs nothing', async (t) => {
  const folder = temporaryFolder(t)
  const env = { DATA_DIR: join(folder, 'data'), LC_ALL: 'C' }
  const { code, said } = runOperator(env, 'backup', '--help')
  t.equal(code, 0)
  t.match(said, /^ {2}backup FILE$/m)
  t.notOk(existsSync(env.DATA_DIR))
})
