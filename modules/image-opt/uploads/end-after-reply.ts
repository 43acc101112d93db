import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * How long a sender whose file is not wanted may go on sending, so that a browser still reads the answer: it does so only
 * after a part of what it has begun to send.
 */
const LINGER_MS = 2000

/**
 * Closes the connection after the answer if the body has not been read to its end. Otherwise everyone whose files are
 * not wanted could keep as many connections as they like.
 */
export function endAfterReply({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    if (!raw.complete) setTimeout(() => raw.destroy(), LINGER_MS).unref()
  })
}
