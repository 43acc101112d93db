import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../disk/durable-file.ts'

/** Results in progress, none of which is needed after a crash. */
export type Scratch = {
  /** Returns a path for a result in progress, at which nothing exists yet. */
  scratchPath(): string
  /** Deletes results that a crash left unfinished. Call it before work starts. */
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
