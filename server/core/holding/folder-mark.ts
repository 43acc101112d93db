import { constants, lstatSync, readFileSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { codeOf, isAbsent } from '../disk/errors.ts'
import { expectFile } from '../disk/expect-file.ts'
import { versionOf } from '../disk/regular-file.ts'

/** What the mark in a folder says about the process that uses it. */
const MARK = Type.Object({
  /** Another one for every start. */
  id: Type.String(),
  host: Type.String(),
  pid: Type.Integer({ minimum: 1 }),
  /** Where `pid` is a process, as `place` of this-process.ts names it. */
  place: Type.String(),
  dataDir: Type.String(),
  /** The lock on DATA_DIR that the process holds, so that whoever holds it later knows that the process is dead. */
  lock: Type.String(),
  /** When the process began to use the folder, by its own clock: for people. */
  since: Type.String()
})

export type Mark = Static<typeof MARK>

/** A mark is 300 bytes long; another file of that name may have any size. */
const MOST_BYTES = 4096

/** A link must not lead elsewhere, and a named pipe must not block the start. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/**
 * Reads a mark, with a version that every sign of life changes. Opening the file makes network file
 * systems ask the server for its time. A file that is no mark has the version alone.
 * @throws ConfigError when it is a folder
 */
export async function findMark(
  path: string
): Promise<{ mark: Mark | undefined; version: string } | undefined> {
  try {
    const file = await open(path, READ)
    try {
      const stats = await file.stat({ bigint: true })
      // A rename replaces anything else.
      if (stats.isDirectory()) expectFile(path)
      const isUsable = stats.isFile() && stats.size <= MOST_BYTES
      return {
        mark: isUsable ? parse(await file.readFile('utf8')) : undefined,
        version: versionOf(stats)
      }
    } finally {
      await file.close()
    }
  } catch (error) {
    // It is a link or a socket.
    if (['ELOOP', 'ENXIO'].includes(codeOf(error))) return { mark: undefined, version: '' }
    if (isAbsent(error)) return undefined
    throw error
  }
}

/** Removes the mark of this id, as well as the end of a process can: at once, and without an error. */
export function removeMark(path: string, id: string): void {
  try {
    if (lstatSync(path).isFile() && parse(readFileSync(path, 'utf8'))?.id === id) rmSync(path)
  } catch {}
}

function parse(text: string): Mark | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Value.Check(MARK, value) ? value : undefined
  } catch {
    return undefined
  }
}
