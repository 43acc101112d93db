import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { ConfigError } from '../core/config/config.ts'

/**
 * Returns the words and the options of a command.
 * @throws ConfigError when an option is unknown or lacks its value
 */
export function parseWords<Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options
) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new ConfigError((error as Error).message)
  }
}
