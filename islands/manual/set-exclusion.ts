import { postJson } from '../lib/api.ts'
import type { RunType } from '../lib/store.ts'
import { notify } from '../ui/toast/notify.ts'

/** @returns the error; null on success */
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
