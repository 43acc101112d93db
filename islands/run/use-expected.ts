import { useRef, useState } from 'react'
import type { ItemKind } from '../../modules/image-opt/contract.ts'
import type { Schedule } from '../../modules/image-opt/runs/schema.ts'
import { runningIn } from './kinds.ts'

/** Which runs the page expects to be running: those seen last, and those started here since. */
export function useExpected(start: Schedule) {
  const [watched, setWatched] = useState(() => runningIn(start))
  const expected = useRef(new Set<ItemKind>(watched))
  const moment = useRef(0)
  return {
    /** The kinds to show and to ask about. */
    watched,
    kinds: (): ReadonlySet<ItemKind> => expected.current,
    /** Differs once a run was started or stopped here: answers to earlier polls are out of date. */
    moment: () => moment.current,
    started(kind: ItemKind) {
      moment.current += 1
      expected.current.add(kind)
    },
    seen(running: ItemKind[]) {
      expected.current = new Set(running)
      setWatched(running)
    },
    /** Without an answer, what is expected is shown. */
    unseen: () => setWatched([...expected.current]),
    /** Returns the kinds that were expected. */
    forget(): ItemKind[] {
      moment.current += 1
      const kinds = [...expected.current]
      expected.current.clear()
      setWatched([])
      return kinds
    }
  }
}
