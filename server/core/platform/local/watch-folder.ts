import { basename } from 'node:path'
import { watch } from 'chokidar'
import type { Watch } from '../platform.ts'
import type { LocalContext } from './context.ts'
import { isHidden, isPictureName } from './picture-names.ts'

/**
 * Tells of changes of pictures and of the JSON beside them, also of our own. One file watch for each folder;
 * where the system has no more of them, it says so once, and the rest is left to looking by the clock.
 */
export function watchFolder(context: LocalContext, onChange: () => void): Watch {
  const { directory } = context
  const watcher = watch(directory, {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (path, stats) => {
      const name = basename(path)
      if (path === directory) return false
      return isHidden(name) || (stats?.isFile() === true && !isOfInterest(name))
    }
  })
  watcher.on('all', onChange)
  // What changed during the first walk through the folders was not told of.
  watcher.on('ready', onChange)
  watcher.on('error', (error) =>
    context.warnOnce(directory, `Not every change is noticed at once: ${String(error)}`)
  )
  return { close: () => watcher.close() }
}

const isOfInterest = (name: string) => isPictureName(name) || name.endsWith('.json')
