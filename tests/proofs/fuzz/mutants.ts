import { mended } from './mend.ts'
import { MUTATIONS } from './mutate.ts'
import { randomFrom } from './random.ts'
import { drawSeeds } from './seeds.ts'

export type Mutant = { number: number; how: string; bytes: Buffer }

/** A different seed gives different mutants. */
const SEED = 20_261_121

/**
 * Returns a function that makes the mutant with a given number. The same number gives the same file on every machine
 * whose codecs encode the seed pictures to the same bytes.
 */
export async function mutantMaker(): Promise<(number: number) => Mutant> {
  const seeds = await drawSeeds()
  const names = Object.keys(MUTATIONS)
  return (number) => {
    const random = randomFrom(SEED + number * 7_919)
    const seed = random.pick(seeds)
    let bytes = seed
    const how: string[] = []
    for (let count = 1 + random.below(2); count > 0; count--) {
      const name = random.pick(names)
      how.push(name)
      bytes = mutated(bytes, name, random, seeds)
    }
    if (random.below(3) > 0) bytes = mended(bytes)
    return { number, how: `seed ${seeds.indexOf(seed)}, ${how.join(', ')}`, bytes }
  }
}

function mutated(
  bytes: Buffer,
  name: string,
  random: ReturnType<typeof randomFrom>,
  seeds: readonly Buffer[]
): Buffer {
  const mutation = MUTATIONS[name]
  if (!mutation) throw new Error(`Expected a mutation but received '${name}'`)
  try {
    return mutation(bytes, random, seeds)
  } catch {
    // The previous mutation left nothing that this one could change.
    return bytes
  }
}
