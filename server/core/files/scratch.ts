import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../disk/durable-file.ts'

/** Results in the making, of which none is needed after a crash. */
export type Scratch = {
  /** A path for a result in the making, for which nothing exists yet. */
  scratchPath(): string
  /** Forgets results that a crash left half-made. To be called before work starts. */
  clearScratch(): Promise<void>
}

export async function openScratch(folder: string): Promise<Scratch> {
  await makeFolder(folder)
  return {
    scratchPath: () => join(folder, randomUUID()),
    async clearScratch() {
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
    }
  }
}
