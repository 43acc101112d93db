import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Test } from 'tap'
import { temporaryFolder } from './temporary-folder.ts'

/**
 * Makes a browser that starts and never answers, for tests of a server that can measure. Returns the variables of the
 * server that use it.
 */
export function silentBrowser(t: Test): { PAGESPEED: string; CHROME_PATH: string } {
  const path = join(temporaryFolder(t), 'chromium')
  writeFileSync(path, '#!/bin/sh\nexec sleep 600\n', { mode: 0o755 })
  return { PAGESPEED: 'lighthouse', CHROME_PATH: path }
}
