import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { runOperator } from '../../support/operator.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

t.test(
  'an operator’s command that cannot be carried out says why in one sentence §2.1.6 §19.2',
  async (t) => {
    const folder = temporaryFolder(t)
    const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
    for (const made of Object.values(env)) mkdirSync(made)
    const gone = join(folder, 'gone.tar')
    const answers: [args: string[], code: number, said: string][] = [
      [['recover'], 0, `nothing to recover: ${join(env.DATA_DIR, 'storage')} has no originals`],
      [['recover', 'all'], 2, 'recover takes no argument'],
      [['audit', 'all'], 2, 'audit takes no argument'],
      [['restore', gone], 2, `there is no file ${gone}`],
      [['verify', gone], 2, `there is no file ${gone}`],
      [['restore', folder], 2, `${folder} is a folder, not a backup`],
      [['restore', '--force'], 2, "Unknown option '--force'"],
      [['backup', gone, gone], 2, 'name one file: npx page-speed-boost backup <file>'],
      [['backup', gone], 3, `DATA_DIR ${env.DATA_DIR} has no database yet`]
    ]
    for (const [args, code, said] of answers)
      t.strictSame(runOperator(env, ...args), { code, said: `${said}\n` }, args.join(' '))
    t.notOk(existsSync(join(env.DATA_DIR, 'page-speed-boost.db')), 'nothing was begun')
  }
)

t.test('an operator’s command does not create a folder whose name was mistyped', async (t) => {
  const folder = temporaryFolder(t)
  const env = { DATA_DIR: join(folder, 'dada', 'data') }
  const said = `there is no folder ${env.DATA_DIR}, which DATA_DIR names\n`
  const file = join(folder, 'backup.tar')
  const commands = [
    ['backup', file],
    ['verify'],
    ['audit'],
    ['journal'],
    ['recover'],
    ['shop', 'list']
  ]
  for (const args of [...commands, ['recommendations', file]])
    t.strictSame(runOperator(env, ...args), { code: 3, said }, args.join(' '))
  t.notOk(existsSync(join(folder, 'dada')))
})

t.test('a DATA_DIR that cannot be created ends the command with one sentence', async (t) => {
  const file = join(temporaryFolder(t), 'backup.tar')
  for (const parent of ['/proc', process.execPath]) {
    const dataDir = join(parent, 'page-speed-boost', 'data')
    const { code, said } = runOperator({ DATA_DIR: dataDir }, 'restore', file)
    t.equal(code, 3)
    t.ok(said.startsWith(`DATA_DIR ${dataDir} cannot be created: `), said)
  }
})
