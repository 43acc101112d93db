import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { build, type Plugin } from 'vite'

/** Where the build leaves the script that shops load. */
export const PRELOAD_FILE = 'dist/storefront/preload.js'

/** The theme app extension takes the same file with it. */
const EXTENSION_FILE = 'extensions/page-speed-boost/assets/preload.js'

/** What all browsers of the last five years run. */
const TARGET = 'es2020'

/** Builds the preload script to one file beside the pages, as a classic script without exports. */
export function buildPreload(): Plugin {
  return {
    name: 'build-preload',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async closeBundle() {
      const code = await preloadCode()
      for (const path of [PRELOAD_FILE, EXTENSION_FILE]) {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, code)
      }
    }
  }
}

async function preloadCode(): Promise<string> {
  const entry = new URL('./preload.ts', import.meta.url).pathname
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: TARGET, lib: { entry, formats: ['iife'], name: 'preload' } }
  })
  const [first] = [built].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('Expected the preload script to be built')
  return chunk.code
}
