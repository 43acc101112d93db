import { globSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'

/** Returns the names of the built files that contain React, recognised by the address in its error messages. */
export function reactFiles(): Set<string> {
  const files = globSync('dist/client/assets/**/*.js').filter((path) =>
    readFileSync(path, 'utf8').includes('react.dev/errors')
  )
  return new Set(files.map((path) => basename(path)))
}

type Chunk = { file: string; imports?: string[]; css?: string[] }

/** Of a file of the sources, the files of the build that a browser loads for it, with those that they import. */
function filesOf(sources: string[]): { script: Set<string>; css: Set<string> } {
  const manifest = JSON.parse(readFileSync('dist/assets.json', 'utf8')) as Record<string, Chunk>
  const [script, css] = [new Set<string>(), new Set<string>()]
  const add = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`Expected ${name} in the build, found none`)
    if (script.has(chunk.file)) return
    script.add(chunk.file)
    for (const file of chunk.css ?? []) css.add(file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const source of sources) add(source)
  return { script, css }
}

/**
 * Returns the compressed bytes that a browser loads for these files of the sources; `script` excludes React. Styles of
 * what only the server renders are not among them.
 */
export function weighSources(sources: string[]): { script: number; css: number } {
  const { script, css } = filesOf(sources)
  const react = reactFiles()
  const sum = (files: Iterable<string>) =>
    [...files]
      .filter((file) => !react.has(basename(file)))
      .reduce((total, file) => total + statSync(`dist/client/${file}.br`).size, 0)
  return { script: sum(script), css: sum(css) }
}
