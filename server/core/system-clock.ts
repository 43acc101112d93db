import { setTimeout } from 'node:timers/promises'
import type { Clock } from './clock.ts'

export const systemClock: Clock = {
  now: () => new Date(),
  elapsedMs: () => performance.now(),
  pause: (ms) => setTimeout(ms)
}
