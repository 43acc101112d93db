import { postJson } from '../runtime/api.ts'
import type { RunType } from '../runtime/store.ts'
import { notify } from '../toast/notify.ts'

/** @returns what went wrong; null when it is done */
export async function setExclusion(
  data_type: RunType,
  id: string,
  is_excluded: 0 | 1
): Promise<unknown> {
  try {
    const body = { data_type, data_list: [{ data_id: id }], is_excluded }
    const { message } = await postJson<{ message: string }>('/api/v2/image-opt/setExclusion', body)
    notify(message)
    return null
  } catch (error) {
    return error
  }
}
