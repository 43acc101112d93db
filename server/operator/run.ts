import { UsageError } from '../core/command-errors.ts'
import type { Config } from '../core/config/config.ts'
import type { Db } from '../core/database/db.ts'
import { openKnownDb } from './open-known-db.ts'
import { JSON_OPTION, parseWords } from './parse-words.ts'
import { runStart } from './run-start.ts'
import { runStatus } from './run-status.ts'
import { runStop } from './run-stop.ts'

export type RunCommand = { db: Db; config: Config; words: string[]; isJson: boolean }

const ACTIONS: Record<string, (command: RunCommand) => Promise<number>> = {
  start: runStart,
  status: runStatus,
  stop: runStop
}

/**
 * Starts, shows or stops runs (`npx page-speed-boost run start|status|stop`). A run is rows of the database, which the
 * server looks for every second, so the command works beside a server, and also without one.
 * @throws UsageError, ConfigError or AppError that says why nothing was done
 */
export async function run(config: Config, args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, JSON_OPTION)
  const [name = '', ...words] = positionals
  const action = ACTIONS[name]
  if (!action)
    throw new UsageError('say what to do: npx page-speed-boost run start|status|stop [SHOP]')
  const db = await openKnownDb(config)
  try {
    return await action({ db, config, words, isJson: values.json === true })
  } finally {
    await db.destroy()
  }
}
