import type { FastifyReply, FastifyRequest } from 'fastify'

/** Ids of ours that log lines carry. A shop on Shopify has a `domain` as well, which is not its id. */
type Names = { shop?: number; run?: number; domain?: string }

/** Adds the ids to every line that is logged about the request from now on, up to the one that it is completed. */
export function nameInLog(request: FastifyRequest, reply: FastifyReply, names: Names): void {
  const log = request.log.child(names)
  request.log = log
  reply.log = log
}
