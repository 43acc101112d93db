import type { TestEvent } from 'node:test/reporters'

type Skip = { file: string; name: string; reason: string }

/** The result of running the tests. */
export type Outcome = {
  /** The files that ran to their end. */
  files: string[]
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
  /^systemd is not installed$/,
  /^(open files are counted in|memory is read from) \/proc$/,
  /^CORPUS names no folder/,
  /^there is no PostgreSQL server on this machine$/,
  /^only on SQLite: /
]

export const unexpectedSkips = ({ skipped }: Outcome): Skip[] =>
  skipped.filter(({ reason }) => !ALLOWED.some((allowed) => allowed.test(reason)))

/** Counts events in `outcome`, and passes on only failures and what tests printed. */
export async function* onlyFailures(
  events: AsyncIterable<TestEvent>,
  outcome: Outcome
): AsyncGenerator<TestEvent> {
  const skips: Omit<Skip, 'file'>[] = []
  for await (const event of events) {
    if (event.type === 'test:pass' || event.type === 'test:fail') {
      const { name, nesting, skip } = event.data
      outcome.tests++
      const reason = skip === true || skip === '' ? 'it asserts nothing' : skip
      if (reason) skips.push({ name, reason })
      // A file is reported after everything in it. What is beside the files is the process's own.
      if (nesting === 0) {
        outcome.files.push(name)
        if (event.type === 'test:fail') outcome.failed.push(name)
        outcome.skipped.push(...skips.splice(0).map((skip) => ({ file: name, ...skip })))
      }
    }
    if (['test:fail', 'test:stdout', 'test:stderr'].includes(event.type)) yield event
  }
}
