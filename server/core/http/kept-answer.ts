import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import negotiate from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The forms of an answer: as it is, and compressed. A form that is missing is not sent. */
export type Forms = { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined }

/**
 * The quality of brotli: level 9 takes 20 ms for the 400 KB of the API document, and level 11, which the build uses for
 * its files, 700 ms for 5 % less.
 */
const QUALITY = 9

/** The configuration of a route that sends kept answers. */
export const KEPT = { compress: false, config: { kind: 'file' } } as const

/**
 * Returns the function that answers with content that never changes. It is read and compressed when it is first asked
 * for, and then kept.
 */
export function keepAnswer(
  headers: Record<string, string>,
  read: () => Promise<Forms>
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  let reading: Promise<Forms> | undefined
  return async ({ headers: { 'accept-encoding': accepted = '' } }, reply) => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined
      throw error
    })
    const forms = await reading
    const encoding = negotiate(accepted, ['br', 'gzip', 'identity']) ?? 'identity'
    const form = forms[encoding]
    reply.headers(headers).header('vary', 'accept-encoding')
    if (form && encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(form ?? forms.identity)
  }
}

/** Compresses a content that is not compressed by the build. */
export async function formsOf(identity: Buffer): Promise<Forms> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
  return {
    identity,
    br: await promisify(brotliCompress)(identity, { params }),
    gzip: await promisify(gzip)(identity)
  }
}
