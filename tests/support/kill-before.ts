/**
 * This file is preloaded into a program (`node --import`). It kills the process like a power cut, just before the
 * program prepares the statement that begins with KILL_BEFORE.
 */
import Sqlite from 'better-sqlite3'

const { prepare } = Sqlite.prototype
Sqlite.prototype.prepare = function (this: Sqlite.Database, text: string) {
  if (text.startsWith(process.env.KILL_BEFORE ?? '')) process.kill(process.pid, 'SIGKILL')
  return prepare.call(this, text)
} as typeof prepare
