import { globSync, readFileSync } from 'node:fs'

/** A package in the lock file; its key there is its path, for example `node_modules/sharp`. */
export type Locked = {
  license?: string
  dev?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export type Lock = Record<string, Locked>

const SOURCES = '{server,modules,pages,islands,locales,migrations}/**/*.{ts,tsx,mjs}'
const IMPORTED = /(?:from|import) *\(?['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^'"]*)?['"]/g

/**
 * Returns the part of a lock file that reaches users: the packages of a production installation, and the packages that
 * our sources import, with all that these depend on, because the build may bundle them.
 */
export function shippedIn(lock: Lock): Lock {
  const shipped = new Set(Object.keys(lock).filter((path) => path !== '' && !lock[path]?.dev))
  const add = (from: string, name: string) => {
    const path = locate(lock, from, name)
    if (path === null || (from !== '' && shipped.has(path))) return
    shipped.add(path)
    const { dependencies, optionalDependencies } = lock[path] ?? {}
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      add(path, needed)
  }
  for (const file of globSync(SOURCES))
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) add('', name)
  return Object.fromEntries(Object.entries(lock).filter(([path]) => shipped.has(path)))
}

/** Returns the path of the package that Node finds under `name` from the package at `from`, or null. */
function locate(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const path = `${folder}${folder && '/'}node_modules/${name}`
    if (lock[path]) return path
    if (folder === '') return null
  }
}
