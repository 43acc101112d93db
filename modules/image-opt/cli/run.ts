import type { Chosen } from './destinations.ts'
import type { FileReport } from './file-report.ts'
import { type FileDeps, optimiseFile } from './optimise-file.ts'

/** Files beyond those in work that are handed to the pool, so that its threads never wait for us. */
const AHEAD = 2

/**
 * Works on all of them, `threads` at once, and tells of each as it is done. After the stop nothing new is
 * begun; what is being put in place is finished, what is being computed is dropped untold.
 */
export async function runAll(
  files: readonly Chosen[],
  needs: FileDeps & { threads: number; signal: AbortSignal },
  tell: (report: FileReport) => void
): Promise<void> {
  const queue = files.values()
  const work = async () => {
    for (const file of queue) {
      if (needs.signal.aborted) return
      const report = await optimiseFile(file, needs)
      const isDropped = needs.signal.aborted && report.status === 'failed'
      if (!isDropped) tell(report)
    }
  }
  await Promise.all(Array.from({ length: needs.threads + AHEAD }, work))
}
