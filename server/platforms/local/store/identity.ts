import { randomUUID } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '../../../core/config/config.ts'
import { writeAtomically } from '../../../core/disk/atomic-file.ts'
import { isAbsent, isForbidden } from '../../../core/disk/errors.ts'
import { expectFile } from '../../../core/disk/expect-file.ts'
import { TROUBLE_WORDS, troubleIn } from '../../../core/disk/trouble.ts'

/** The hidden file that a store's folder carries, so that it is the same shop under any path. */
const NAME = '.page-speed-boost-store.json'

type Identity = { id: string; path: string }

/**
 * Returns what identifies the store in this folder, wherever the folder is moved. A copy of a folder that still exists
 * is a store of its own. A folder in which we may not write is identified by its path.
 * @param path the folder's real path
 * @throws ConfigError when something else has the name of that file, or it cannot be written on a full disk
 */
export async function identityOf(path: string): Promise<string> {
  const known = await readIdentity(path)
  if (known?.path === path) return known.id
  const isCopy = known !== undefined && (await readIdentity(known.path))?.id === known.id
  const identity: Identity = { id: known && !isCopy ? known.id : `store-${randomUUID()}`, path }
  try {
    await writeAtomically(join(path, NAME), Buffer.from(`${JSON.stringify(identity)}\n`))
    return identity.id
  } catch (error) {
    if (isForbidden(error)) return known && !isCopy ? known.id : path
    const trouble = troubleIn(error)
    if (!trouble) throw error
    throw new ConfigError(
      `STORE_DIR ${path} cannot be opened, because ${TROUBLE_WORDS[trouble]} (${(error as Error).message}). Make room there, then start the server again: runs continue where they stopped`
    )
  }
}

async function readIdentity(folder: string): Promise<Identity | undefined> {
  try {
    // The folder may be reached again through a link that leads to where it was moved.
    const file = join(await realpath(folder), NAME)
    expectFile(file)
    const text = await readFile(file, 'utf8')
    const { id, path } = JSON.parse(text) as Partial<Identity>
    const isWhole = typeof id === 'string' && /^store-[\w-]{36}$/.test(id)
    return isWhole && typeof path === 'string' ? { id, path } : undefined
  } catch (error) {
    if (isAbsent(error) || isForbidden(error) || error instanceof SyntaxError) return undefined
    throw error
  }
}
