import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../server/core/config/config.ts'
import type { Measurer } from '../effect/effect.ts'
import type { Checker } from './checker.ts'
import { openLighthouse } from './lighthouse.ts'
import { openPageSpeedInsights } from './page-speed-insights.ts'
import { openPreloadMeasurer } from './preload-measurer.ts'
import { confineChromium } from './sandbox.ts'

/** Where operating systems install Chromium or Chrome. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium'
]

/** The programs that are not part of the server and that an operator may install. */
export const PROGRAMS = ['chromium', 'lighthouse'] as const
export type Program = (typeof PROGRAMS)[number]

/** Returns the Chromium that this server may and can start, if any. */
function chromiumOf({ pageSpeed }: Config): string | undefined {
  const { mode, chromePath } = pageSpeed
  if (mode === 'off' || mode === 'psi' || !hasLighthouse()) return undefined
  return chromePath ?? PLACES.find((path) => existsSync(path))
}

/**
 * Tells whether Lighthouse is installed, and with it the package that starts Chromium. They are not among the
 * production packages (decision 058).
 */
export function hasLighthouse(): boolean {
  try {
    import.meta.resolve('lighthouse')
    return true
  } catch {
    return false
  }
}

/**
 * Returns the programs that this server needs to measure page speed and cannot find. None is needed when checks are off
 * or when the PageSpeed Insights API makes them.
 */
export function missingPrograms({ pageSpeed }: Pick<Config, 'pageSpeed'>): Program[] {
  const { mode, apiKey, chromePath } = pageSpeed
  if (mode === 'off' || (apiKey && mode !== 'lighthouse')) return []
  const hasChromium = chromePath !== null || PLACES.some((path) => existsSync(path))
  return PROGRAMS.filter((program) => !(program === 'lighthouse' ? hasLighthouse() : hasChromium))
}

/** Opens the measurer of preloading. Returns undefined without a Chromium on this machine: no service measures it. */
export function openMeasurer({ config }: { config: Config }): Measurer | undefined {
  const chromium = chromiumOf(config)
  return chromium === undefined ? undefined : openPreloadMeasurer(chromium)
}

/**
 * Opens the checker that this server uses (specification §12.6). Unless the configuration demands a certain checker or
 * turns checks off, this is the PageSpeed Insights API if a key is set, and otherwise Lighthouse if Chromium is
 * installed. Returns undefined if there is no checker.
 */
export function openChecker({
  config,
  log
}: Pick<FastifyInstance, 'config' | 'log'>): Checker | undefined {
  const { mode, apiKey } = config.pageSpeed
  if (mode === 'off') return undefined
  if (apiKey && mode !== 'lighthouse') return openPageSpeedInsights(apiKey)
  const chromium = chromiumOf(config)
  if (!chromium) return undefined
  const { user, flags } = confineChromium(chromium, tmpdir())
  if (!user && flags.length > 0)
    log.warn(
      'Chromium runs without its sandbox and as the user of the server, because this user may not make namespaces; allow them, or set PAGESPEED_API_KEY'
    )
  return openLighthouse(chromium)
}
