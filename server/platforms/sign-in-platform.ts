import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from '../../modules/auth/tables.ts'

/**
 * What the product asks of a platform whose admin opens the app. The platform says which shop a request comes from;
 * shops, sessions and our own tokens belong to modules/auth. A store that is a folder has no such platform: its
 * merchant signs in with a token of ours.
 */

/** How the app-entry call ends. */
export type Entry =
  /** `isNew`: until now, the app was not installed in the shop, or the shop could not be reached. */
  | { shop: Shop; isNew: boolean }
  /** The whole window has to continue at this absolute address. */
  | { leaveFor: string }
  /**
   * `query`: the platform did not send this query. `identity`: it is not proven any more who the merchant is.
   * `unreachable`: the platform could not be asked.
   */
  | { fault: 'query' | 'identity' | 'unreachable' }

export type SignInPlatform = {
  /** The addresses that only shops of this platform use, such as the page on which a merchant gives permission. */
  routes: FastifyPluginAsync

  /**
   * Signs in the shop whose admin shows this page in its frame, and lets only that admin frame it (`framedBy`).
   * @returns undefined when the page is in no frame; `redirected` when the reply leads elsewhere and has been sent
   */
  shopInFrame(
    request: FastifyRequest,
    reply: FastifyReply
  ): Promise<Shop | 'redirected' | undefined>

  /**
   * Returns the absolute address in the admin at which a page continues that the platform opened outside of it;
   * undefined for every other request.
   */
  adminAddress(request: FastifyRequest): Promise<string | undefined>

  /**
   * Finds the shop of a call by its `Authorization` header, open or closed.
   * @returns undefined when the header is missing or not of this platform; `invalid` when it proves nothing
   */
  shopByHeader(request: FastifyRequest, reply: FastifyReply): Promise<Shop | 'invalid' | undefined>

  /** Adds to the refusal of a call where its merchant can open the shop again. Does nothing for other platforms' shops. */
  announceClosed(reply: FastifyReply, shop: Shop): void

  /**
   * Returns the path, for a page outside the frame, at which the merchant of a closed shop opens it again; undefined
   * for other platforms' shops.
   */
  reopenPath(shop: Shop): string | undefined

  /** Answers the app-entry call (specification §13.2); undefined when it does not claim to come from the platform. */
  enter(request: FastifyRequest, reply: FastifyReply): Promise<Entry | undefined>
}
