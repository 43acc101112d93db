import { dirname, relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')

/** The programs by output folder. A program's bundle has the name of its source file. */
const PROGRAMS = {
  'dist/app': ['server/main.ts'],
  'dist/codec': [
    'modules/image-opt/engine/pool/host.ts',
    'modules/image-opt/engine/pool/worker.ts'
  ],
  'dist/cli': ['modules/image-opt/cli/main.ts'],
  'dist/operator': ['server/operator/main.ts']
}

/**
 * Packages that stay outside the bundles. They load native code or files of their own; Vite is used in development only.
 * Kysely has 300 files, which took a quarter of the time of a start. Migrations, which run from their sources, load a
 * second copy of it.
 */
export const EXTERNAL = [
  '@napi-rs/image',
  'better-sqlite3',
  'chrome-launcher',
  'lighthouse',
  'piscina',
  'sharp',
  'vite'
]

/**
 * Bundles the server and the codec host whenever the pages are built. Otherwise Node would load about 2,000 files
 * at each start (decision 058).
 */
export function bundlePrograms(): Plugin {
  return {
    name: 'bundle-programs',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async closeBundle() {
      for (const [folder, sources] of Object.entries(PROGRAMS)) await bundle(folder, sources)
    }
  }
}

async function bundle(folder: string, sources: string[]): Promise<void> {
  const outDir = resolve(ROOT, folder)
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: EXTERNAL },
    plugins: [keepLocations(outDir)],
    build: {
      ssr: true,
      outDir,
      // All files of a bundle are in one folder, as keepLocations expects.
      rolldownOptions: { input: sources, output: { chunkFileNames: '[name].js' } }
    }
  })
}

/**
 * Keeps `import.meta.url` and `import.meta.dirname` at what they are in the source file, because the bundled code opens
 * files by paths relative to its sources: migrations, locales, the metric, other programs.
 */
function keepLocations(outDir: string): Plugin {
  return {
    name: 'keep-locations',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import.meta.')) return
      const path = relative(outDir, id)
      return code
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`)
        .replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + ${JSON.stringify(`/${dirname(path)}`)})`
        )
    }
  }
}
