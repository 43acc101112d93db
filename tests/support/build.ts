import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** Returns the names of the built files that contain React, recognised by the address in its error messages. */
export function reactFiles(): Set<string> {
  const files = globSync('dist/client/assets/**/*.js').filter((path) =>
    readFileSync(path, 'utf8').includes('react.dev/errors')
  )
  return new Set(files.map((path) => basename(path)))
}
