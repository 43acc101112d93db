import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  countUnattached,
  verifyOriginals,
  wordsForUnattached
} from '../../modules/image-opt/index.ts'
import { DATABASE } from '../core/backup/contents.ts'
import { checkDatabase, readBackup } from '../core/backup/read-backup.ts'
import { DamageError } from '../core/command-errors.ts'
import { type Config, ConfigError } from '../core/config/config.ts'
import { findFault } from '../core/database/lost-database.ts'
import { openDatabase } from '../core/database/open.ts'
import { troubleIn } from '../core/disk/trouble.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { openFiles } from '../core/files/files.ts'
import { systemClock } from '../core/system-clock.ts'
import { namedFile } from './named-file.ts'
import { wordsAndJson } from './parse-words.ts'
import { counted, print } from './print.ts'

/**
 * Reads the database and every original of DATA_DIR and says what is damaged, missing or without a row (`npx page-speed-boost
 * verify`). It changes nothing, so it may run while the server runs.
 * @throws ConfigError when DATA_DIR holds no database that knows a shop
 */
export async function verify(config: Config, args: string[]): Promise<number> {
  const { isJson } = wordsAndJson('verify', args)
  const { dataDir, databaseUrl } = config
  const database = databaseUrl === null ? damageIn(dataDir) : null
  if (database !== null) {
    print(isJson, { database, checked: 0, damaged: [], missing: [], unattached: 0 }, database)
    return EXIT.foundWrong
  }
  const db = await openDatabase(config)
  try {
    const files = await openFiles(join(dataDir, 'storage'), systemClock, config)
    const nameOf = (one: { shop: number; original: string }) => files.nameOf(one.shop, one.original)
    const found = await verifyOriginals({ db, files })
    const { checked } = found
    const [damaged, missing] = [found.damaged.map(nameOf), found.missing.map(nameOf)]
    const unattached = await countUnattached({ db, files })
    print(
      isJson,
      { database, checked, damaged, missing, unattached },
      ...damaged.map((at) => `damaged: ${at}`),
      ...missing.map((at) => `missing: ${at}`),
      ...(unattached > 0 ? [wordsForUnattached(unattached)] : []),
      `${counted(checked, 'original')} checked, ${damaged.length} damaged, ${missing.length} missing${databaseUrl === null ? '; the database is whole' : ''}`
    )
    return damaged.length + missing.length + unattached === 0 ? EXIT.done : EXIT.foundWrong
  } finally {
    await db.destroy()
  }
}

/**
 * Returns what is wrong with the database of DATA_DIR, or null. PostgreSQL checks its pages itself.
 * @throws ConfigError when it knows no shop
 */
function damageIn(dataDir: string): string | null {
  const fault = findFault(dataDir)
  if (fault) throw new ConfigError(`DATA_DIR ${dataDir}: the database ${fault}`)
  try {
    checkDatabase(join(dataDir, DATABASE))
    return null
  } catch (error) {
    if (troubleIn(error)) throw error
    return (error as Error).message
  }
}

const WITHOUT_SUMS =
  ', as far as can be told: an older version wrote the backup and kept no hashes of the secrets and of what stands beside the originals'

/** Checks every file in a backup without restoring it (`npx page-speed-boost verify <file>`). */
export async function verifyBackup(args: string[]): Promise<number> {
  const { file, isJson } = namedFile('verify', args)
  const folder = await mkdtemp(join(tmpdir(), 'page-speed-boost-'))
  try {
    const { manifest, faults } = await readBackup(file, (name) =>
      name === DATABASE ? join(folder, DATABASE) : undefined
    )
    const { files, createdAt, version } = manifest
    if (faults.length > 0) {
      const damage = `${file} is damaged`
      print(isJson, { file, files, createdAt, damage, faults }, ...faults, damage)
      return EXIT.foundWrong
    }
    print(
      isJson,
      { file, files, createdAt, damage: null, faults },
      `${files} files of ${createdAt} are whole${version === 1 ? WITHOUT_SUMS : ''}`
    )
    return EXIT.done
  } catch (error) {
    if (!(error instanceof DamageError)) throw error
    print(isJson, { file, damage: error.message, faults: [] }, error.message)
    return EXIT.foundWrong
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
