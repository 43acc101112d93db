import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = new Set(['.js', '.css', '.svg', '.json'])

/**
 * Writes .br and .gz files beside the browser assets at build time, so that the server only has to send them. It runs
 * after all builds, because the server build also writes assets: the styles of components that only the server
 * renders.
 */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ environments }) {
        const { client } = environments
        if (client) compressAll(join(client.config.root, client.config.build.outDir))
      }
    }
  }
}

function compressAll(dir: string): void {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.has(extname(name))) continue
    const path = join(dir, name)
    const bytes = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
