import { randomUUID } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { rm, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ConfigError } from '../config/config.ts'
import { moveIntoFree, temporaryBeside } from '../disk/atomic-file.ts'
import { moveDurably } from '../disk/durable-file.ts'
import { codeOf, meaningOf } from '../disk/errors.ts'
import { findMark, type Mark, removeMark } from './folder-mark.ts'
import { hasEnded, place } from './this-process.ts'

/** How often the holder of a folder shows that it lives: it renews the time of its mark. */
const BEAT_MS = 5000

/**
 * How long a mark stands still until its holder counts as dead. The thread of a server was seen blocked
 * for 8 s. No time is compared with a clock, because another machine may have another one.
 */
const STILL_MS = 20_000
const LOOK_MS = 250

/** The file that marks each folder. In a store it is hidden, because it is no part of the shop. */
const MARKS = { DATA_DIR: 'server.json', STORE_DIR: '.page-speed-boost-server.json' }

export type Holding = {
  /** The variable that names the folder. */
  variable: keyof typeof MARKS
  folder: string
  dataDir: string
  /** The lock on DATA_DIR that this process holds. */
  lock: string
  /** Called when another process has taken the folder, which saw no sign of life of this one. */
  onLost(problem: string): void
  /** Called after each sign of life. */
  onBeat?(): Promise<void>
}

export type Held = {
  /** Removes the mark, so that nobody has to find out whether this process lives. The end of the process does it, too. */
  release(): void
}

/**
 * Marks a folder as used by this process, for as long as it lives. It is a file and no lock of the operating system,
 * because that reaches neither other machines nor every network folder. A folder that cannot be written stays without a
 * mark until it can.
 * @throws ConfigError when a process that lives has marked it, or a folder is in the place of the mark
 */
export async function holdFolder(holding: Holding): Promise<Held> {
  const path = join(realpathSync(holding.folder), MARKS[holding.variable])
  const mark = markOf(holding)
  const dead = await take(path, mark, holding)
  let beating = Promise.resolve()
  const timer = setInterval(() => {
    // The disk may be away for the moment. Other parts of the server report that, and the next beat tries again.
    beating = beating.then(() => beat(path, mark, dead, holding)).catch(() => {})
  }, BEAT_MS).unref()
  const release = () => {
    clearInterval(timer)
    removeMark(path, mark.id)
  }
  process.once('exit', release)
  return { release }
}

const markOf = ({ dataDir, lock }: Holding): Mark => ({
  id: randomUUID(),
  host: hostname(),
  pid: process.pid,
  place,
  dataDir: realpathSync(dataDir),
  lock,
  since: new Date().toISOString()
})

/** Returns the id of the dead process whose mark it has replaced, or could not replace. */
async function take(path: string, mark: Mark, holding: Holding): Promise<string | undefined> {
  for (;;) {
    const found = await findMark(path)
    if (!found) {
      if (await put(path, mark)) return undefined
      continue
    }
    const other = found.mark
    const isDead =
      !other || other.lock === mark.lock || (other.place === place && hasEnded(other.pid))
    if (!isDead) {
      console.error(
        `${nameOf(holding)} was used by ${describe(other)}; looking whether that still runs…`
      )
      const seen = await watch(path, found.version)
      if (seen === 'alive') throw new ConfigError(inUse(holding, other))
      if (seen === 'gone') continue
    }
    await write(path, mark).catch(unlessOfDisk)
    if (other?.lock === mark.lock) return other.id
    // Somebody else may have found the same mark, and the later one has the folder.
    await wait(LOOK_MS)
    const now = (await findMark(path))?.mark
    if (now && now.id !== mark.id && now.id !== other?.id)
      throw new ConfigError(inUse(holding, now))
    return other?.id
  }
}

/** Creates the mark of a folder that has none. Returns false if somebody was faster. */
async function put(path: string, mark: Mark): Promise<boolean> {
  try {
    await write(path, mark, moveIntoFree)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    unlessOfDisk(error)
    return true
  }
}

/** Writes a mark that is whole whenever somebody reads it. */
async function write(path: string, mark: Mark, move = moveDurably): Promise<void> {
  const temporary = temporaryBeside(path)
  try {
    const text = `${JSON.stringify(mark, null, 2)}\n`
    await writeFile(temporary, text, { flag: 'wx', flush: true })
    await move(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Returns 'still' when the mark has not changed for STILL_MS. */
async function watch(path: string, version: string): Promise<'alive' | 'gone' | 'still'> {
  for (const start = performance.now(); performance.now() - start < STILL_MS; ) {
    await wait(LOOK_MS)
    const found = await findMark(path)
    if (!found) return 'gone'
    if (found.version !== version) return 'alive'
  }
  return 'still'
}

async function beat(
  path: string,
  mark: Mark,
  dead: string | undefined,
  holding: Holding
): Promise<void> {
  const found = await findMark(path)
  if (!found) await put(path, mark)
  else if (found.mark?.id === mark.id) await renew(path, mark)
  else if (!found.mark || found.mark.id === dead) await write(path, mark)
  else
    holding.onLost(
      `${nameOf(holding)} was taken over by ${describe(found.mark)}, which saw no sign of life of this one`
    )
  await holding.onBeat?.()
}

async function renew(path: string, mark: Mark): Promise<void> {
  const now = new Date()
  // Not every network folder takes a time.
  await utimes(path, now, now).catch(() => write(path, mark))
}

/** @throws the error again unless the disk is full or may not be written, or the folder is away for the moment */
function unlessOfDisk(error: unknown): void {
  if (meaningOf(error) === undefined) throw error
}

const nameOf = ({ variable, folder }: Holding): string => `${variable} ${folder}`

const describe = ({ host, pid, dataDir, since }: Mark): string =>
  `another Page Speed Boost (process ${pid} on ${host} with DATA_DIR ${dataDir}, since ${since})`

const inUse = (holding: Holding, other: Mark): string =>
  `${nameOf(holding)} is in use by ${describe(other)}; stop that one, or choose another folder`
