import type { Clock } from '../../../server/core/clock.ts'
import { openSignedTokens } from '../../../server/core/signed-token.ts'

/** How long a file can be sent to its upload address (specification §8.2). */
export const VALID_MS = 15 * 60 * 1000

export type PresignedUpload = { shopId: number; id: number }

export type UploadTokens = {
  pathTo(upload: PresignedUpload): string
  /** @returns undefined for a token that we did not sign, 'expired' for one that is too old */
  open(token: string): PresignedUpload | 'expired' | undefined
}

/**
 * Makes and checks upload addresses, each for one PUT. The token in the address names the upload's row, which says
 * what may be sent there.
 */
export function openUploadTokens(secretKey: string, clock: Clock): UploadTokens {
  type Fields = [shopId: number, id: number]
  const tokens = openSignedTokens<Fields>({ secretKey, purpose: 'uploads', clock, unitMs: 1 })
  return {
    pathTo: ({ shopId, id }) =>
      `/uploads/${tokens.make([shopId, id], clock.now().getTime() + VALID_MS)}`,
    open(token) {
      const fields = tokens.open(token)
      if (fields === undefined || fields === 'expired') return fields
      const [shopId, id] = fields
      return { shopId, id }
    }
  }
}
