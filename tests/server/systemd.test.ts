import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import {
  itemsIn,
  putLargePictures,
  signalAll,
  startByCommand,
  untilInWork
} from '../support/signals.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const [, UNIT = ''] =
  /```ini\n(\[Unit\].*?)```/s.exec(readFileSync('docs/operating.md', 'utf8')) ?? []
const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(UNIT)?.[1]

/** Seconds that the server takes at most: GRACE_MS in server/main.ts. */
const GRACE_S = 90

t.test(
  'a stop of the systemd unit in docs/operating.md lets the pictures in work be finished §2.4.1',
  async (t) => {
    t.equal(valueOf('KillMode'), undefined, 'systemd signals every process')
    t.ok(Number(valueOf('TimeoutStopSec')) > GRACE_S)
    const folder = temporaryFolder(t)
    const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
    await putLargePictures(env.STORE_DIR)
    const [program = '', ...args] = (valueOf('ExecStart') ?? '').split(' ')
    t.match(program, /^\//, 'systemd wants a whole path')
    // This machine may have npm elsewhere.
    const command = [existsSync(program) ? program : 'npm', ...args]
    const server = await startByCommand(command, env)
    const inWork = await untilInWork(server, env)
    signalAll(server.pid, 'SIGTERM')
    t.strictSame(await server.ended, [0, null])
    const items = await itemsIn(env.DATA_DIR)
    t.ok(inWork.every((id) => items.some((item) => item.id === id && item.state === 'done')))
    t.notOk(items.some(({ state }) => state === 'working'))
  }
)

t.test(
  'systemd finds no fault with the unit',
  { skip: existsSync('/usr/bin/systemd-analyze') ? false : 'systemd is not installed' },
  async (t) => {
    const path = join(temporaryFolder(t), 'page-speed-boost.service')
    writeFileSync(
      path,
      UNIT.replace(/^User=.*$/m, 'User=root')
        .replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
        .replace(/^WorkingDirectory=.*$/m, `WorkingDirectory=${process.cwd()}`)
    )
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' })
    t.strictSame({ status, said: stderr }, { status: 0, said: '' })
  }
)
