import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Sends an error of Google Cloud Storage, which holds uploads, originals and the results of bulk operations. */
export const storageError = (reply: FastifyReply, status: number, code: string): FastifyReply =>
  reply
    .code(status)
    .type('application/xml; charset=UTF-8')
    .send(`<?xml version='1.0' encoding='UTF-8'?><Error><Code>${code}</Code></Error>`)

export function isEqualText(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
