import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Test } from 'tap'

/** Creates a folder that is deleted after the test. */
export function temporaryFolder(t: Pick<Test, 'teardown'>): string {
  const folder = mkdtempSync(join(tmpdir(), 'psb-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Lets what runs until the test ends make its temporary folders in one of its own, so that a test sees what is left. */
export function openTemporaryFolders(t: Test): void {
  const { TMPDIR } = process.env
  const folder = temporaryFolder(t)
  // As root Chromium runs as another user, who has to pass through.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  t.teardown(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  })
}
