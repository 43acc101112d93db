import type { FetchOutside } from '../../../../core/http/fetch-outside.ts'
import { mediaTypeOf } from '../../../../core/pictures/media-type.ts'
import { StoreError } from '../../../store-platform.ts'
import { stagedUploadsCreate } from '../../client/operations.ts'
import { refusal } from '../answers/translate.ts'
import type { StoreContext } from '../context.ts'

const TIMEOUT_MS = 120_000

/**
 * Uploads bytes to a place from which Shopify can fetch them.
 * @returns the address to use in the change. It is valid for one change only, and for some minutes.
 */
export async function stageUpload(
  { run, fetchOutside }: StoreContext,
  bytes: Uint8Array,
  fileName: string
): Promise<string> {
  const mimeType = mediaTypeOf(bytes)
  const input = {
    resource: 'IMAGE' as const,
    httpMethod: 'POST' as const,
    filename: fileName,
    mimeType,
    fileSize: String(bytes.length)
  }
  // This can safely be repeated: an upload target that is not used simply expires.
  const options = { isRepeatable: true }
  const { stagedUploadsCreate: answer } = await run(stagedUploadsCreate, { input }, options)
  const target = answer?.stagedTargets?.[0]
  if (!target?.url || !target.resourceUrl)
    throw refusal('No place for an upload', answer?.userErrors ?? [])

  // The form must contain all fields exactly as given and in the same order, with the file last.
  const form = new FormData()
  for (const { name, value } of target.parameters) form.append(name, value)
  form.append('file', new Blob([Buffer.from(bytes)], { type: mimeType }), fileName)
  await send(fetchOutside, target.url, form)
  return target.resourceUrl
}

async function send(fetchOutside: FetchOutside, address: string, form: FormData): Promise<void> {
  let status: number
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetchOutside(address, { method: 'POST', body: form, signal })
    await response.body?.cancel()
    status = response.status
  } catch (error) {
    throw new StoreError('unreachable', `An upload was not accepted: ${String(error)}`, {
      cause: error
    })
  }
  // Our permission to upload may have expired. The next attempt gets a new one.
  if (status >= 300)
    throw new StoreError('unreachable', `An upload was not accepted: HTTP ${status}`)
}
