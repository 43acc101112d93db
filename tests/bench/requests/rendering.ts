import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Node = { id: number; callFrame: { functionName: string }; children?: number[] }
type Profile = { nodes: Node[]; samples: number[]; timeDeltas: number[] }

/**
 * Returns the milliseconds that a server spent in react-dom's renderToString, from the profile that Node wrote into the
 * folder. The garbage collector belongs to no function, so rendering bears the same part of it as of all other work.
 */
export function renderingIn(folder: string): number {
  const [file = ''] = readdirSync(folder)
  const { nodes, samples, timeDeltas } = JSON.parse(
    readFileSync(join(folder, file), 'utf8')
  ) as Profile
  const children = new Map(nodes.map(({ id, children = [] }) => [id, children]))
  const named = (name: string) =>
    nodes.filter(({ callFrame }) => callFrame.functionName === name).map(({ id }) => id)
  const below = (ids: number[]): number[] => [
    ...ids,
    ...ids.flatMap((id) => below(children.get(id) ?? []))
  ]
  const timeOf = (ids: Iterable<number>): number => {
    const wanted = new Set(ids)
    return samples.reduce(
      (sum, id, index) => sum + (wanted.has(id) ? (timeDeltas[index] ?? 0) / 1000 : 0),
      0
    )
  }
  const idle = timeOf([...named('(idle)'), ...named('(program)')])
  const collecting = timeOf(named('(garbage collector)'))
  const working = timeOf(children.keys()) - idle - collecting
  // The bundle of the pages names the function so.
  const rendering = timeOf(below(named('exports.renderToString')))
  if (rendering === 0) throw new Error('Expected renderToString in the profile, found no sample')
  return rendering * (1 + collecting / working)
}
