import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from '../../modules/auth/tables.ts'

/**
 * What the product asks of a platform whose admin opens the app. The platform says which shop a request comes from;
 * shops, sessions and our own tokens belong to modules/auth. A store that is a folder has no such platform: its
 * merchant signs in with one of our tokens.
 */

/** How the app-entry call ends. */
export type Entry =
  /** `isNew`: the app was not installed in the shop before, or the shop could not be reached. */
  | { shop: Shop; isNew: boolean }
  /** The whole window has to continue at this absolute address. */
  | { leaveFor: string }
  /**
   * `query`: the platform did not send this query. `identity`: the merchant's identity is no longer proven.
   * `unreachable`: the platform could not be reached.
   */
  | { fault: 'query' | 'identity' | 'unreachable' }

export type SignInPlatform = {
  /** The addresses that only shops of this platform use, such as the page on which a merchant gives permission. */
  routes: FastifyPluginAsync

  /**
   * Signs in the shop whose admin shows this page in its frame, and lets only that admin frame it (`framedBy`).
   * @returns undefined when the page is not in a frame; `redirected` when the reply was a redirect and has been sent
   */
  shopInFrame(
    request: FastifyRequest,
    reply: FastifyReply
  ): Promise<Shop | 'redirected' | undefined>

  /**
   * Returns the absolute address in the admin at which a page continues after the platform opened it outside the
   * admin; undefined for every other request.
   */
  adminAddress(request: FastifyRequest): Promise<string | undefined>

  /**
   * Finds the shop of a call, whether open or closed, by its `Authorization` header.
   * @returns undefined when the header is missing or belongs to another platform; `invalid` when it proves nothing
   */
  shopByHeader(request: FastifyRequest, reply: FastifyReply): Promise<Shop | 'invalid' | undefined>

  /**
   * Adds to a call's refusal the place where its merchant can open the shop again. Does nothing for other platforms'
   * shops.
   */
  announceClosed(reply: FastifyReply, shop: Shop): void

  /**
   * Returns the path at which the merchant of a closed shop opens it again from a page outside the frame; undefined
   * for other platforms' shops.
   */
  reopenPath(shop: Shop): string | undefined

  /** Answers the app-entry call (specification §13.2); undefined when it does not claim to come from the platform. */
  enter(request: FastifyRequest, reply: FastifyReply): Promise<Entry | undefined>
}
