import { basename } from 'node:path'
import type { Page } from 'playwright'
import { reactFiles } from './build.ts'

export type PageWeight = { react: number; script: number; css: number; font: number }

/** Returns the compressed bytes that the browser has fetched for the page so far; `script` excludes React. */
export async function weighPage(page: Page): Promise<PageWeight> {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming
      return { name, bytes: encodedBodySize }
    })
  )
  const react = reactFiles()
  const weight = { react: 0, script: 0, css: 0, font: 0 }
  for (const { name, bytes } of files) {
    const file = basename(new URL(name).pathname)
    if (react.has(file)) weight.react += bytes
    else if (file.endsWith('.js')) weight.script += bytes
    else if (file.endsWith('.css')) weight.css += bytes
    else if (file.endsWith('.woff2')) weight.font += bytes
  }
  return weight
}
