import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../server/core/clock.ts'

/** How long an address accepts its file (specification §8.2). */
const TICKET_MS = 15 * 60 * 1000

export type Ticket = { shopId: number; id: number }

export type Tickets = {
  pathTo(ticket: Ticket): string
  /** @returns undefined for a token that we did not sign, 'expired' for one that is too old */
  open(token: string): Ticket | 'expired' | undefined
}

/** Signs an address for one PUT. The row that the token names says what may be sent there. */
export function openUploadTokens(secretKey: string, clock: Clock): Tickets {
  const sign = (text: string) =>
    createHmac('sha256', secretKey).update(`uploads:${text}`).digest('base64url')
  return {
    pathTo({ shopId, id }) {
      const fields = [shopId, id, clock.now().getTime() + TICKET_MS]
      const text = Buffer.from(JSON.stringify(fields)).toString('base64url')
      return `/uploads/${text}.${sign(text)}`
    },
    open(token) {
      const [text = '', signature = ''] = token.split('.')
      const expected = Buffer.from(sign(text))
      const given = Buffer.from(signature)
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined
      const [shopId, id, endsMs] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
        number,
        number,
        number
      ]
      return clock.now().getTime() >= endsMs ? 'expired' : { shopId, id }
    }
  }
}
