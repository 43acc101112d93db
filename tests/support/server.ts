import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { ALLOCATOR } from '../../server/allocator.mjs'
import { endWithProcess } from './end-with-process.ts'
import type { Answer, Merchant, Reply } from './merchant.ts'
import { withDatabase } from './server-database.ts'
import { TOKEN } from './token.ts'

export type Server = {
  address: string
  pid: number
  merchant: Merchant
  /**
   * Returns what the server has printed. The last lines may still be in the pipe while the server runs, so a test that
   * counts or excludes lines stops the server first.
   */
  said(): string
  /** The exit code and the signal of its end. */
  ended: Promise<[number | null, string | null]>
  /** Ends the server like a power cut: it neither finishes nor cleans up anything. */
  kill(): Promise<void>
  /**
   * Sends SIGTERM, so that the server finishes what is in flight, and waits until everything it printed has been read.
   * Returns the exit code.
   */
  stop(): Promise<number | null>
}

export type Launched = { child: ChildProcess; said(): string; address: Promise<string> }

type Launch = {
  limits?: string | undefined
  flags?: string[]
  args?: string[]
  detached?: boolean
  cwd?: string
}

/** Starts the real server as a separate process, on a port that the system chooses. */
export const startServer = (env: Record<string, string>, launch?: Launch): Promise<Server> =>
  untilItListens(launchServer(env, launch))

/** Waits until a server that was launched has printed its address. */
export async function untilItListens({ child, said, address: found }: Launched): Promise<Server> {
  const address = await found
  const ended = once(child, 'exit') as Server['ended']
  const closed = once(child, 'close')
  return {
    said,
    address,
    pid: child.pid ?? 0,
    merchant: remoteMerchant(address),
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      const [code] = (await closed) as [number | null]
      return code
    }
  }
}

/**
 * Launches the server without waiting until it listens. `limits` are commands of the shell that starts it, `flags` are
 * Node's, `args` those of the server. `detached` gives it its own process group, which can receive the signals of a terminal. `cwd` is the folder
 * with the build, by default the repository.
 */
export function launchServer(
  env: Record<string, string>,
  { limits, flags = [], args: given = [], detached = false, cwd = '.' }: Launch = {}
) {
  // This is the same command as in server/boot.mjs.
  const node = [process.execPath, '--max-semi-space-size=2', ...flags, 'dist/app/main.js', ...given]
  const [command = '', ...args] = limits
    ? ['sh', '-c', `${limits}; exec "$@"`, 'sh', ...node]
    : node
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      ...ALLOCATOR,
      PORT: '0',
      ADMIN_TOKEN: TOKEN,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      ...withDatabase(env)
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
    cwd
  })
  return listenTo(child)
}

/** Collects what a server prints, its address among it. The server ends with this process. */
export function listenTo(child: ChildProcessByStdio<null, Readable, Readable>): Launched {
  endWithProcess(child)
  let output = ''
  const listen = (chunk: Buffer) => {
    output += String(chunk)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const said = () => output
  return { child, said, address: addressOf(child, said) }
}

/**
 * Resolves to the address in the line that the server prints when it starts, whether or not it has a local store.
 * Rejects if the server ends without such a line.
 */
function addressOf(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const [, address] = /(?:Open|served at|answers at) (http:\/\/[^/\s]+)\S*\n/.exec(said()) ?? []
      if (address) resolve(address)
    }
    child.stdout?.on('data', look)
    child.on('close', (code) => reject(new Error(`The server ended with ${code}: ${said()}`)))
  })
}

function remoteMerchant(address: string): Merchant {
  const headers = { authorization: `ShopifyAdmin ${TOKEN}` }
  const read = async (response: Response): Promise<Reply<Answer>> => ({
    status: response.status,
    body: await response.json()
  })
  return {
    get: async (url) => read(await fetch(address + url, { headers })),
    post: async (url, body) =>
      read(
        await fetch(address + url, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body)
        })
      )
  }
}
