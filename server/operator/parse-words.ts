import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { UsageError } from '../core/command-errors.ts'

/** The option that every command takes which prints a result. */
export const JSON_OPTION = { json: { type: 'boolean' } } as const

/**
 * Returns the words and the options of a command.
 * @throws UsageError when an option is unknown or lacks its value
 */
export function parseWords<Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options
) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    // The first sentence says what is wrong. Those after it are about arguments that begin with a hyphen.
    throw new UsageError((error as Error).message.replace(/\. .*$/s, ''))
  }
}

/**
 * Returns the arguments of a command that takes none, or up to `most` words, and --json.
 * @throws UsageError when there are more, or an option is unknown
 */
export function wordsAndJson(command: string, args: string[], most = 0) {
  const { values, positionals } = parseWords(args, JSON_OPTION)
  if (positionals.length > most)
    throw new UsageError(
      most === 0 ? `${command} takes no argument` : `${command} takes at most ${most} arguments`
    )
  return { words: positionals, isJson: values.json === true }
}
