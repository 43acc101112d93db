import { BillingError, type BillingPlatform } from '../../billing-platform.ts'
import { appSubscriptionLineItemUpdate, appUsageRecordCreate } from '../client/operations.ts'
import { type BillingCalls, refuse, unknownEffect } from './billing-calls.ts'
import { inDollars } from './money.ts'

/** Adds charges to the usage line of a subscription, and raises the cap of that line. */
export function openUsage({
  run,
  read
}: BillingCalls): Pick<BillingPlatform, 'raiseCap' | 'addUsage'> {
  return {
    async raiseCap(id, cappedCents) {
      const { lineId } = await read(id)
      if (lineId === undefined) throw new BillingError('refused', `${id} has no usage line`)
      const { appSubscriptionLineItemUpdate: made } = await run(appSubscriptionLineItemUpdate, {
        id: lineId,
        cappedAmount: inDollars(cappedCents)
      })
      refuse(made?.userErrors)
      if (!made?.confirmationUrl) throw unknownEffect('a higher cap')
      return { confirmationUrl: made.confirmationUrl }
    },

    async addUsage(id, { key, cents, description }) {
      // An earlier call may have made this charge although its answer was lost. The existing charges are therefore read
      // first.
      const { state, usage, lineId, records } = await read(id)
      const known = records.find(({ idempotencyKey }) => idempotencyKey === key)
      if (known) return { id: known.id }
      if (state === 'frozen') throw new BillingError('held', `${id} is frozen`)
      if (state !== 'active' || lineId === undefined || !usage)
        throw new BillingError('refused', `${id} is ${state}`)
      if (usage.usedCents + cents > usage.cappedCents)
        throw new BillingError('held', `${usage.usedCents} of ${usage.cappedCents} cents are used`)
      const { appUsageRecordCreate: made } = await run(appUsageRecordCreate, {
        subscriptionLineItemId: lineId,
        price: inDollars(cents),
        description,
        idempotencyKey: key
      })
      const isFull = made?.userErrors.some(({ message }) => /balance remaining/i.test(message))
      refuse(made?.userErrors, isFull ? 'held' : 'refused')
      if (!made?.appUsageRecord) throw unknownEffect('a charge')
      return { id: made.appUsageRecord.id }
    }
  }
}
