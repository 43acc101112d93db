import { type SpawnOptions, spawn } from 'node:child_process'
import { chownSync } from 'node:fs'
import { dirname } from 'node:path'
import { Launcher } from 'chrome-launcher'
import { type Confinement, confineChromium } from './sandbox.ts'

type Launch = {
  /** The program. */
  chromium: string
  /** The folder for its profile, in the folder of all checks. */
  folder: string
  /** An address of the shop. Chromium reaches its host and port, and nothing else. */
  url: string
  /** Where this host and port are reached instead, as 'host:port'. */
  through?: string
}

/**
 * Starts a Chromium that reaches one host and port only, in the process group of this process.
 * @returns the port of its DevTools
 */
export async function launchChromium({ chromium, folder, url, through }: Launch): Promise<number> {
  const place = placeOf(url)
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
        `--host-resolver-rules=MAP ${place} ${through ?? place},MAP * ~NOTFOUND`
      ]
    },
    { spawn: spawnInGroup(folder, user) as typeof spawn }
  )
  await launcher.launch()
  return launcher.port as number
}

/** Returns the host and the port that an address leads to, as 'host:port'. */
function placeOf(url: string): string {
  const { hostname, port, protocol } = new URL(url)
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
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
