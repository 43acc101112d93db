import { readFacts } from './platform.ts'

/** A step of an example: a call and its answer, or a request outside GraphQL. */
export type Step = {
  /** Absent for a request outside GraphQL. */
  operation?: string
  variables?: Record<string, unknown>
  data?: unknown
  /** The step follows a replacement whose source address led nowhere. */
  afterBadSource?: true
}

export const stepsOf = (name: string): Step[] => readFacts<Step[]>(`examples/${name}.json`)

/** Values that differ on every run, or that contain the stand-in's address. */
const PASSING = /^(https?:|gid:\/\/shopify\/Job\/|\d{4}-\d\d-\d\dT)/

/**
 * Lists where an answer differs from the example. Keys, types and texts must be equal; numbers, times and addresses
 * may differ, as may the fields named in `loose`.
 */
export function differences(
  example: unknown,
  answer: unknown,
  loose: readonly string[] = [],
  path = ''
): string[] {
  const differs = () => [
    `${path}: ${JSON.stringify(answer)} is not like ${JSON.stringify(example)}`
  ]
  if (loose.includes(path.split('.').pop() ?? '')) return []
  if (example === null || answer === null) return example === answer ? [] : differs()
  if (Array.isArray(example) && Array.isArray(answer)) {
    if (example.length !== answer.length) return differs()
    return example.flatMap((item, index) =>
      differences(item, answer[index], loose, `${path}.${index}`)
    )
  }
  if (typeof example === 'object' && typeof answer === 'object') {
    const [wanted, given] = [Object.keys(example), Object.keys(answer)]
    if (wanted.sort().join() !== given.sort().join()) return differs()
    return Object.entries(example).flatMap(([key, value]) =>
      differences(value, (answer as Record<string, unknown>)[key], loose, `${path}.${key}`)
    )
  }
  if (typeof example !== typeof answer) return differs()
  if (typeof example !== 'string' || example === answer) return []
  return PASSING.test(example) && PASSING.test(answer as string) ? [] : differs()
}
