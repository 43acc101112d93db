import { spawn } from 'node:child_process'
import { once } from 'node:events'
import t from 'tap'
import { eventually } from './support/automatic.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const PROGRAM = 'tests/support/servers-of-a-test.ts'

type Started = { pid: number; address: string }

t.test('no server outlives a test that is ended because its time is up', async (t) => {
  const test = spawn(process.execPath, [PROGRAM, temporaryFolder(t)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc']
  })
  t.teardown(() => test.kill('SIGKILL'))
  const [servers] = (await once(test, 'message')) as [Started[]]
  t.teardown(() => servers.forEach(end))
  t.strictSame(await Promise.all(servers.map(answers)), [true, true])

  test.kill('SIGALRM')
  await once(test, 'exit')
  for (const server of servers) {
    await eventually('the server ends', async () => !(await answers(server)))
    t.notOk(await answers(server))
  }
})

const answers = ({ address }: Started): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    () => true,
    () => false
  )

/** Ends a server that the test has failed to end. */
function end({ pid }: Started): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
