import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const FILE = 'docs/benchmarks.md'

/** Replaces the document's section with this heading, up to the next heading of the same level, or appends it. */
export function writeSection(heading: string, text: string): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Benchmarks\n'
  const section = `${heading}\n\n${text.trim()}\n`
  const start = before.indexOf(`${heading}\n`)
  if (start < 0) return writeFileSync(FILE, `${before.trimEnd()}\n\n${section}`)
  const next = before.indexOf('\n## ', start + 1)
  const after = next < 0 ? '' : `\n${before.slice(next + 1)}`
  writeFileSync(FILE, before.slice(0, start) + section + after)
}
