import { existsSync } from 'node:fs'

const BUILT = new URL('../../../../dist/codec/', import.meta.url)

/**
 * Returns the file of one of the codec host's programs: in production the one that the build bundled
 * (build-codec.ts), otherwise the source. The command line also runs where nothing was built.
 */
export function programOf(name: 'host' | 'worker'): URL {
  const built = new URL(`${name}.js`, BUILT)
  return process.env.NODE_ENV === 'production' && existsSync(built)
    ? built
    : new URL(`./${name}.ts`, import.meta.url)
}
