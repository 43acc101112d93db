/**
 * The entry point of the command line, which server/cli.mjs starts as a separate process. No other file imports this
 * one.
 */

import { operatorHelp } from '../../../server/core/operator-commands.mjs'
import { cliLocaleFor } from './cli-locale.ts'
import { UsageError } from './errors.ts'
import { EXIT } from './exit-codes.ts'
import { runOptimise } from './optimise-command.ts'
import { readCommand } from './options.ts'
import { stopSignal } from './stop.ts'
import { version } from './version.ts'

const signal = stopSignal()
const cliLocale = cliLocaleFor(process.env)

async function main(): Promise<number> {
  const command = readCommand(process.argv.slice(2))
  if (command.name === 'optimise')
    return runOptimise(command, { env: process.env, signal, cliLocale })
  process.stdout.write(
    command.name === 'help'
      ? `${cliLocale.messages.cli.help()}\n${operatorHelp()}`
      : `${version()}\n`
  )
  return EXIT.allFine
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  const { messages } = cliLocale
  console.error(messages.cli.seeHelp({ problem: error.say(messages) }))
  process.exitCode = EXIT.wrongUsage
}
