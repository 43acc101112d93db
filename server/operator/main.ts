import { resolve } from 'node:path'
import { writeBackup } from '../core/backup/write-backup.ts'
import { type Config, ConfigError } from '../core/config/config.ts'
import { lockDataDir } from '../core/database/lock.ts'
import { readConfig } from '../read-config.ts'
import { audit } from './audit.ts'
import { journal } from './journal.ts'
import { recommendations } from './recommendations.ts'
import { recover } from './recover.ts'
import { restore } from './restore.ts'
import { run } from './run.ts'
import { shop } from './shop.ts'
import { verify, verifyBackup } from './verify.ts'
import { wordsFor } from './words-for.ts'

/*
 * The operator's commands (`npx page-speed-boost <command>`), which work on DATA_DIR. They read the same environment as
 * the server.
 */

/**
 * Each command returns its exit code. `restore` and `recover` need the server to be stopped; the others may run beside
 * it.
 */
const COMMANDS: Record<string, (config: Config, args: string[]) => Promise<number>> = {
  async backup({ dataDir }, args) {
    const file = fileOf('backup', args)
    const { files, bytes } = await writeBackup(dataDir, file)
    console.log(`${files} files, ${bytes} bytes, were written to ${file}`)
    return 0
  },
  restore: (config, args) => whileStopped(config, () => restore(config, fileOf('restore', args))),
  verify: (config) => verify(config),
  audit,
  journal,
  recover: (config, args) => {
    if (args.length > 0) throw new ConfigError('recover takes no argument')
    return whileStopped(config, () => recover(config))
  },
  recommendations: (config, args) => recommendations(config, [fileOf('recommendations', args)]),
  run,
  shop
}

/** @throws ConfigError unless one file is named */
function fileOf(command: string, args: string[]): string {
  const [file, ...more] = withoutOptions(args)
  if (file === undefined || more.length > 0)
    throw new ConfigError(`name one file: npx page-speed-boost ${command} <file>`)
  return resolve(file)
}

/**
 * Returns the arguments, which must be names of files. An option that does not belong here would otherwise be taken
 * for such a name.
 * @throws ConfigError if an argument begins with -
 */
function withoutOptions(args: string[]): string[] {
  const option = args.find((word) => word.startsWith('-'))
  if (option !== undefined) throw new ConfigError(`there is no option ${option} here`)
  return args
}

/**
 * Does the work while it holds the lock on DATA_DIR, so that no server can start in the meantime.
 * @throws ConfigError while a server runs on DATA_DIR
 */
async function whileStopped(config: Config, work: () => Promise<number>): Promise<number> {
  const lock = lockDataDir(config.dataDir)
  try {
    return await work()
  } finally {
    lock.release()
  }
}

const [command = '', ...args] = process.argv.slice(2)
try {
  const work = COMMANDS[command]
  if (!work) throw new ConfigError(`${command} is not a command`)
  const makesDataDir = command === 'restore'
  // A backup can be verified on a machine that has no DATA_DIR.
  const isBackup = command === 'verify' && args.length > 0
  process.exitCode = isBackup
    ? await verifyBackup(fileOf(command, args))
    : await work(readConfig(process.env, { makesDataDir }), args)
} catch (error) {
  console.error(wordsFor(command, error))
  process.exitCode = 2
}
