import type { Answer, Merchant, Reply } from './merchant.ts'

/** Reads the store to its end. Returns all items of a kind that it holds, as entries for `data_list`. */
export async function chooseAll(merchant: Merchant, dataType = 1): Promise<{ data_id: string }[]> {
  await readStore(merchant)
  const chosen: { data_id: string }[] = []
  for (let page = 1; ; page++) {
    const { body } = await merchant.get(
      `/api/v2/image-opt/getManualImagesData?page_type=1&pageSize=100&data_type=${dataType}&page=${page}&is_known=1`
    )
    chosen.push(...(body.data.data as { id: string }[]).map(({ id }) => ({ data_id: id })))
    if (chosen.length >= body.data.total) return chosen
  }
}

/** Reads the store to its end. If that takes long, lists meanwhile show what was known before. */
export async function readStore(merchant: Merchant): Promise<void> {
  for (;;) {
    const { body } = await merchant.get('/api/v2/image-opt/getManualImagesData?data_type=1')
    if (body.data.is_reading === 0) return
  }
}

/** Starts a run that optimises all items of a kind. Returns the server's reply. */
export async function startAll(merchant: Merchant, dataType = 1): Promise<Reply<Answer>> {
  const data_list = await chooseAll(merchant, dataType)
  if (data_list.length === 0) throw new Error('Expected the store to hold items of this kind')
  return merchant.post('/api/v2/image-opt/reOptimize', {
    data_type: dataType,
    data_list,
    re_opt_type: '',
    page_type: 1
  })
}

const BLOCKS = ['product', 'collection', 'article', 'upload'] as const

/** Waits until no run is active and returns the progress of this item kind. */
export async function untilDone(merchant: Merchant, dataType = 1): Promise<Answer> {
  for (;;) {
    const { body } = await merchant.get('/api/v2/image-opt/getOptSchedule')
    if (BLOCKS.every((block) => body[block].process_result === 1))
      return body[BLOCKS[dataType - 1] ?? 'product']
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

export async function optimiseAll(merchant: Merchant, dataType = 1): Promise<Answer> {
  await startAll(merchant, dataType)
  return untilDone(merchant, dataType)
}

export async function restoreAll(merchant: Merchant, dataType = 1): Promise<Answer> {
  const data_list = await chooseAll(merchant, dataType)
  await merchant.post('/api/v2/image-opt/restore', { data_type: dataType, data_list })
  return untilDone(merchant, dataType)
}

export async function historyOf(merchant: Merchant, query = '', dataType = 1): Promise<Answer[]> {
  const { body } = await merchant.get(
    `/api/v2/image-opt/getImageOptDataPage?data_type=${dataType}&pageSize=100${query}`
  )
  return body.data.data as Answer[]
}
