import type { Chosen } from './destinations.ts'
import type { FileReport } from './file-report.ts'
import { type FileDeps, optimiseFile } from './optimise-file.ts'

/** Files handed to the pool beyond those in flight, so that its threads never wait for us. */
const AHEAD = 2

/**
 * Optimises all files, `threads` at once, and reports each as it is done. After a stop no file is begun; a result that
 * is being put in place is finished, one that is still being computed is dropped without a report.
 */
export async function runAll(
  files: readonly Chosen[],
  deps: FileDeps & { threads: number; signal: AbortSignal },
  tell: (report: FileReport) => void
): Promise<void> {
  const queue = files.values()
  const work = async () => {
    for (const file of queue) {
      if (deps.signal.aborted) return
      const report = await optimiseFile(file, deps)
      const isDropped = deps.signal.aborted && report.status === 'failed'
      if (!isDropped) tell(report)
    }
  }
  await Promise.all(Array.from({ length: deps.threads + AHEAD }, work))
}
