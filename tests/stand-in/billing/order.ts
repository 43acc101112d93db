import { type Line, type LineInput, lineOf, type RecurringLine } from './subscription.ts'

/** A refusal that becomes a userError. A comment at each use says where its text comes from. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly field: string[] | null
  constructor(message: string, field: string[] | null = null) {
    super(message)
    this.field = field
  }
}

export type SubscriptionOrder = {
  name: string
  returnUrl: string
  lineItems: LineInput[]
  trialDays: number
  isTest: boolean
}

export const currencyOf = ({ lineItems: [line] }: SubscriptionOrder): string => {
  const { appRecurringPricingDetails: recurring, appUsagePricingDetails: usage } = line?.plan ?? {}
  return recurring?.price.currencyCode ?? usage?.cappedAmount.currencyCode ?? 'USD'
}

/** Returns the lines of a new subscription; throws Refused if the order is invalid. */
export function linesOf(order: SubscriptionOrder): Line[] {
  const { name, lineItems } = order
  // Shopify's texts for these errors are unknown, except for the one about the interval.
  if (name.trim() === '') throw new Refused("Name can't be blank", ['name'])
  const lines = lineItems.map(lineOf)
  if (lines.length === 0 || lines.length > 2 || lines.some((line) => line === null))
    throw new Refused('Each line item needs exactly one kind of pricing', ['lineItems'])
  const known = lines.filter((line) => line !== null)
  if (new Set(known.map(({ kind }) => kind)).size < known.length)
    throw new Refused('Only one line item of each kind is allowed', ['lineItems'])
  const [recurring, usage] = [known.find(isRecurring), known.find(({ kind }) => kind === 'usage')]
  if (recurring && usage && recurring.interval !== 'EVERY_30_DAYS')
    throw new Refused('Interval must be EVERY_30_DAYS beside a usage line item', ['lineItems'])
  if (recurring && !(recurring.cents > 0)) throw new Refused('Price must be greater than 0')
  if (currenciesOf(order).size > 1)
    throw new Refused('All line items must have the same currency', ['lineItems'])
  if (!(order.trialDays >= 0 && order.trialDays <= MOST_TRIAL_DAYS))
    throw new Refused(`Trial days must be between 0 and ${MOST_TRIAL_DAYS}`, ['trialDays'])
  if (recurring?.kind === 'recurring' && !isInRange(recurring))
    throw new Refused('Discount is not in range', ['lineItems'])
  return known
}

/** The limit is reported. */
const MOST_TRIAL_DAYS = 1000

/** A discount takes off more than nothing and at most the price, for at least one period (docs). */
function isInRange({ cents, discount }: RecurringLine): boolean {
  if (!discount) return true
  const { value, periods } = discount
  const share = 'cents' in value ? value.cents / cents : value.percentage
  return share > 0 && share <= 1 && (periods === null || periods >= 1)
}

const currenciesOf = ({ lineItems }: SubscriptionOrder): Set<string> =>
  new Set(
    lineItems.flatMap(({ plan: { appRecurringPricingDetails, appUsagePricingDetails } }) => {
      const { amount } = appRecurringPricingDetails?.discount?.value ?? {}
      const money = [
        appRecurringPricingDetails?.price,
        appUsagePricingDetails?.cappedAmount,
        typeof amount === 'object' ? amount : undefined
      ]
      return money.flatMap((value) => value?.currencyCode ?? [])
    })
  )

const isRecurring = (line: Line) => line.kind === 'recurring'
