import { readFileSync } from 'node:fs'
import t from 'tap'
import { MODULES } from '../../../../server/app.ts'
import { backUpNightly } from '../../../../server/core/backup/backup-job.ts'
import { removeOldCopy } from '../../../../server/core/database/sqlite/copy.ts'
import { checkDisk } from '../../../../server/core/disk/watch.ts'
import { startScheduler } from '../../../../server/core/queue/scheduler.ts'
import { checkClock } from '../../../../server/core/time/clock-guard.ts'
import { startApp } from '../../../support/app.ts'
import { until } from '../../../support/unread.ts'

/** The jobs that server/main.ts starts. */
const JOBS = [
  checkDisk,
  checkClock,
  removeOldCopy,
  backUpNightly,
  ...MODULES.flatMap(({ timedJobs }) => timedJobs)
]

/** What the specification calls each job. */
const STATED: Record<string, string> = {
  backup: 'core/back-up',
  'scrub originals': 'image-opt/scrub-originals',
  'poll stores': 'image-opt/poll-stores',
  'expire originals': 'image-opt/expire-originals',
  'abandoned uploads': 'image-opt/remove-abandoned-uploads',
  'replaced files': 'image-opt/remove-replaced-files',
  journal: 'journal/delete-old',
  ratings: 'recommendations/ratings',
  'run log': 'image-opt/prune-runs',
  'page-speed results': 'page-speed/remove-old-checks',
  'begin cycles': 'pricing/begin-cycles',
  'ask billing': 'pricing/ask-billing',
  'check subscriptions': 'pricing/check-active',
  'look for room': 'core/check-disk',
  'check the clock': 'core/check-clock',
  'work off deliveries': 'webhooks/apply-deliveries',
  'old deliveries': 'webhooks/remove-old',
  'keys of calls': 'idempotency/remove-old',
  'score after a run': 'page-speed/measure-after-first-run',
  'old database copies': 'core/remove-old-copy',
  mail: 'support/mail'
}

t.test('every timed job is in the specification, with its minutes §2.5.2–2.5.22', async (t) => {
  const [, table = ''] =
    /### 2\.5 Timed work\n([\s\S]*?)\n### /.exec(readFileSync('docs/specification.md', 'utf8')) ??
    []
  const stated = [...table.matchAll(/^\| [\d.]+ +\| ([^|]+?) +\| ([^|]+?) +\| [^|]*\|$/gm)]
  t.strictSame(
    Object.fromEntries(stated.map(([, job = '', when = '']) => [STATED[job], cronOf(when)])),
    Object.fromEntries(JOBS.map(({ name, schedule }) => [name, schedule]))
  )
})

t.test(
  'a timed job runs once when the server starts, also after it failed before §2.5.1',
  async (t) => {
    const { app } = await startApp(t)
    const runs: string[] = []
    const job = (name: string, isBroken: boolean) => ({
      name,
      schedule: '0 0 1 1 *',
      async run() {
        runs.push(name)
        if (isBroken) throw new Error('broken')
      }
    })
    startScheduler(app, [job('a', true), job('b', false)])
    await until(() => runs.length === 2)
    t.strictSame(runs, ['a', 'b'])
  }
)

/** Returns the cron expression for the words of the specification's table. */
function cronOf(when: string): string {
  const [, everyMinutes] = /^every (\d+) minutes$/.exec(when) ?? []
  if (everyMinutes) return `*/${everyMinutes} * * * *`
  if (when === 'every minute') return '* * * * *'
  const [, everySeconds] = /^every (\d+) s$/.exec(when) ?? []
  if (everySeconds) return `*/${everySeconds} * * * * *`
  const [, hour, minute] = /^daily, (\d+):(\d+)$/.exec(when) ?? []
  if (hour && minute) return `${Number(minute)} ${Number(hour)} * * *`
  const minutes = [...when.matchAll(/:(\d+)/g)].map(([, text]) => Number(text))
  return `${minutes.join(',')} * * * *`
}
