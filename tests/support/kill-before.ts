/**
 * Loaded before a program (`node --import`): ends its process as a power cut would, just before it prepares
 * the statement that begins with KILL_BEFORE.
 */
import Sqlite from 'better-sqlite3'

const { prepare } = Sqlite.prototype
Sqlite.prototype.prepare = function (this: Sqlite.Database, text: string) {
  if (text.startsWith(process.env.KILL_BEFORE ?? '')) process.kill(process.pid, 'SIGKILL')
  return prepare.call(this, text)
} as typeof prepare
