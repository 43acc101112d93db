/**
 * The entry point of the command line, which server/cli.mjs starts as a separate process. No other file imports this
 * one.
 */

import { EXIT } from '../../../server/core/exit-codes.mjs'
import { operatorHelp } from '../../../server/core/operator-commands.mjs'
import { cliLocaleFor } from './cli-locale.ts'
import { UsageError } from './errors.ts'
import { runOptimise } from './optimise-command.ts'
import { readCommand } from './options.ts'
import { stopSignal } from './stop.ts'
import { version } from './version.ts'

const signal = stopSignal()
const cliLocale = cliLocaleFor(process.env)

async function main(): Promise<number> {
  const command = readCommand(process.argv.slice(2))
  if (command.name === 'optimise') return runOptimise(command, { signal, cliLocale })
  if (command.name === 'version') console.log(version())
  else {
    const help = cliLocale.messages.cli.help()
    process.stdout.write(command.isComplete ? `${help}\n${operatorHelp()}` : help)
  }
  return EXIT.done
}

try {
  process.exitCode = await main()
} catch (error) {
  const { messages } = cliLocale
  const isUsage = error instanceof UsageError
  console.error(isUsage ? messages.cli.seeHelp({ problem: error.say(messages) }) : error)
  process.exitCode = isUsage ? EXIT.wrongUsage : EXIT.failed
}
