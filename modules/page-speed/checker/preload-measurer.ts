import { readFileSync } from 'node:fs'
import type { Effect, Measurer } from '../effect/effect.ts'
import { askHost } from './host-process.ts'

/** The message to the process that measures. `preload` is the code of the script. */
export type PreloadRequest = { chromium: string; folder: string; url: string; preload: string }

const HOST = new URL('./preload-host.ts', import.meta.url)

/** The script as the build writes it for stores. */
const SCRIPT = new URL('../../../dist/storefront/preload.js', import.meta.url)

/** Returns a measurer that visits the store with a Chromium installed on this machine. */
export function openPreloadMeasurer(chromium: string): Measurer {
  return {
    async run({ url, signal }) {
      const preload = readFileSync(SCRIPT, 'utf8')
      const { effect } = await askHost<{ effect: Effect }>(HOST, { chromium, url, preload }, signal)
      return effect
    }
  }
}
