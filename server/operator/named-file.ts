import { resolve } from 'node:path'
import { UsageError } from '../core/command-errors.ts'
import { JSON_OPTION, parseWords } from './parse-words.ts'

/**
 * Returns the path of the file that the arguments name.
 * @throws UsageError unless they name one file
 */
export function namedFile(command: string, args: string[]): { file: string; isJson: boolean } {
  const { values, positionals } = parseWords(args, JSON_OPTION)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0)
    throw new UsageError(`name one file: npx page-speed-boost ${command} <file>`)
  return { file: resolve(file), isJson: values.json === true }
}
