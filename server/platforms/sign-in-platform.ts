import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from '../../modules/auth/tables.ts'

/**
 * What the product asks of a platform whose admin opens the app. The platform says which shop a request comes from;
 * modules/auth owns shops, sessions and our own tokens. A store in a local folder has no such platform: its merchant
 * signs in with one of our tokens.
 */

/** The outcome of the app-entry call. */
export type Entry =
  /** `isNew`: before this call, the app was not installed in the shop, or none of the shop's tokens worked. */
  | { shop: Shop; isNew: boolean }
  /** The whole window has to continue at this absolute address. */
  | { leaveFor: string }
  /**
   * `query`: the platform did not send this query. `identity`: the merchant's identity is no longer proven.
   * `unreachable`: the platform could not be reached.
   */
  | { fault: 'query' | 'identity' | 'unreachable' }

export type SignInPlatform = {
  /** Routes that only shops of this platform use, such as the page on which a merchant gives permission. */
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
   * Adds to the refusal of a call the address at which the merchant can open the shop again. Does nothing for shops of
   * other platforms.
   */
  announceClosed(reply: FastifyReply, shop: Shop): void

  /**
   * Returns the path at which the merchant of a closed shop opens it again from a page outside the frame; undefined
   * for shops of other platforms.
   */
  reopenPath(shop: Shop): string | undefined

  /** Answers the app-entry call (specification §13.2); undefined when it does not claim to come from the platform. */
  enter(request: FastifyRequest, reply: FastifyReply): Promise<Entry | undefined>
}
