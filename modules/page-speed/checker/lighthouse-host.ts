import { type SpawnOptions, spawn } from 'node:child_process'
import { chownSync } from 'node:fs'
import { dirname } from 'node:path'
import { Launcher } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import type { DeviceRun } from './checker.ts'
import type { HostAnswer, HostRequest } from './lighthouse.ts'
import { figuresOf, opportunitiesOf, type Report } from './opportunities.ts'
import { type Confinement, confineChromium } from './sandbox.ts'

/*
 * Runs Lighthouse once, in a separate process. The parent kills this process together with its browser. If the parent
 * dies first, this process kills its process group, which contains itself and the browser.
 */
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
process.once('message', (request: HostRequest) => {
  void check(request)
    .catch((error: Error): HostAnswer => ({ failure: 'fault', message: error.message }))
    .then((answer) => process.send?.(answer))
})

async function check({
  chromium,
  folder,
  url,
  device,
  language
}: HostRequest): Promise<HostAnswer> {
  const { host, hostname, port, protocol } = new URL(url)
  const place = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
  const { user, flags } = confineChromium(chromium, dirname(folder))
  if (user) chownSync(folder, user.uid, user.gid)
  const launcher = new Launcher(
    {
      chromePath: chromium,
      userDataDir: folder,
      handleSIGINT: false,
      chromeFlags: [
        '--headless=new',
        '--disable-gpu',
        ...flags,
        '--disable-dev-shm-usage',
        // With this rule Chromium resolves only the shop's host, whatever a page or a redirect requests.
        `--host-resolver-rules=MAP ${place} ${place},MAP * ~NOTFOUND`
      ]
    },
    { spawn: spawnInGroup(folder, user) as typeof spawn }
  )
  await launcher.launch()
  const result = await lighthouse(
    url,
    {
      port: launcher.port as number,
      onlyCategories: ['performance'],
      locale: language as never,
      logLevel: 'silent',
      disableFullPageScreenshot: true
    },
    device === 'desktop' ? desktopConfig : undefined
  )
  return judge(result?.lhr as Report | undefined, host)
}

/**
 * Returns a `spawn` that starts Chromium in this process group, so that killing the group ends Chromium too. TMPDIR and
 * HOME point to `folder`, because Chromium leaves folders behind in both.
 */
function spawnInGroup(folder: string, user: Confinement['user']) {
  return (command: string, args: string[], options: SpawnOptions) =>
    spawn(command, args, {
      ...options,
      ...user,
      detached: false,
      env: { ...options.env, TMPDIR: folder, HOME: folder }
    })
}

function judge(report: Report | undefined, host: string): HostAnswer {
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
