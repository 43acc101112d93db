import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from '../../modules/auth/tables.ts'

/**
 * This file defines what the product asks of a platform whose admin opens the app. The platform says which shop a
 * request comes from. modules/auth owns shops, sessions and our own tokens. A store in a local folder has no such
 * platform: its merchant signs in with one of our tokens.
 */

/** The outcome of the call with which a platform opens the app. */
export type Entry =
  /**
   * `isNew`: before this call, the app was not installed in the shop, or none of the shop's tokens worked any more.
   */
  | { shop: Shop; isNew: boolean }
  /** The absolute address at which the merchant has to continue, in the whole window. */
  | { leaveFor: string }
  /**
   * Why the app was not opened. `query`: the platform did not send this query. `identity`: the merchant has to prove
   * their identity again. `unreachable`: the platform could not be reached.
   */
  | { fault: 'query' | 'identity' | 'unreachable' }

/** The frame in an admin that shows one of our pages. */
export type AdminFrame = {
  /** The domain of the shop, whose admin it is. No other site may frame the page. */
  shop: string
  /** The origins of that admin. */
  ancestors: string[]
  /** The tags with which the document has to begin, as HTML. */
  head: string
  /** The path at which the merchant grants permissions, in the whole window. */
  grantPath: string
  /**
   * The path that signs in another shop of the same merchant and returns to a page; `{shop}` stands for the domain of the
   * shop and `{path}` for the page, both encoded.
   */
  returnPath: string
}

export type SignInPlatform = {
  /** Routes for shops of this platform only, such as the page on which a merchant grants permission. */
  routes: FastifyPluginAsync

  /**
   * Signs in the shop whose admin shows this page in its frame. Only that admin may then frame the page (`framedBy`).
   * @returns undefined when the page is not in a frame of the platform; `redirected` when a redirect has been sent as the
   *   reply
   */
  shopInFrame(
    request: FastifyRequest,
    reply: FastifyReply
  ): Promise<Shop | 'redirected' | undefined>

  /**
   * Returns the frame in which a page may be shown that explains a failed sign-in; undefined outside of frames. The
   * address may name any shop, but the page shows no data of a shop.
   */
  frameOf(request: FastifyRequest): AdminFrame | undefined

  /**
   * Returns the address of our page at `path`, with what identifies the shop of this request to the next page as well;
   * undefined if nothing in the address does.
   */
  alongWith(request: FastifyRequest, path: string): string | undefined

  /**
   * Returns the absolute address in the admin to which a page moves when the platform opened it outside the admin;
   * undefined for every other request.
   */
  adminAddress(request: FastifyRequest): Promise<string | undefined>

  /**
   * Finds the shop of an API call by its `Authorization` header. Closed shops are found as well.
   * @returns undefined when the header is missing or belongs to another platform; `invalid` when it does not prove who
   * sent it
   */
  shopByHeader(request: FastifyRequest, reply: FastifyReply): Promise<Shop | 'invalid' | undefined>

  /**
   * Adds to a refusal the address at which the merchant can open the shop again. It is called when a call is refused
   * because the shop is closed, and does nothing for shops of other platforms.
   */
  announceClosed(reply: FastifyReply, shop: Shop): void

  /**
   * Returns the path at which the merchant of a closed shop can open it again from a page outside the frame; undefined
   * for shops of other platforms.
   */
  reopenPath(shop: Shop): string | undefined

  /**
   * Answers the call with which the platform opens the app (specification §13.2). Returns undefined for a call that
   * does not claim to come from the platform.
   */
  enter(request: FastifyRequest, reply: FastifyReply): Promise<Entry | undefined>
}
