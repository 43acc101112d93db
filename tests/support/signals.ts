import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { descendantsOf } from './memory.ts'
import { commandOf } from './processes.ts'
import { startAll } from './runs.ts'
import { listenTo, type Server, untilItListens } from './server.ts'
import { runSql, withDatabase } from './server-database.ts'
import { putProducts } from './shop.ts'
import { TOKEN } from './token.ts'
import { until } from './unread.ts'

/** Sends a signal to a process and all it has started, as a service manager does, whatever their process groups. */
export function signalAll(pid: number, signal: NodeJS.Signals): void {
  for (const each of [pid, ...descendantsOf(pid)])
    try {
      process.kill(each, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
}

type Env = { DATA_DIR: string; STORE_DIR: string }

/** Starts a server by the command that an operator types, such as `npm start`, in a session of its own. */
export async function startByCommand(
  [command = '', ...args]: string[],
  env: Env & Record<string, string>
): Promise<Server> {
  const { PATH = '', HOME = '' } = process.env
  const own = { PORT: '0', ADMIN_TOKEN: TOKEN, LOG_LEVEL: 'info', ...withDatabase(env) }
  const child = spawn(command, args, {
    env: { PATH, HOME, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true
  })
  return untilItListens(listenTo(child))
}

/** Begins a request whose body does not come, for which a server that ends waits a minute. */
export async function beginRequest(address: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write('POST /store HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n')
  socket.write('content-type: application/json\r\n\r\n{')
  await once(socket, 'ready')
  // The server has read the one before when it answers the next.
  await fetch(`${address}/healthz`)
  return socket
}

/** Puts large pictures into the store. */
export const putLargePictures = (storeDir: string): Promise<void> =>
  putProducts(storeDir, 2, [2400, 1800])

/** Starts a run, and returns the items in work as soon as the codec host works on some. */
export async function untilInWork({ merchant, pid }: Server, env: Env): Promise<number[]> {
  await startAll(merchant)
  await until(() => descendantsOf(pid).some((each) => commandOf(each).includes('dist/codec/host')))
  let found: number[] = []
  await until(async () => {
    const rows = await itemsIn(env.DATA_DIR)
    found = rows.filter(({ state }) => state === 'working').map(({ id }) => id)
    return found.length > 0
  })
  return found
}

export const itemsIn = (dataDir: string): Promise<{ id: number; state: string }[]> =>
  runSql(dataDir, 'select id, state from run_item order by id')
