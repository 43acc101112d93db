import type { FastifyInstance } from 'fastify'
import type { Answer } from './merchant.ts'
import { TOKEN } from './token.ts'

export type FormFile = { field?: string; name: string; bytes: Uint8Array; type?: string }

/** Returns a multipart form as a browser sends it. */
export async function formOf(files: FormFile[], fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { field = 'files', name, bytes, type = 'image/jpeg' } of files)
    form.append(field, new Blob([Buffer.from(bytes)], { type }), name)
  const body = new Response(form)
  return {
    type: body.headers.get('content-type') ?? '',
    payload: Buffer.from(await body.arrayBuffer())
  }
}

/** Posts a multipart form as the signed-in merchant. */
export async function postForm(
  app: FastifyInstance,
  url: string,
  files: FormFile[],
  fields: Record<string, string> = {},
  headers: Record<string, string> = {}
): Promise<{ status: number; body: Answer; replayed: boolean }> {
  const { type, payload } = await formOf(files, fields)
  const reply = await app.inject({
    method: 'POST',
    url,
    headers: { authorization: `ShopifyAdmin ${TOKEN}`, ...headers, 'content-type': type },
    payload
  })
  const replayed = reply.headers['idempotency-replayed'] === 'true'
  return { status: reply.statusCode, body: reply.json(), replayed }
}
