import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'

const FILE = 'docs/benchmarks.md'
const BEFORE = '### The run before'

/** Returns the commit, the date, Node's version and the machine, as they stand above each table. */
export function describeMachine(): string {
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    encoding: 'utf8'
  }).stdout.trim()
  const day = new Date().toISOString().slice(0, 10)
  const memory = Math.round(totalmem() / 1e9)
  return `${commit}, ${day}, Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${memory} GB`
}

/**
 * Replaces the document's section with this heading, up to the next heading of the same level, or appends it. What stood
 * there moves below "The run before", in place of what stood there.
 */
export function writeSection(heading: string, text: string): void {
  const document = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Benchmarks\n'
  const start = document.indexOf(`${heading}\n`)
  const next = start < 0 ? -1 : document.indexOf('\n## ', start + 1)
  const old = start < 0 ? '' : document.slice(start + heading.length, next < 0 ? undefined : next)
  const [earlier = ''] = old.split(BEFORE)
  // What explains the tables stands once.
  const isRepeated = (part: string) => !/^[#|]/.test(part) && text.includes(part)
  const rest = earlier
    .trim()
    .split('\n\n')
    .filter((part) => !isRepeated(part))
  const kept = rest.join('') === '' ? '' : `\n\n${BEFORE}\n\n${rest.join('\n\n')}`
  const section = `${heading}\n\n${text.trim()}${kept}\n`
  if (start < 0) return writeFileSync(FILE, `${document.trimEnd()}\n\n${section}`)
  const after = next < 0 ? '' : document.slice(next)
  writeFileSync(FILE, document.slice(0, start) + section + after)
}
