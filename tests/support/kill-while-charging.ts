import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { launchServer } from './server.ts'

/** Before this statement, the platform has the charge, and the server has not recorded it. */
const STATEMENT = 'update "overage_charge"'
const DYING_AT = [1, 8, 16]
const FLAGS = ['--import', './tests/support/kill-before.ts']

/**
 * Starts a server again and again, and kills it when it is about to record its first, eighth or sixteenth charge, until all
 * charges are recorded. A server charges when it starts.
 * @returns how often a server died in the middle of a charge
 */
export async function killWhileCharging(
  env: Record<string, string>,
  isDone: () => Promise<boolean>
): Promise<number> {
  for (let kills = 0; ; kills++) {
    const at = String(DYING_AT[kills % DYING_AT.length])
    const { child, address } = launchServer(
      { ...env, KILL_BEFORE: STATEMENT, KILL_AT: at },
      { flags: FLAGS }
    )
    // It may die before it knows its address.
    address.catch(() => {})
    const ended = once(child, 'exit')
    while (child.exitCode === null && child.signalCode === null) {
      if (await isDone()) {
        child.kill('SIGTERM')
        await ended
        return kills
      }
      await setTimeout(1)
    }
  }
}
