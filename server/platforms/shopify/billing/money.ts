/** Shopify writes amounts as decimal texts without zeros at the end; we reckon in whole cents, never in fractions. */

export const toAmount = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

export const inDollars = (cents: number) => ({
  amount: toAmount(cents),
  currencyCode: 'USD' as const
})

/** @throws when that is no amount; parts of a cent are left out */
export function toCents(amount: string): number {
  const [, dollars, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  if (dollars === undefined) throw new Error(`Expected an amount of money, received '${amount}'`)
  return Number(dollars) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2))
}
