import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { missingPrograms } from '../../../modules/page-speed/index.ts'
import type { Settings } from '../../read-config.ts'
import { type Finding, failure, ok, warning } from './finding.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The packages with native code that encode pictures. */
const CODECS = ['sharp', '@napi-rs/image']

/** server/cli.mjs starts a recent enough Node, or fetches one. */
export const checkNode = (): Finding => ok(`Node ${process.versions.node}`)

/**
 * Loads the codecs and encodes one pixel, in a process of their own: on a processor that lacks what they need, they
 * crash.
 */
export function checkCodecs(): Finding {
  const program = `${CODECS.map((name) => `await import('${name}');`).join('')}
    await (await import('sharp')).default({ create: { width: 1, height: 1, channels: 3, background: 'red' } }).webp().toBuffer()`
  const { status, signal, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', program],
    { cwd: ROOT, encoding: 'utf8', timeout: 60_000 }
  )
  if (status === 0) return ok(`${CODECS.join(' and ')} can encode pictures`)
  const [why = `ended by ${signal}`] = /^\w*Error.*$/m.exec(stderr) ?? []
  return failure(`the codecs cannot be used (${why}); install the packages again: npm ci`)
}

/** Checks the programs with which this server measures page speed. Without them it works, but measures nothing. */
export function checkPrograms(settings: Settings): Finding {
  const { mode, apiKey } = settings.pageSpeed
  const missing = missingPrograms(settings)
  if (missing.length > 0)
    return warning(
      `cannot be measured without ${missing.join(' and ')}; install it, or set PAGESPEED_API_KEY, or PAGESPEED=off`
    )
  if (mode === 'off') return ok('is not measured, because PAGESPEED is off')
  const isRemote = apiKey !== null && mode !== 'lighthouse'
  return ok(`is measured by ${isRemote ? 'PageSpeed Insights' : 'Chromium here'}`)
}
