/**
 * This file is preloaded into a program (`node --import`). It kills the process like a power cut, just before the
 * program sends the database a statement that begins with KILL_BEFORE: the first, or the one with the number KILL_AT.
 */
import { Socket } from 'node:net'
import Sqlite from 'better-sqlite3'

const { KILL_BEFORE = '', KILL_AT = '1' } = process.env
let left = Number(KILL_AT)

function meet(): void {
  if (--left === 0) process.kill(process.pid, 'SIGKILL')
}

const { prepare } = Sqlite.prototype
Sqlite.prototype.prepare = function (this: Sqlite.Database, text: string) {
  const statement = prepare.call(this, text)
  if (text.startsWith(KILL_BEFORE))
    for (const name of ['run', 'all', 'get'] as const) {
      const real = statement[name].bind(statement) as (...given: unknown[]) => unknown
      const counted = (...given: unknown[]) => {
        meet()
        return real(...given)
      }
      Object.assign(statement, { [name]: counted })
    }
  return statement
} as typeof prepare

// The build contains its own copy of the package for PostgreSQL, so that only what it sends can be seen. In the protocol,
// a statement follows the empty name under which it is parsed.
const write = Socket.prototype.write as (...given: unknown[]) => boolean
Object.assign(Socket.prototype, {
  write(this: Socket, ...given: unknown[]) {
    const [data] = given
    if (Buffer.isBuffer(data) && data[0] === 0x50 && data.includes(`\0${KILL_BEFORE}`)) meet()
    return write.apply(this, given)
  }
})
