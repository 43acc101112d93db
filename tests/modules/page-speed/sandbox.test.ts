import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import t from 'tap'
import { openLighthouse } from '../../../modules/page-speed/checker/lighthouse.ts'
import { openPreloadMeasurer } from '../../../modules/page-speed/checker/preload-measurer.ts'
import { until } from '../../support/browser.ts'
import { scriptedBrowser } from '../../support/scripted-browser.ts'

const NOBODY = 65_534

/**
 * Returns the flags with which a process of this user would start Chromium. The process becomes this user only once
 * the code is loaded, because other users may be unable to read the folder of the repository.
 */
function confinedAs(uid: number, chromium: string): unknown {
  const program = new URL('../../../modules/page-speed/checker/sandbox.ts', import.meta.url).href
  const code = `import(${JSON.stringify(program)}).then((m) => {
    process.setuid(${uid})
    console.log(JSON.stringify(m.confineChromium(${JSON.stringify(chromium)}, '/tmp')))
  })`
  const { stdout } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' })
  return JSON.parse(stdout)
}

const skip =
  process.platform === 'linux' && process.getuid?.() === 0 ? false : 'only root can be two users'

t.test('Chromium runs in its sandbox wherever the system allows it', { skip }, async (t) => {
  const isAllowed =
    spawnSync('unshare', ['--user', '--map-root-user', 'true'], { uid: NOBODY }).status === 0
  const flags = isAllowed ? [] : ['--no-sandbox']
  t.strictSame(confinedAs(NOBODY, '/bin/sh'), { flags }, `allowed here: ${isAllowed}`)
  const user = { uid: 60_999, gid: 60_999 }
  // A container may know fewer users than that.
  const isKnown = spawnSync('true', user).status === 0
  t.strictSame(
    confinedAs(0, '/bin/sh'),
    isKnown ? { user, flags } : { flags: ['--no-sandbox'] },
    `root gives it a user of its own where that user exists (here: ${isKnown})`
  )
  t.strictSame(
    confinedAs(0, '/nowhere/chromium'),
    { flags: ['--no-sandbox'] },
    'a program that the other user cannot reach runs as root'
  )
})

t.test(
  'Chromium does not receive the environment variables of the server, which include its secrets',
  async (t) => {
    process.env.SECRET_KEY = 'a secret of the server'
    t.teardown(() => delete process.env.SECRET_KEY)
    const url = 'http://127.0.0.1:9/'
    for (const run of [
      (chromium: string, signal: AbortSignal) =>
        openLighthouse(chromium).run({ url, device: 'mobile', language: 'en', signal }),
      (chromium: string, signal: AbortSignal) => openPreloadMeasurer(chromium).run({ url, signal })
    ]) {
      const script = 'env > "$0.part"; mv "$0.part" "$0.received"; exec sleep 600'
      const chromium = scriptedBrowser(t, script)
      const received = `${chromium}.received`
      const ending = new AbortController()
      const running = run(chromium, ending.signal)
      await until('the browser has started', () => existsSync(received))
      ending.abort()
      await t.rejects(async () => running)
      const environment = readFileSync(received, 'utf8')
      t.match(environment, /^PATH=/m)
      t.match(environment, /^HOME=.*psb-check-/m)
      t.notMatch(environment, 'a secret of the server')
    }
  }
)
