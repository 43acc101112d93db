/** The command line of the engine, started by server/cli.mjs. Nothing else imports it. */
import { EXIT } from './exit-codes.ts'
import { HELP } from './help.ts'
import { runOptimise } from './optimise-command.ts'
import { readCommand } from './options.ts'
import { stopSignal } from './stop.ts'
import { UsageError } from './usage-error.ts'
import { version } from './version.ts'

const signal = stopSignal()

async function main(): Promise<number> {
  const command = readCommand(process.argv.slice(2))
  if (command.name === 'optimise') return runOptimise(command, { env: process.env, signal })
  process.stdout.write(command.name === 'help' ? HELP : `${version()}\n`)
  return EXIT.allFine
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message} See page-speed-boost --help.`)
  process.exitCode = EXIT.wrongUsage
}
