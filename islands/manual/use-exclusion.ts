import type { DataType } from '../../modules/image-opt/contract.ts'
import type { ManualView } from '../../modules/image-opt/history/schema.ts'
import { setExclusion } from '../lib/image-calls.ts'
import { useAction } from '../lib/use-action.ts'
import { showErrorOf } from '../ui/toast/show-error.ts'

/**
 * Returns a function that excludes an item from future runs, or includes it again.
 * @param offline the message to show when the server sends none
 */
export function useExclusion(type: DataType, offline: string, onChanged: (id: string) => void) {
  const { act } = useAction((error) => showErrorOf(error, offline))
  return ({ id, is_excluded }: ManualView) => {
    const call = () => setExclusion(type, [{ data_id: id }], is_excluded === 1 ? 0 : 1)
    void act(id, call, () => onChanged(id))
  }
}
