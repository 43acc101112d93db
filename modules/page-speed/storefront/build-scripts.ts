import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { build, type Plugin } from 'vite'

/** Where the build writes the preload script that shops load. */
export const PRELOAD_FILE = 'dist/storefront/preload.js'

/** Where the build writes the script that reports visitor figures. */
const VITALS_FILE = 'dist/storefront/vitals.js'

/** Where the build writes the copy of the preload script that the theme app extension ships. */
const EXTENSION_FILE = 'extensions/page-speed-boost/assets/preload.js'

/** The syntax that the scripts may use: every browser of the last five years runs it. */
const TARGET = 'es2020'

/** Builds the storefront scripts whenever the pages are built, each as a classic script without exports. */
export function buildScripts(): Plugin {
  return {
    name: 'build-scripts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async closeBundle() {
      const preload = await codeOf('preload')
      await put(PRELOAD_FILE, preload)
      await put(EXTENSION_FILE, preload)
      await put(VITALS_FILE, await codeOf('vitals'))
    }
  }
}

async function put(path: string, code: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, code)
}

async function codeOf(name: 'preload' | 'vitals'): Promise<string> {
  const entry = new URL(`./${name}.ts`, import.meta.url).pathname
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: TARGET, lib: { entry, formats: ['iife'], name } }
  })
  const [first] = [built].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('Expected the storefront script to be built')
  return chunk.code
}
