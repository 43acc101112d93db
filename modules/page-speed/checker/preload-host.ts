import type { Effect } from '../effect/effect.ts'
import { launchChromium } from './launch-chromium.ts'
import type { PreloadRequest } from './preload-measurer.ts'
import { serveParent } from './serve-parent.ts'
import { openSlowPort, SLOW_4G } from './slow-network.ts'
import { visit } from './visit.ts'

/** How many visits are made each way; the median counts. */
const VISITS = 3

/* Measures once what the preload script changes in a store, in a separate process. */
serveParent(async ({ chromium, folder, url, preload }: PreloadRequest) => {
  const home = new URL(url)
  const slow = await openSlowPort(targetOf(home), SLOW_4G)
  const through = `127.0.0.1:${slow.port}`
  const port = await launchChromium({ chromium, folder, url, through })
  const times = { without: [] as number[], with: [] as number[] }
  let path: string | undefined
  for (let count = 0; count < VISITS; count++)
    for (const way of ['without', 'with'] as const) {
      const visited = await visit(port, home, { preload: way === 'with' ? preload : null, path })
      path = visited.path
      times[way].push(visited.ms)
    }
  const effect: Effect = {
    withoutMs: median(times.without),
    withMs: median(times.with),
    path: path ?? ''
  }
  return { effect }
})

function targetOf({ hostname, port, protocol }: URL) {
  // Addresses of IPv6 are in brackets in a URL, and nowhere else.
  const host = hostname.replace(/^\[|\]$/g, '')
  return { host, port: Number(port) || (protocol === 'https:' ? 443 : 80) }
}

const median = (times: number[]): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0)
