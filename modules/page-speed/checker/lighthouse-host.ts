import lighthouse, { desktopConfig } from 'lighthouse'
import type { DeviceRun } from './checker.ts'
import type { Refused } from './host-process.ts'
import { launchChromium } from './launch-chromium.ts'
import type { HostAnswer, HostRequest } from './lighthouse.ts'
import { figuresOf, opportunitiesOf, type Report } from './opportunities.ts'
import { serveParent } from './serve-parent.ts'

/* Runs Lighthouse once, in a separate process. */
serveParent(async ({ chromium, folder, url, device, language }: HostRequest) => {
  const port = await launchChromium({ chromium, folder, url })
  const result = await lighthouse(
    url,
    {
      port,
      onlyCategories: ['performance'],
      locale: language as never,
      logLevel: 'silent',
      disableFullPageScreenshot: true
    },
    device === 'desktop' ? desktopConfig : undefined
  )
  return judge(result?.lhr as Report | undefined, new URL(url).host)
})

function judge(report: Report | undefined, host: string): HostAnswer | Refused {
  const problem = report?.runtimeError
  const score = report?.categories?.performance?.score
  if (!report || problem || typeof score !== 'number')
    return { failure: 'not-reached', message: problem?.message ?? 'The page has no score' }
  if (new URL(report.finalDisplayedUrl ?? 'none:').host !== host)
    return { failure: 'left-shop', message: `It led to ${report.finalDisplayedUrl}` }
  const run: DeviceRun = {
    score: Math.round(score * 100),
    opportunities: opportunitiesOf(report),
    ...figuresOf(report)
  }
  return { run }
}
