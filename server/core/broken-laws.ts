import type { FastifyBaseLogger } from 'fastify'
import { Counter } from 'prom-client'
import { type BrokenLaw, isBrokenLaw } from './invariant.ts'
import type { Metrics } from './metrics.ts'

export type BrokenLaws = {
  /** Tells the operator, in the log, at /metrics and in the journal, which `doctor` reads. Never rejects. */
  report(error: BrokenLaw): Promise<void>
  /**
   * Does work for one shop among others.
   * @returns undefined where the shop breaks a law, which is reported; the others do not wait for it
   */
  among<Result>(work: () => Promise<Result>): Promise<Result | undefined>
}

type LawDeps = {
  log: Pick<FastifyBaseLogger, 'error'>
  metrics: Metrics
  /** Writes the line in the journal. */
  note(error: BrokenLaw): Promise<void>
}

/** Opens what is told of laws that do not hold (decision 043). */
export function openBrokenLaws({ log, metrics, note }: LawDeps): BrokenLaws {
  const broken = new Counter({
    name: 'psb_broken_laws_total',
    help: 'Laws of docs/laws.md that did not hold when a row or a file was read.',
    labelNames: ['law'],
    registers: [metrics.registry]
  })
  // A timed job may meet the same row every minute; the journal names it once for each process.
  const noted = new Set<string>()

  async function report(error: BrokenLaw): Promise<void> {
    const { law, place, message } = error
    log.error({ law, ...place }, 'a law is broken, so the work stopped: see docs/laws.md')
    broken.inc({ law })
    if (noted.has(message)) return
    noted.add(message)
    await note(error).catch((fault) =>
      log.error({ err: fault, law }, 'the journal could not name a broken law')
    )
  }

  return {
    report,
    async among(work) {
      try {
        return await work()
      } catch (error) {
        if (!isBrokenLaw(error)) throw error
        await report(error)
        return undefined
      }
    }
  }
}
