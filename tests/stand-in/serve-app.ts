import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { endWithProcess } from '../support/end-with-process.ts'
import { withDatabase } from '../support/server-database.ts'
import type { StandIn } from './stand-in.ts'

const ROOT = join(import.meta.dirname, '../..')

export type ServedApp = {
  pid: number
  /** Resolves when the server answers, or with the exit code if it ends first. */
  ready: Promise<number | null | 'ready'>
  ended: Promise<number | null>
  stop(signal?: NodeJS.Signals): void
}

/** Starts the real server as the app of the stand-in, at the address in its registration. */
export function serveApp(
  { world, adminOrigin }: StandIn,
  { dataDir, env = {}, args = [] }: { dataDir: string; env?: NodeJS.ProcessEnv; args?: string[] }
): ServedApp {
  const { clientId, secret, previousSecret, handle, embedUuid, appUrl } = world.app
  const main = join(ROOT, args.includes('--dev') ? 'server/main.ts' : 'dist/app/main.js')
  const server = spawn(process.execPath, ['--max-semi-space-size=2', main, ...args], {
    stdio: 'inherit',
    env: withDatabase({
      // The stand-in's shops cannot be reached from outside, so PageSpeed cannot measure them.
      PAGESPEED: 'off',
      LOG_LEVEL: 'warn',
      ...env,
      HOST: '127.0.0.1',
      PORT: new URL(appUrl).port,
      APP_URL: appUrl,
      DATA_DIR: dataDir,
      SHOPIFY_API_KEY: clientId,
      SHOPIFY_API_SECRET: secret,
      ...(previousSecret === null ? {} : { SHOPIFY_API_SECRET_PREVIOUS: previousSecret }),
      SHOPIFY_APP_HANDLE: handle,
      SHOPIFY_EXTENSION_UUID: embedUuid,
      SHOPIFY_ADMIN_ORIGIN: adminOrigin
    })
  })
  endWithProcess(server)
  const ended = once(server, 'exit').then(([code]) => code as number | null)
  return {
    pid: server.pid ?? 0,
    ended,
    ready: Promise.race([ended, untilReady(server, appUrl)]),
    stop: (signal = 'SIGTERM') => void server.kill(signal)
  }
}

async function untilReady(server: ChildProcess, appUrl: string): Promise<'ready'> {
  while (server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(`${appUrl}/readyz`).catch(() => null)
    if (answer?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return 'ready'
}
