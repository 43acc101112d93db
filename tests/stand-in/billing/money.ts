/** An amount in cents. Answers carry amounts as strings with at least one decimal (recorded: 49.9, 0.0). */
export type Cents = number

export const toAmount = (cents: Cents): string => {
  const text = (cents / 100).toFixed(2)
  return text.endsWith('0') ? text.slice(0, -1) : text
}

export const toCents = (amount: string): Cents => Math.round(Number(amount) * 100)

export type MoneyInput = { amount: string; currencyCode: string }

export const moneyOf = (cents: Cents, currencyCode: string): MoneyInput => ({
  amount: toAmount(cents),
  currencyCode
})

/** Formats an amount for the pages of the stand-in's admin. */
export const dollars = (cents: Cents): string => `$${(cents / 100).toFixed(2)}`
