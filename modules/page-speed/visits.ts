import { toText } from '../../server/core/clock.ts'
import type { Db } from '../../server/core/database/db.ts'
import { inTransaction } from '../../server/core/database/transaction.ts'
import { isSameText, signatureOf } from '../../server/core/signed-token.ts'
import { classOf, METRICS, type Metric } from './figure-classes.ts'
import type { Visit } from './schema.ts'
import { addFigure, countFigures } from './sql-visits.ts'

/**
 * The most visits counted for a shop in a day. For a shop with more visits, these are a sufficient sample. The limit
 * also bounds the number of forged reports that are counted.
 */
const MOST_A_DAY = 100_000

/**
 * Returns the signature in a shop's address for reports. It has only 22 characters (132 bits), which keeps the address
 * short. The signature never expires, because storefronts keep the address for as long as they exist.
 */
const signatureOfShop = (shopId: number, secretKey: string): string =>
  signatureOf(secretKey, 'visits', String(shopId)).slice(0, 22)

/**
 * Returns the path to which a shop's storefront reports. The path names the shop, and is signed so that nobody can
 * guess the path of a different shop.
 */
export const visitPath = (shopId: number, secretKey: string): string =>
  `/visits/${shopId}-${signatureOfShop(shopId, secretKey)}`

export function shopOfToken(token: string, secretKey: string): number | undefined {
  const [, id = '', signature = ''] = /^(\d{1,15})-([\w-]{22})$/.exec(token) ?? []
  if (id === '') return undefined
  return isSameText(signatureOfShop(Number(id), secretKey), signature) ? Number(id) : undefined
}

/**
 * Counts one page view, by adding one to the class of each of its figures. Once the day's limit is reached, nothing is
 * counted.
 * @returns whether it was counted
 */
export function recordVisit(db: Db, shopId: number, visit: Visit, now: Date): Promise<boolean> {
  const day = toText(now).slice(0, 10)
  return inTransaction(db, async (trx) => {
    if ((await countFigures(trx, shopId, day)) >= MOST_A_DAY) return false
    for (const metric of METRICS) {
      const value = visit[metric satisfies Metric]
      if (value !== undefined) await addFigure(trx, { shopId, day, metric, class: classOf(value) })
    }
    return true
  })
}
