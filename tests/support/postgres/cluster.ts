import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { endWithProcess } from '../end-with-process.ts'
import { freePort } from '../free-port.ts'
import { findPrograms } from './find-programs.ts'

/** The reason for which tests are left out; tests/support/outcome.ts accepts it. */
export const NO_POSTGRES = 'there is no PostgreSQL server on this machine'

/** The superuser of a cluster, which logs in with a password as operators' users do. */
const USER = 'boost'
export const PASSWORD = 'correct horse'

/**
 * Settings for speed: what survives a crash of the machine does not matter here. `isSafe` keeps PostgreSQL's own, for
 * tests that kill the server.
 */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

export type Cluster = {
  port: number
  /** Returns the address of a database of this cluster. */
  urlOf(database: string): string
  /** Ends the server and all connections at once, as a crash does. */
  kill(): Promise<void>
  /** Starts the server again on the same port, with the same data. */
  start(): Promise<void>
}

/**
 * Creates a PostgreSQL server in a temporary folder, on a free port of this machine. It ends, and its folder is
 * deleted, with this process.
 */
export async function startCluster({ isSafe = false } = {}): Promise<Cluster> {
  const programs = findPrograms()
  if (programs === undefined) throw new Error(NO_POSTGRES)
  const folder = mkdtempSync(join(tmpdir(), 'psb-pg-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o700)
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? ordinaryUser() : undefined
  if (user) chownSync(folder, user.uid, user.gid)
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, PASSWORD, { mode: 0o644 })
  const data = join(folder, 'data')
  const args = ['-D', data, '-U', USER, '-A', 'scram-sha-256', '--pwfile', passwordFile]
  const made = spawnSync(
    join(programs, 'initdb'),
    [...args, '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    { ...user, cwd: folder, encoding: 'utf8' }
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`)

  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=400',
    // Each connection is a process that maps this memory, and tests open thousands. With 64 MB, connecting took half as
    // much processor time again, and creating a database twice as much.
    'shared_buffers=8MB',
    ...(isSafe ? [] : FAST)
  ].flatMap((setting) => ['-c', setting])

  let ended = Promise.resolve<unknown>(undefined)
  let running: ReturnType<typeof launch> | undefined
  function launch() {
    const child = spawn(join(programs as string, 'postgres'), ['-D', data, ...settings], {
      ...user,
      cwd: folder,
      stdio: 'ignore'
    })
    // Killed, it would leave processes of its own behind; SIGQUIT ends all of them at once.
    endWithProcess(child, 'SIGQUIT')
    // A file whose tests have ended does not wait for it.
    child.unref()
    return child
  }
  const urlOf = (database: string) =>
    `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`
  const start = async () => {
    const child = launch()
    running = child
    ended = new Promise((resolve) => child.once('exit', resolve))
    await untilItAnswers(urlOf('postgres'), child)
  }
  await start()
  return {
    port,
    urlOf,
    start,
    async kill() {
      // An immediate shutdown: nothing is written, and the next start recovers from the log.
      running?.kill('SIGQUIT')
      await ended
    }
  }
}

async function untilItAnswers(url: string, child: { exitCode: number | null }): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (child.exitCode !== null) throw new Error('PostgreSQL did not start', { cause: error })
      await setTimeout(20)
    }
  }
}

/** Returns a user without privileges: the one of the package, or else the system's nobody. */
function ordinaryUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const idOf = (option: string) =>
      spawnSync('id', [option, name], { encoding: 'utf8' }).stdout.trim()
    if (idOf('-u') !== '') return { uid: Number(idOf('-u')), gid: Number(idOf('-g')) }
  }
  throw new Error('there is no user but root')
}
