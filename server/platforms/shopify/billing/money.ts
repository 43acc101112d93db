/**
 * Formats cents as an amount such as 4.50. We calculate in whole cents and never in fractions. Amounts that Shopify
 * sends have no trailing zeros.
 */
export const toAmount = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

export const inDollars = (cents: number) => ({
  amount: toAmount(cents),
  currencyCode: 'USD' as const
})

/**
 * Converts an amount to cents and drops fractions of a cent.
 * @throws when the text is not an amount
 */
export function toCents(amount: string): number {
  const [, dollars, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  if (dollars === undefined) throw new Error(`Expected an amount of money, received '${amount}'`)
  return Number(dollars) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2))
}
