import { setImmediate } from 'node:timers/promises'

/** How many values are worked on until other work of the process may run. It takes 1 to 3 ms. */
const STEP = 500

/** Maps a list of any length as `map` does, and lets other work run in between. */
export async function mappedInSteps<Value, Result>(
  values: readonly Value[],
  map: (value: Value) => Result
): Promise<Result[]> {
  const mapped: Result[] = []
  for (const value of values) {
    mapped.push(map(value))
    if (mapped.length % STEP === 0) await setImmediate()
  }
  return mapped
}

/**
 * Sorts a list of any length as `toSorted` does, and lets other work run in between: sorting 60,000 file names in
 * natural order takes a second.
 */
export async function sortedInSteps<Value>(
  values: readonly Value[],
  compare: (a: Value, b: Value) => number
): Promise<Value[]> {
  if (values.length <= STEP) return values.toSorted(compare)
  const middle = Math.floor(values.length / 2)
  const first = await sortedInSteps(values.slice(0, middle), compare)
  await setImmediate()
  const second = await sortedInSteps(values.slice(middle), compare)
  await setImmediate()
  return merge(first, second, compare)
}

async function merge<Value>(
  first: Value[],
  second: Value[],
  compare: (a: Value, b: Value) => number
): Promise<Value[]> {
  const merged: Value[] = []
  let [from, other] = [0, 0]
  while (from < first.length && other < second.length) {
    const [a, b] = [first[from] as Value, second[other] as Value]
    const isFirst = compare(a, b) <= 0
    merged.push(isFirst ? a : b)
    if (isFirst) from++
    else other++
    if (merged.length % STEP === 0) await setImmediate()
  }
  return merged.concat(first.slice(from), second.slice(other))
}
