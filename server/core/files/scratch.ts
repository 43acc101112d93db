import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../disk/durable-file.ts'

/** Unfinished results. After a crash, none of them is needed. */
export type Scratch = {
  /** Returns an unused path for an unfinished result. */
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
