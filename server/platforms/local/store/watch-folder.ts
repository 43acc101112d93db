import { type FSWatcher, watch } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { isAbsent, isForbidden } from '../../../core/disk-errors.ts'
import { isHidden, isPictureName } from '../../../core/picture-names.ts'
import type { Watch } from '../../store-platform.ts'
import type { LocalContext } from './context.ts'

/**
 * Tells of changes of pictures and of the JSON beside them, also of our own. One watch for each folder, and
 * none for the files in it: 10,000 products of five pictures cost 28 MB so, and 215 MB with chokidar, which
 * watches each file. Where the system has no more watches it says so once, and the rest is left to looking
 * by the clock.
 */
export function watchFolder(context: LocalContext, onChange: () => void): Watch {
  const watchers = new Map<string, FSWatcher>()
  let isClosed = false

  /** Watches before it reads: what is made in between is told of, or read. */
  async function follow(path: string): Promise<void> {
    if (isClosed || watchers.has(path)) return
    try {
      watchers.set(path, open(path))
      for (const entry of await readdir(path, { withFileTypes: true }))
        if (entry.isDirectory() && !isHidden(entry.name)) await follow(join(path, entry.name))
    } catch (error) {
      leave(path)
      if (!isAbsent(error) && !isForbidden(error))
        context.warnOnce(context.directory, `Not every change is noticed at once: ${String(error)}`)
    }
  }

  function open(path: string): FSWatcher {
    const watcher = watch(path, { persistent: false }, (event, name) => notice(path, event, name))
    // The folder is gone, or its disk; the one above tells of it.
    watcher.on('error', () => leave(path))
    return watcher
  }

  function notice(path: string, event: string, name: string | null): void {
    if (isClosed || (name !== null && isHidden(name))) return
    if (name === null || isPictureName(name) || name.endsWith('.json')) return onChange()
    if (event === 'rename') void renew(join(path, name))
  }

  /** A folder that came, went, or is another one under the same name. Links lead out of the store. */
  async function renew(path: string): Promise<void> {
    leave(path)
    const isFolder = await lstat(path).then(
      (stats) => stats.isDirectory(),
      () => false
    )
    if (isFolder) await follow(path)
    if (!isClosed) onChange()
  }

  function leave(path: string): void {
    for (const [below, watcher] of watchers) {
      if (below !== path && !below.startsWith(path + sep)) continue
      watcher.close()
      watchers.delete(below)
    }
  }

  // What changed during the first walk through the folders may not have been told of.
  void follow(context.directory).then(() => void (isClosed || onChange()))
  return {
    async close() {
      isClosed = true
      for (const watcher of watchers.values()) watcher.close()
    }
  }
}
