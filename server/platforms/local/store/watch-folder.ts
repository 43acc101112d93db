import { type FSWatcher, watch } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { isAbsent, isForbidden } from '../../../core/disk/errors.ts'
import { isHidden, isPictureName } from '../../../core/pictures/picture-names.ts'
import type { Watch } from '../../store-platform.ts'
import type { LocalContext } from './context.ts'

/**
 * Reports changes to pictures and to the JSON files beside them, including our own changes. It watches folders, not
 * single files. For 10,000 products with five pictures each, this takes 28 MB of memory; chokidar, which watches each
 * file, takes 215 MB. If the system has no watches left, this is logged once, and polling finds the remaining changes.
 */
export function watchFolder(context: LocalContext, onChange: () => void): Watch {
  const watchers = openWatchers(notice)
  let isClosed = false

  /**
   * Watches a folder and all folders in it. The watch starts before the folder is read, so that anything created in
   * between is either reported or read.
   */
  async function follow(path: string): Promise<void> {
    if (isClosed || watchers.has(path)) return
    try {
      watchers.open(path)
      for (const entry of await readdir(path, { withFileTypes: true }))
        if (entry.isDirectory() && !isHidden(entry.name)) await follow(join(path, entry.name))
    } catch (error) {
      watchers.leave(path)
      if (!isAbsent(error) && !isForbidden(error))
        context.warnOnce(context.directory, `Some changes will be noticed late: ${String(error)}`)
    }
  }

  function notice(path: string, event: string, name: string | null): void {
    if (isClosed || (name !== null && isHidden(name))) return
    if (name === null || isPictureName(name) || name.endsWith('.json')) return onChange()
    if (event === 'rename') void refresh(join(path, name))
  }

  /**
   * Updates the watches after a folder has appeared, has disappeared, or was replaced by another of the same name.
   * Links are not followed, because they lead out of the store.
   */
  async function refresh(path: string): Promise<void> {
    watchers.leave(path)
    const isFolder = await lstat(path).then(
      (stats) => stats.isDirectory(),
      () => false
    )
    if (isFolder) await follow(path)
    if (!isClosed) onChange()
  }

  // Changes may have gone unreported while the watches were being opened. One change is therefore reported when all of
  // them are open.
  void follow(context.directory).then(() => void (isClosed || onChange()))
  return {
    async close() {
      isClosed = true
      watchers.close()
    }
  }
}

type OnEvent = (folder: string, event: string, name: string | null) => void

/** Manages the operating system's watches, one for each folder. */
function openWatchers(onEvent: OnEvent) {
  const watchers = new Map<string, FSWatcher>()

  /** Ends the watches of a folder and of all folders below it. */
  function leave(path: string): void {
    for (const [below, watcher] of watchers) {
      if (below !== path && !below.startsWith(path + sep)) continue
      watcher.close()
      watchers.delete(below)
    }
  }

  return {
    leave,
    has: (path: string): boolean => watchers.has(path),

    /**
     * Watches one folder.
     * @throws when the folder does not exist or may not be read, or when the system has no watches left
     */
    open(path: string): void {
      const watcher = watch(path, { persistent: false }, (event, name) =>
        onEvent(path, event, name)
      )
      // The folder or its disk has disappeared; the watch of the parent folder reports that.
      watcher.on('error', () => leave(path))
      watchers.set(path, watcher)
    },

    close(): void {
      for (const watcher of watchers.values()) watcher.close()
    }
  }
}
