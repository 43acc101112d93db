import { resolve } from 'node:path'
import { writeBackup } from '../core/backup/write-backup.ts'
import { type Config, ConfigError } from '../core/config/config.ts'
import { lockDataDir } from '../core/database/lock.ts'
import { readConfig } from '../read-config.ts'
import { recommendations } from './recommendations.ts'
import { recover } from './recover.ts'
import { restore } from './restore.ts'
import { shops } from './shops.ts'
import { verify, verifyBackup } from './verify.ts'

/*
 * The operator's commands (`npx page-speed-boost <command>`), which work on DATA_DIR. They read the same environment as
 * the server.
 */

/** A command returns its exit code. Those that write need the server to be stopped. */
const COMMANDS: Record<string, (config: Config, args: string[]) => Promise<number>> = {
  async backup({ dataDir }, args) {
    const file = fileOf('backup', args)
    const { files, bytes } = await writeBackup(dataDir, file)
    console.log(`${files} files, ${bytes} bytes, were written to ${file}`)
    return 0
  },
  restore: (config, args) => whileStopped(config, () => restore(config, fileOf('restore', args))),
  verify: (config, [file]) => (file === undefined ? verify(config) : verifyBackup(resolve(file))),
  recover: (config) => whileStopped(config, () => recover(config)),
  recommendations: (config, args) => recommendations(config, [fileOf('recommendations', args)]),
  shops
}

function fileOf(command: string, [file]: string[]): string {
  if (file === undefined)
    throw new ConfigError(`name a file: npx page-speed-boost ${command} <file>`)
  return resolve(file)
}

/** @throws ConfigError while a server runs on DATA_DIR */
async function whileStopped(config: Config, work: () => Promise<number>): Promise<number> {
  const lock = lockDataDir(config.dataDir)
  try {
    return await work()
  } finally {
    lock.release()
  }
}

try {
  const [command = '', ...args] = process.argv.slice(2)
  const run = COMMANDS[command]
  if (!run) throw new ConfigError(`${command} is not a command`)
  process.exitCode = await run(readConfig(process.env), args)
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 2
}
