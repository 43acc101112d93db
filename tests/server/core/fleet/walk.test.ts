import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { endWithProcess } from '../../../support/end-with-process.ts'
import { freePort } from '../../../support/free-port.ts'
import { repeated } from '../../../support/lane.ts'
import { statOf } from '../../../support/memory.ts'
import { NO_POSTGRES } from '../../../support/postgres/cluster.ts'
import { hasPostgres } from '../../../support/postgres/databases.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { until } from '../../../support/unread.ts'

const PICTURES = repeated({ test: 5, prove: 100 })

type Step = {
  /** Commands for a terminal. */
  commands: string
  /** What the terminal has to say before the next step; '' if nothing. */
  sentence: string
}

t.test(
  'the fleet of docs/operating.md, typed as printed, optimises and restores while processes are killed',
  { skip: hasPostgres() ? false : NO_POSTGRES },
  async (t) => {
    const terminal = openTerminal(t)
    const adapt = await openAdaption(t)
    const steps = readSteps()
    t.equal(steps.length, 7)
    for (const { commands, sentence } of steps) {
      await terminal.type(adapt(commands))
      if (sentence) await terminal.untilItSays(adapt(sentence))
    }
    const said = await terminal.close()
    for (const killed of ['worker', 'web']) t.match(said, new RegExp(`Killed .*--role ${killed}`))
    t.equal(said.match(/A worker answers at http:\/\/127\.0\.0\.1:\d+\/readyz/g)?.length, 3)
    const [status = ''] = /^run \d+ .*$/m.exec(said) ?? []
    t.match(status, `done  0 of ${PICTURES} images left  ${PICTURES} changed`)
    t.match(said, /^2 shops, 0 differences$/m)
    t.match(said, `${2 * PICTURES} originals checked, 0 damaged, 0 missing`)
  }
)

/** Returns the commands of each step, and the sentence for which its reader waits before the next one. */
function readSteps(): Step[] {
  const page = readFileSync('docs/operating.md', 'utf8')
  const [, section = ''] = /### Try a fleet on one machine\n(.*?)\n## /s.exec(page) ?? []
  const steps = section.split(/^\d\. /m).slice(1)
  return steps.map((text) => ({
    commands: (/```sh\n(.*?)```/s.exec(text)?.[1] ?? '').replace(/^ {3}/gm, ''),
    sentence: /[Cc]ontinue when[^`]*`([^`]+)`/.exec(text)?.[1] ?? ''
  }))
}

/** Returns a function that gives commands a folder and ports of their own, and fewer pictures. */
async function openAdaption(t: Test): Promise<(text: string) => string> {
  const folder = join(temporaryFolder(t), 'fleet')
  const ports = new Map<string, number>()
  for (const port of ['3000', '3001', '3002']) ports.set(port, await freePort())
  return (text) =>
    text
      .replaceAll('data/fleet', folder)
      .replaceAll(
        'npm run dev:fleet',
        `FOLDER=${folder} PORT=3000 npm run dev:fleet -- ${PICTURES}`
      )
      .replaceAll(/PORT=(\d+)/g, (_, port: string) => `PORT=${ports.get(port)}`)
      .replaceAll('200 pictures', `${2 * PICTURES} pictures`)
      .replaceAll('200 of', `${2 * PICTURES} of`)
}

/** Opens a shell that treats what it starts as jobs, as that of a terminal does. */
function openTerminal(t: Test) {
  const shell = spawn('bash', [], { stdio: ['pipe', 'pipe', 'pipe'], detached: true })
  endWithProcess(shell)
  let said = ''
  let seen = 0
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk) => {
      said += String(chunk)
    })
  const ended = once(shell, 'close')
  shell.stdin.write('set -m\n')
  let typed = 0
  async function untilItSays(text: string): Promise<void> {
    await until(async () => {
      if (shell.exitCode !== null) throw new Error(`The shell ended: ${said}`)
      return said.includes(text, seen)
    })
    seen = said.indexOf(text, seen) + text.length
  }
  t.teardown(async () => {
    if (shell.exitCode === null) {
      console.error(`The terminal said:\n${said}`)
      signalSession(shell.pid as number, 'SIGTERM')
      setTimeout(() => signalSession(shell.pid as number, 'SIGKILL'), 20_000).unref()
    }
    await ended
  })
  return {
    untilItSays,
    /** Types commands and waits until the last one has ended. What runs in the background goes on. */
    async type(commands: string) {
      shell.stdin.write(`${commands}\necho step ${++typed} is typed\n`)
      await until(async () => said.includes(`step ${typed} is typed`))
    },
    /** Returns everything that the terminal has said. */
    async close(): Promise<string> {
      shell.stdin.end()
      await ended
      return said
    }
  }
}

/**
 * Sends a signal to a shell and all its jobs. Each job is a process group of its own and outlives the shell. A shell that
 * is waiting for a job reads no further commands, so it cannot be asked to end it.
 */
function signalSession(session: number, signal: NodeJS.Signals): void {
  const isOfSession = (pid: number) => statOf(pid)[3] === String(session)
  for (const pid of readdirSync('/proc').map(Number).filter(isOfSession)) process.kill(pid, signal)
}
