import { openKeyedMutex, type WithLock } from '../keyed-mutex.ts'
import type { Db } from './db.ts'
import { dialectOf } from './dialect.ts'

/**
 * Returns a mutex that holds in all processes on this database (decision 085). `name` tells its keys from those of
 * other mutexes.
 */
export function openSharedMutex(db: Db, name: string): WithLock {
  const inTurn = openKeyedMutex()
  const { exclusively } = dialectOf(db)
  return (key, work) => inTurn(key, () => exclusively(`${name} ${key}`, work))
}
