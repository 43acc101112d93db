import { sha256 } from '../files/hash.ts'
import { hashInName } from './contents.ts'

/** Returns the line of SUMS about a file. */
export const sumOf = (name: string, hash: string): string => `${hash}  ${name}\n`

/** What differs from SUMS: names of files with another content, of those that are not there, and of those added. */
export type Differences = { damaged: string[]; missing: string[]; added: string[] }

/**
 * Compares the files that were found, by name and in their order, with what SUMS says.
 * @param sums the text of SUMS. If that is damaged itself, its own hash still tells whether all files are whole.
 */
export function compareWithSums(
  found: Map<string, string>,
  sums: string,
  hashOfSums: string
): Differences {
  const differences: Differences = { damaged: [], missing: [], added: [] }
  const own = Array.from(found, ([name, hash]) => sumOf(name, hash)).join('')
  if (sha256(own) === hashOfSums) return differences
  const expected = new Map<string, string>()
  for (const line of sums.split('\n'))
    if (line !== '') expected.set(line.slice(66), line.slice(0, 64))
  for (const [name, hash] of expected)
    if (!found.has(name)) differences.missing.push(name)
    else if (found.get(name) !== hash) differences.damaged.push(name)
  for (const name of found.keys()) if (!expected.has(name)) differences.added.push(name)
  return differences
}

/** Lists the originals whose content is not what their name says. */
export const listChanged = (found: Map<string, string>): string[] =>
  Array.from(found)
    .filter(([name, hash]) => (hashInName(name) ?? hash) !== hash)
    .map(([name]) => name)
