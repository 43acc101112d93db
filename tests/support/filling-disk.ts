import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Test } from 'tap'
import { mountSmallDisk } from './small-disk.ts'

export type FillingDisk = {
  path: string
  /** Takes up all room except `leftBytes`. */
  fill(leftBytes?: number): void
  /** Frees what `fill` took up. */
  free(): void
  setReadOnly(isReadOnly: boolean): Promise<void>
}

const CHUNK_BYTES = 4096

/** Mounts a disk that can become full or read-only in the middle of a test. */
export function fillingDisk(t: Test, megabytes: number): FillingDisk {
  const path = mkdtempSync(join(tmpdir(), 'psb-disk-'))
  t.teardown(() => rmSync(path, { recursive: true, force: true }))
  mountSmallDisk(t, path, megabytes * 1024 * 1024)
  const ballast = join(path, '.ballast')
  return {
    path,
    fill(leftBytes = 0) {
      const file = openSync(ballast, 'a')
      const chunk = Buffer.alloc(CHUNK_BYTES)
      try {
        for (;;) writeSync(file, chunk)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
      if (leftBytes > 0) spawnSync('truncate', ['--size', `-${leftBytes}`, ballast])
    },
    free: () => rmSync(ballast, { force: true }),
    async setReadOnly(isReadOnly) {
      const option = `remount,${isReadOnly ? 'ro' : 'rw'}`
      // The remount is refused while a file is open for writing.
      while (spawnSync('mount', ['-o', option, path]).status !== 0) await setTimeout(5)
    }
  }
}

/** Mounts the disk at a second path as well. */
export function bindDisk(t: Test, path: string, place: string): void {
  const { status, stderr } = spawnSync('mount', ['--bind', path, place], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  t.teardown(() => spawnSync('umount', ['-l', place]))
}
