import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Test } from 'tap'

/** Returns why tests with a small disk are skipped here; false if they can run. */
export function cannotMount(): string | false {
  const folder = mkdtempSync(join(tmpdir(), 'psb-'))
  const isMounted = mount(folder, 'size=4096')
  if (isMounted) unmount(folder)
  rmdirSync(folder)
  return isMounted ? false : 'only root on Linux may mount a disk, and not in every container'
}

/**
 * Mounts an in-memory disk with room for `sizeBytes`, in whole pages of 4,096, at the given folder, and unmounts it
 * after the test.
 */
export function mountSmallDisk(t: Test, folder: string, sizeBytes: number): void {
  mkdirSync(folder, { recursive: true })
  if (!mount(folder, `size=${sizeBytes}`)) throw new Error(`Expected a disk at ${folder}`)
  t.teardown(() => unmount(folder))
}

export function growDisk(folder: string, sizeBytes: number): void {
  if (!mount(folder, `remount,size=${sizeBytes}`)) throw new Error('Expected a larger disk')
}

/**
 * Makes a folder and all in it read-only until the test ends. Root ignores permissions, so for root the folder is
 * mounted read-only.
 */
export function makeReadOnly(t: Test, folder: string): void {
  if (process.getuid?.() !== 0) {
    spawnSync('chmod', ['-R', 'a-w', folder])
    t.teardown(() => spawnSync('chmod', ['-R', 'u+w', folder]))
    return
  }
  spawnSync('mount', ['--bind', folder, folder])
  const { status } = spawnSync('mount', ['-o', 'remount,ro,bind', folder])
  t.teardown(() => unmount(folder))
  if (status !== 0) throw new Error(`Expected a read-only folder at ${folder}`)
}

const mount = (folder: string, options: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0

/** Unmounts lazily, because a file that is still open there must not keep the folder from being removed. */
const unmount = (folder: string) => spawnSync('umount', ['-l', folder])
