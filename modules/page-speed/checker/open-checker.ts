import type { Config } from '../../../server/core/config.ts'
import type { Checker } from './checker.ts'
import { findLocalChromium } from './find-chromium.ts'
import { openLighthouse } from './lighthouse.ts'
import { openPageSpeedInsights } from './page-speed-insights.ts'

/**
 * The checker this server has (DECISIONS §8): the PageSpeed Insights API when there is a key, else
 * Lighthouse when there is a Chromium, else none.
 */
export function openChecker({ pageSpeed }: Config): Checker | undefined {
  const { mode, apiKey, chromePath } = pageSpeed
  if (mode === 'off') return undefined
  if (apiKey && mode !== 'lighthouse') return openPageSpeedInsights(apiKey)
  if (mode === 'psi') return undefined
  const chromium = chromePath ?? findLocalChromium()
  return chromium ? openLighthouse(chromium) : undefined
}
