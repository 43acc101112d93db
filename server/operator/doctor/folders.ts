import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ageOfNewest, LATE_MS } from '../../core/backup/backups.ts'
import { DATABASE, SECRETS } from '../../core/backup/contents.ts'
import { HOUR_MS } from '../../core/clock.ts'
import { checkKeptSecret } from '../../core/disk/kept-secret.ts'
import { isEnough, type Room, roomsOf } from '../../core/disk/room.ts'
import { checkWritable } from '../../core/disk/writable.ts'
import { systemClock } from '../../core/system-clock.ts'
import { unreadableNames } from '../../platforms/local/store/folder.ts'
import { describeHalfDone, type Settings } from '../../read-config.ts'
import { type Finding, failure, messageOf, ok, warning } from './finding.ts'

/** Checks DATA_DIR and what the server writes in it. */
export async function checkData(settings: Settings): Promise<Finding> {
  const { dataDir } = settings
  const problem = await problemOf(dataDir)
  if (problem !== undefined) return failure(`DATA_DIR ${problem}`)
  if (!existsSync(dataDir))
    return warning(`DATA_DIR ${dataDir} does not exist; the first start creates it`)
  const half = describeHalfDone(settings)
  if (half !== undefined) return failure(half)
  const inside = await problemOf(join(dataDir, 'storage'))
  if (inside !== undefined) return failure(`DATA_DIR: ${inside}`)
  const database = join(dataDir, DATABASE)
  if (existsSync(database)) await checkWritable(database)
  return ok(`${dataDir} can be written`)
}

/** Checks the secrets that the environment does not set. */
export function checkSecrets({ dataDir, adminToken, secretKey }: Settings): Finding {
  const [tokenFile = '', keyFile = ''] = SECRETS
  try {
    if (adminToken === null) checkKeptSecret(join(dataDir, tokenFile))
    if (secretKey === null) checkKeptSecret(join(dataDir, keyFile))
    return ok('are intact, or the first start creates them')
  } catch (error) {
    return failure(messageOf(error))
  }
}

/** Checks the folder of the local store. */
export async function checkStore(settings: Settings): Promise<Finding> {
  const { storeDir, isDemoStore, hasLocalStore } = settings
  if (!hasLocalStore) return ok('this server has no local store')
  if (!existsSync(storeDir))
    return isDemoStore
      ? ok('the first start draws the demo store')
      : failure(`STORE_DIR ${storeDir} does not exist; name a folder of pictures`)
  const problem = await problemOf(storeDir)
  if (problem !== undefined) return failure(`STORE_DIR ${problem}`)
  const unreadable = await unreadableNames(storeDir)
  return unreadable.length === 0
    ? ok(`${storeDir} can be written`)
    : warning(
        `of the names in STORE_DIR ${unreadable.length} are left out, because they are not UTF-8, such as ${unreadable[0]}; rename them`
      )
}

/** Checks how much room the disks have on which the server writes. */
export async function checkRoom({ dataDir, storeDir, hasLocalStore }: Settings): Promise<Finding> {
  const rooms = await roomsOf({
    data: existing(dataDir),
    storage: existing(join(dataDir, 'storage')),
    ...(hasLocalStore ? { store: existing(storeDir) } : {})
  })
  const full = rooms.filter((room) => !isEnough(room))
  if (full.length === 0)
    return ok(rooms.map(({ place, freeBytes }) => `${place} ${mb(freeBytes)} free`).join(', '))
  const words = full.map(({ place, freeBytes, leastBytes }: Room) => {
    return `${place} has ${mb(freeBytes)} free and needs ${mb(leastBytes)}`
  })
  return failure(`${words.join(', ')}; make room; runs wait until there is some`)
}

const mb = (bytes: number): string => `${Math.floor(bytes / 1e6)} MB`

/** Checks the newest of the nightly backups. Like /readyz, it takes a late one for no failure (decision 070). */
export async function checkBackups({
  dataDir,
  backupDir,
  databaseUrl
}: Settings): Promise<Finding> {
  if (databaseUrl !== null)
    return warning('none are made of a PostgreSQL database; plan pg_dump (docs/operating.md)')
  if (backupDir === null)
    return warning('none are made; name a folder in BACKUP_DIR for one every night')
  const problem = await problemOf(backupDir)
  if (problem !== undefined) return failure(`BACKUP_DIR ${problem}`)
  if (!existsSync(join(dataDir, DATABASE))) return ok('there is nothing to back up yet')
  const ageMs = await ageOfNewest(backupDir, systemClock.now())
  if (ageMs < LATE_MS) return ok(`the newest is ${Math.floor(ageMs / HOUR_MS)} h old`)
  const age =
    ageMs === Infinity ? 'there is none' : `the newest is ${Math.floor(ageMs / HOUR_MS)} h old`
  return warning(
    `${age} in ${backupDir}; a running server makes one every night, and its log says why it could not`
  )
}

/** Returns why the folder, or the one in which it would be created, cannot be written. */
async function problemOf(path: string): Promise<string | undefined> {
  const there = existing(path)
  if (!statSync(there).isDirectory())
    return `${path} cannot be used, because ${there} is a file; name another folder`
  try {
    await checkWritable(there)
    return undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why = code === 'EROFS' ? 'its disk is read-only' : `this user may not write ${there}`
    return `${path} cannot be used, because ${why}; change that, or name another folder`
  }
}

/** Returns the path, or the nearest folder above it that exists. */
function existing(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : existing(dirname(path))
}
