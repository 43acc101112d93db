import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Test } from 'tap'
import { temporaryFolder } from './temporary-folder.ts'

/**
 * Makes a browser that is a shell script, in a folder of its own. Returns its path.
 * @param script the lines after the first. `$0` is the path of the script, beside which it may write files
 */
export function scriptedBrowser(t: Test, script: string): string {
  const folder = temporaryFolder(t)
  // As root the app runs the browser as another user.
  chmodSync(folder, 0o777)
  const path = join(folder, 'chromium')
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return path
}

/**
 * Makes a browser that starts and never answers, for tests of a server that can measure. Returns the variables of the
 * server that use it.
 */
export const silentBrowser = (t: Test): { PAGESPEED: string; CHROME_PATH: string } => ({
  PAGESPEED: 'lighthouse',
  CHROME_PATH: scriptedBrowser(t, 'exec sleep 600')
})
