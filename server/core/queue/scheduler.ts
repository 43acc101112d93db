import type { FastifyInstance } from 'fastify'
import cron from 'node-cron'
import type { TimedJob } from '../jobs.ts'

/**
 * Runs each job once at the start and then on its schedule. A job that is still running is not started again. When the
 * app closes, the schedules stop and the app waits for running jobs.
 */
export function startScheduler(app: FastifyInstance, jobs: TimedJob[]): void {
  const running = new Map<string, Promise<void>>()

  function run(job: TimedJob): Promise<void> {
    const going = running.get(job.name)
    if (going) return going
    const work = job
      .run(app)
      .catch(async (error) => {
        if (await app.disk.meet(error)) return
        app.log.error({ err: error, job: job.name }, 'a timed job failed')
      })
      .finally(() => running.delete(job.name))
    running.set(job.name, work)
    return work
  }

  const tasks = jobs.map((job) =>
    cron.schedule(job.schedule, () => run(job), { timezone: 'UTC', name: job.name })
  )
  for (const job of jobs) void run(job)
  app.addHook('onClose', async () => {
    for (const task of tasks) await task.destroy()
    await Promise.all(running.values())
  })
}
