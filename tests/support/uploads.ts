import type { FastifyInstance } from 'fastify'
import type { Answer, Merchant } from './merchant.ts'

export type Sent = { name: string; bytes: Uint8Array; type?: string }
export type PresignedUpload = {
  upload_url: string
  file_path: string
  data_id: string
  index: number
}

const TYPES: Record<string, string> = { png: 'image/png', gif: 'image/gif' }

/** Returns what a browser announces about a file. */
export const announce = ({ name, bytes, type }: Sent) => ({
  filename: name,
  type: type ?? TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'image/jpeg',
  size: bytes.length
})

export async function requestUploads(
  merchant: Merchant,
  files: Sent[]
): Promise<PresignedUpload[]> {
  const { status, body } = await merchant.post('/api/v2/image-opt/getPresignedUploadUrls', {
    file_list: files.map(announce)
  })
  if (status !== 200) throw new Error(`Expected addresses, received ${status} ${body.message}`)
  return body.data as PresignedUpload[]
}

/** Sends a file without signing in, because the address is all the permission it needs. */
export async function send(
  app: FastifyInstance,
  url: string,
  bytes: Uint8Array
): Promise<{ status: number; body: Answer }> {
  const reply = await app.inject({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes)
  })
  return { status: reply.statusCode, body: reply.json() }
}

export const submit = (merchant: Merchant, presigned: PresignedUpload[], opt_cfg: object = {}) =>
  merchant.post('/api/v2/image-opt/uploadImagesOpt', {
    file_paths: presigned.map(({ file_path, data_id }) => ({ file_path, data_id, filename: 'x' })),
    opt_cfg
  })

/** Carries out all three steps of an upload (specification §8.2 and §8.3). */
export async function uploadAll(
  app: FastifyInstance,
  merchant: Merchant,
  files: Sent[],
  opt_cfg: object = {}
) {
  const presigned = await requestUploads(merchant, files)
  for (const [index, file] of files.entries())
    await send(app, presigned[index]?.upload_url ?? '', file.bytes)
  return submit(merchant, presigned, opt_cfg)
}
