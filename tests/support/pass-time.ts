import type { FastifyInstance } from 'fastify'
import { checkClock } from '../../server/core/time/clock-guard.ts'
import type { MovableClock } from './clock.ts'

type Passing = { app: FastifyInstance; clock: MovableClock }

/** Lets time pass on a server that keeps running, until this moment. It checks its clock at the end. */
export async function passUntil({ app, clock }: Passing, text: string): Promise<void> {
  clock.forward(Date.parse(text) - clock.now().getTime())
  await checkClock.run(app)
}
