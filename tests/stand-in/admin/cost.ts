import type { PricedField } from './cost-plan.ts'

/**
 * Prices as Shopify's: docs/shopify.md §7, derived from recordings and exact on 96 % of them. Objects cost a point,
 * connections grow with the logarithm of their size, mutations cost ten.
 */

type Answer = Record<string, unknown>

/** Docs: nothing is free. */
const LEAST = 1

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** How the price of a connection grows with its size. */
export const growth = (size: number): number =>
  size <= 0 ? 0 : Math.max(1, Math.floor(2 * Math.log(size)))

/** What is taken from the bucket before anything is done: the dearest that can come. */
export const requestedCost = (plan: PricedField[]): number =>
  Math.max(LEAST, sum(plan.map((field) => price(field, field.size))))

/** What the answer turned out to cost; never more than was requested. How Shopify prices short lists is open. */
export const actualCost = (plan: PricedField[], answer: Answer): number =>
  Math.min(
    requestedCost(plan),
    Math.max(LEAST, sum(plan.map((field) => price(field, 0, answer[field.key]))))
  )

/** @param value What the answer has there; undefined: before there is one. */
function price(field: PricedField, size: number, value?: unknown): number {
  if (field.kind === 'count') return 10
  if (field.kind === 'mutation') return field.base + inside(field, 0, value)
  if (value === null) return 0
  const items = Array.isArray(value) ? value.length : size
  switch (field.kind) {
    case 'payload':
      return inside(field, 0, value)
    case 'object':
      return 1 + inside(field, 0, value)
    case 'connection':
      return 2 + inside(field, field.size, value)
    case 'nodes':
      return growth(items) * (1 + inside(field, 0, value))
    case 'edges':
      return growth(items) * inside(field, 0, value)
  }
}

/** Of several things the dearest. */
function inside({ choices }: PricedField, size: number, value: unknown): number {
  if (value === null) return 0
  if (Array.isArray(value))
    return Math.max(0, ...value.map((item: unknown) => insideOf(choices, size, item)))
  return insideOf(choices, size, value)
}

function insideOf(choices: PricedField['choices'], size: number, value: unknown): number {
  if (value === null) return 0
  const answer = value as Answer | undefined
  const possible = choices.length > 1 && answer ? choices.filter(fits(answer)) : choices
  const prices = possible.map(({ fields }) =>
    sum(fields.map((field) => price(field, size, answer?.[field.key])))
  )
  return Math.max(0, ...prices)
}

function fits(answer: Answer) {
  const keys = Object.keys(answer)
  return ({ keys: known }: PricedField['choices'][number]) =>
    keys.length === known.size && keys.every((key) => known.has(key))
}
