import type { Chosen } from './destinations.ts'
import { DiskOut } from './errors.ts'
import type { FileReport } from './file-report.ts'
import { type FileDeps, optimiseFile } from './optimise-file.ts'

/**
 * How many files wait in the pool in addition to those in flight, so that a thread never has to wait for its next
 * picture.
 */
const AHEAD = 2

/**
 * Optimises all files, `threads` at once, and reports each file when it is done. After a stop, no new file is started.
 * A result that is already being moved into place is still moved; a file that is still being encoded is dropped
 * without a report.
 * @returns the error if the work stopped because the disk can no longer be written to
 */
export async function runAll(
  files: readonly Chosen[],
  deps: FileDeps & { threads: number; signal: AbortSignal },
  onReport: (report: FileReport) => void
): Promise<DiskOut | undefined> {
  const queue = files.values()
  let diskOut: DiskOut | undefined
  const work = async () => {
    for (const file of queue) {
      if (deps.signal.aborted || diskOut) return
      try {
        const report = await optimiseFile(file, deps)
        const isDropped = deps.signal.aborted && report.status === 'failed'
        if (!isDropped) onReport(report)
      } catch (error) {
        if (!(error instanceof DiskOut)) throw error
        diskOut ??= error
      }
    }
  }
  await Promise.all(Array.from({ length: deps.threads + AHEAD }, work))
  return diskOut
}
