import { existsSync } from 'node:fs'
import type { Config } from '../../../server/core/config/config.ts'
import type { Checker } from './checker.ts'
import { openLighthouse } from './lighthouse.ts'
import { openPageSpeedInsights } from './page-speed-insights.ts'

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

const findLocalChromium = (): string | undefined => PLACES.find((path) => existsSync(path))

/**
 * Opens the checker that this server uses (specification §12.6). Unless the configuration demands a certain checker or
 * turns checks off, this is the PageSpeed Insights API if a key is set, and otherwise Lighthouse if Chromium is
 * installed. Returns undefined if there is no checker.
 */
export function openChecker({ pageSpeed }: Config): Checker | undefined {
  const { mode, apiKey, chromePath } = pageSpeed
  if (mode === 'off') return undefined
  if (apiKey && mode !== 'lighthouse') return openPageSpeedInsights(apiKey)
  if (mode === 'psi') return undefined
  const chromium = chromePath ?? findLocalChromium()
  return chromium ? openLighthouse(chromium) : undefined
}
