import { PgBoss } from 'pg-boss'
import { orGone } from '../database/postgres/gone.ts'
import { type Queue, SHARED_WORK, type Work } from './queue.ts'
import { startScheduler } from './scheduler.ts'

/**
 * How long a process may be silent before its work is given to another. A process sends a sign of life twice in this
 * time. Pg-boss allows no less than 10 s.
 */
const SILENT_S = 30

/** How often pg-boss looks for silent processes. */
const LOOK_S = 15

/** The longest time that pg-boss grants to one piece of work. Signs of life end it sooner when its process dies. */
const MOST_S = 23 * 60 * 60

/** How often a worker looks for requests while the database's notifications do not reach this process. */
const POLL_S = 5

/** How often work is done again that a process died with. Errors are not retried: the next timed job does that. */
const DEATHS = 3

/** How many shops one process works for at the same time, with work that is asked for by shop. */
const SHOPS_AT_ONCE = 4

/** Pg-boss works in a schema of its own. Finished requests tell nothing that the rows do not. */
const KEPT_S = 60 * 60

/** How long a stop waits for work that has begun. Whoever stops the process allows 90 s for everything. */
const GRACE_MS = 60_000

type FleetQueueOptions = {
  databaseUrl: string
  /** False in a process that only asks for work. */
  isWorker: boolean
  /** Tells this process apart in pg-boss's own tables. */
  processName: string
  log: Record<'error' | 'warn', (facts: object, text: string) => void>
}

/**
 * Opens the queue of a fleet: pg-boss on the fleet's own PostgreSQL database. Work that was asked for by a process is
 * done by any worker, and each timed job by one of them.
 */
export async function openFleetQueue(options: FleetQueueOptions): Promise<Queue> {
  const { isWorker, log } = options
  const boss = await startBoss(options)
  const created = new Map<string, Promise<void>>()
  const worked = new Set<string>()

  /** Creates a queue in the database, unless some process has already done so. */
  function create(name: string): Promise<void> {
    const creating = created.get(name) ?? boss.createQueue(name, queueOptions(name))
    created.set(name, creating)
    creating.catch(() => created.delete(name))
    return creating
  }

  async function work(name: string, run: Work): Promise<void> {
    if (!isWorker || worked.has(name)) return
    worked.add(name)
    await create(name)
    const atOnce = SHARED_WORK.includes(name) ? 1 : SHOPS_AT_ONCE
    await Promise.all(Array.from({ length: atOnce }, () => startWorker(name, run)))
  }

  /** Does one piece of this work after the other. */
  async function startWorker(name: string, run: Work): Promise<void> {
    const options = { pollingIntervalSeconds: POLL_S }
    const starting = boss.work<Request>(name, options, async ([job]) => {
      try {
        await run(job?.data?.shopId)
      } catch (error) {
        log.error({ err: error, job: name }, 'work that was asked for failed')
      }
      // Requests that came meanwhile have already been notified, and pg-boss would take the next one after 30 s.
      boss.notifyWorker(await starting)
    })
    await starting
  }

  return {
    async ask(name, { shopId, afterMs = 0 } = {}) {
      try {
        await create(name)
        await boss.send(name, shopId === undefined ? {} : { shopId }, {
          ...(shopId !== undefined && { singletonKey: String(shopId) }),
          ...(afterMs > 0 && { startAfter: new Date(Date.now() + afterMs) })
        })
      } catch (error) {
        log.error({ err: error, job: name }, 'work could not be asked for')
      }
    },
    work,
    async schedule(app, jobs) {
      startScheduler(
        app,
        jobs.filter(({ isOfProcess }) => isOfProcess)
      )
      if (!isWorker) return
      for (const job of jobs) {
        if (job.isOfProcess) continue
        await work(job.name, () => job.run(app))
        await boss.schedule(job.name, job.schedule, {}, { tz: 'UTC', missed: 'once' })
      }
    },
    close: () => boss.stop({ graceful: true, timeout: GRACE_MS })
  }
}

type Request = { shopId?: number }

async function startBoss(options: FleetQueueOptions): Promise<PgBoss> {
  const { databaseUrl, isWorker, processName, log } = options
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: `page-speed-boost queue ${processName}`,
    instanceName: processName,
    // One connection for each statement at the same time, and one that listens.
    max: 3,
    useListenNotify: isWorker,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: LOOK_S,
    monitorIntervalSeconds: LOOK_S
  })
  // A database that is away is reported with every statement. The work itself meets it too.
  boss.on('error', (error) => log.error({ err: error }, 'the queue met an error'))
  boss.on('warning', (warning) => log.warn({ warning }, 'the queue gave a warning'))
  await orGone(() => boss.start())
  return boss
}

const queueOptions = (name: string) =>
  ({
    // With both, one request waits for each shop. With `stately`, only one is worked on, too.
    policy: SHARED_WORK.includes(name) ? 'short' : 'stately',
    notify: true,
    expireInSeconds: MOST_S,
    heartbeatSeconds: SILENT_S,
    retryLimit: DEATHS,
    deleteAfterSeconds: KEPT_S
  }) as const
