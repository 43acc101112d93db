import '@tapjs/core'
import { Test } from '@tapjs/test'

// Nothing here uses the test object, whose type depends on tap's plugins.
type Body = (t: any) => unknown
type Options = { skip?: unknown; timeout?: number }

/** One test of a test file, and how long it took without a mutant. */
export type Subject = { id: string; options: Options; body: Body; tookMs: number }

const subjects: Subject[] = []
let current = ''

/** Takes the place of tap in the test files. It collects their tests and runs none of them. */
export const collector = {
  test(name: string, ...rest: [Options, Body] | [Body]) {
    const body = rest.at(-1) as Body
    const options = typeof rest[0] === 'function' ? {} : rest[0]
    const same = subjects.filter((each) => each.id.startsWith(`${current}: ${name}`)).length
    const id = `${current}: ${name}${same > 0 ? ` (${same})` : ''}`
    if (!options?.skip) subjects.push({ id, options: options ?? {}, body, tookMs: 0 })
  },
  setTimeout() {},
  teardown(clean: () => void) {
    process.on('exit', clean)
  },
  comment() {}
}

/** Loads a test file and collects its tests. */
export async function collect(file: string, load: () => Promise<unknown>): Promise<void> {
  current = file
  await load()
}
collect.all = (): Subject[] => subjects

/** Runs a test. Returns undefined if it passes, otherwise the names of the assertions that failed. */
export async function runTest({ id, options, body }: Subject): Promise<string | undefined> {
  const root = new Test({ name: id })
  root.resume()
  const done = root.test(id, { ...options, name: id }, body)
  const failures: string[] = []
  done.subtest?.parser.on('fail', ({ name }: { name: string }) => failures.push(name))
  const results = await done
  root.end()
  return results?.ok ? undefined : failures.join('; ') || 'failed'
}
