import type { Config } from '../../../server/core/config.ts'
import type { Checker } from './checker.ts'
import { findLocalChromium } from './find-chromium.ts'
import { openLighthouse } from './lighthouse.ts'
import { openPageSpeedInsights } from './page-speed-insights.ts'

/**
 * Opens the checker this server uses (specification §12.6): the PageSpeed Insights API if a key is set, otherwise
 * Lighthouse if Chromium is installed, otherwise none.
 */
export function openChecker({ pageSpeed }: Config): Checker | undefined {
  const { mode, apiKey, chromePath } = pageSpeed
  if (mode === 'off') return undefined
  if (apiKey && mode !== 'lighthouse') return openPageSpeedInsights(apiKey)
  if (mode === 'psi') return undefined
  const chromium = chromePath ?? findLocalChromium()
  return chromium ? openLighthouse(chromium) : undefined
}
