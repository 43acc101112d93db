import { relative, resolve } from 'node:path'
import type { TestEvent } from 'node:test/reporters'

type Skip = { file: string; name: string; reason: string }

/** The result of running the tests. */
export type Outcome = {
  files: number
  /** The number of assertions and subtests. */
  tests: number
  /** The files in which a test failed. */
  failed: string[]
  skipped: Skip[]
}

/**
 * The accepted reasons for skipping a test: something that some machines cannot do. tap also reports a test without an
 * assertion as skipped.
 */
const ALLOWED = [
  /^only root on Linux may mount a disk/,
  /^only root can be two users$/,
  /^prlimit is missing$/,
  /^(open files are counted in|memory is read from) \/proc$/,
  /^CORPUS names no folder/,
  /^there is no PostgreSQL server on this machine$/
]

export const unexpectedSkips = ({ skipped }: Outcome): Skip[] =>
  skipped.filter(({ reason }) => !ALLOWED.some((allowed) => allowed.test(reason)))

/** Counts events in `outcome`, prints one line for each file, and passes on only failures and what tests printed. */
export async function* onlyFailures(
  events: AsyncIterable<TestEvent>,
  outcome: Outcome
): AsyncGenerator<TestEvent> {
  for await (const event of events) {
    if (event.type === 'test:pass' || event.type === 'test:fail') count(outcome, event.data)
    if (event.type === 'test:complete' && isFile(event.data)) {
      const { name, details } = event.data
      outcome.files++
      if (!details.passed) outcome.failed.push(name)
      const mark = details.passed ? '✔' : '✖'
      console.log(`${mark} ${relative('.', name)} ${(details.duration_ms / 1000).toFixed(1)} s`)
    }
    if (['test:fail', 'test:stdout', 'test:stderr'].includes(event.type)) yield event
  }
}

type Ended = { name: string; entryFile?: string; skip?: string | boolean }

function count(outcome: Outcome, { name, entryFile = '', skip = false }: Ended): void {
  outcome.tests++
  const reason = skip === true ? 'it asserts nothing' : skip
  if (reason !== false) outcome.skipped.push({ file: entryFile, name, reason })
}

const isFile = ({
  name,
  file,
  nesting
}: {
  name: string
  file?: string
  nesting: number
}): boolean => nesting === 0 && resolve(name) === file
