import { constants } from 'node:os'
import type { Config } from '../core/config/config.ts'
import { lockDataDir } from '../core/database/lock.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { makeDataDir, readConfig, readSettings, type Settings } from '../read-config.ts'
import { endingFor } from '../words-and-exit-code.ts'
import { audit } from './audit.ts'
import { backup } from './backup.ts'
import { doctor } from './doctor/doctor.ts'
import { exportData } from './export.ts'
import { journal } from './journal.ts'
import { move } from './move.ts'
import { recommendations } from './recommendations.ts'
import { recover } from './recover.ts'
import { restore } from './restore.ts'
import { run } from './run.ts'
import { shop } from './shop.ts'
import { token } from './token.ts'
import { verify, verifyBackup } from './verify.ts'

/*
 * The operator's commands (`npx page-speed-boost <command>`), which work on DATA_DIR. They read the same environment as
 * the server.
 */

type Command = (config: Config, args: string[]) => Promise<number>

/**
 * Each command returns its exit code. `move` and `recover` need the server to be stopped, as does `restore`; the others
 * may run beside it.
 */
const COMMANDS: Record<string, Command> = {
  backup,
  verify,
  audit,
  export: exportData,
  journal,
  recover: whileStopped(recover),
  move: whileStopped(move),
  recommendations,
  run,
  token,
  shop
}

/**
 * Returns a command that works while it holds the lock on DATA_DIR, so that no server can start in the meantime. It
 * throws a ConfigError while a server runs there.
 */
function whileStopped<Known extends Pick<Config, 'dataDir'>>(
  command: (config: Known, args: string[]) => Promise<number>
): (config: Known, args: string[]) => Promise<number> {
  return async (config, args) => {
    const lock = await lockDataDir(config.dataDir)
    try {
      return await command(config, args)
    } finally {
      lock.release()
    }
  }
}

/** Creates DATA_DIR if it is missing, but no secrets in it, because the backup has its own. */
function restoreInto(settings: Settings, args: string[]): Promise<number> {
  makeDataDir(settings.dataDir)
  return whileStopped(restore)(settings, args)
}

async function main([name = '', ...args]: string[]): Promise<number> {
  try {
    // A backup can be verified on a machine that has no DATA_DIR.
    if (name === 'verify' && args.some((word) => !word.startsWith('-')))
      return await verifyBackup(args)
    if (name === 'doctor') return await doctor(process.env, args)
    if (name === 'restore') return await restoreInto(readSettings(process.env), args)
    const command = COMMANDS[name]
    if (!command) throw new Error(`Expected ${name} to be a command`)
    return await command(readConfig(process.env, { makesDataDir: false }), args)
  } catch (error) {
    const { exitCode, words } = endingFor(name, error)
    console.error(words)
    return exitCode
  }
}

// Node would exit with 1, which stands for a check that found something.
process.on('uncaughtException', (error) => {
  console.error(error)
  process.exit(EXIT.failed)
})
// The channel to server/cli.mjs closes when that process is killed. An open channel must not keep this process alive.
process.on('disconnect', () => process.exit(128 + constants.signals.SIGTERM))
process.channel?.unref()
process.exitCode = await main(process.argv.slice(2))
