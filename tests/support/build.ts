import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** The names of the built files that are React's own, known by the address in its error messages. */
export function reactFiles(): Set<string> {
  const files = globSync('dist/client/assets/**/*.js').filter((path) =>
    readFileSync(path, 'utf8').includes('react.dev/errors')
  )
  return new Set(files.map((path) => basename(path)))
}
