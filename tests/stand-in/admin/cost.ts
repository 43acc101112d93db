import type { PricedField } from './cost-plan.ts'

/**
 * Computes prices as Shopify does (docs/shopify.md §7): the rules are derived from recordings and exact for 96 % of
 * them. An object costs one point, a connection costs more with the logarithm of its size, a mutation costs ten.
 */

type Answer = Record<string, unknown>

/** No request is free (docs). */
const LEAST = 1

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Returns how much the size of a connection adds to its price. */
export const growth = (size: number): number =>
  size <= 0 ? 0 : Math.max(1, Math.floor(2 * Math.log(size)))

/** Returns what is taken from the bucket before the execution: the highest possible cost. */
export const requestedCost = (plan: PricedField[]): number =>
  Math.max(LEAST, sum(plan.map((field) => price(field, field.size))))

/**
 * Returns the cost of the actual answer, at most the requested cost. How Shopify prices short lists is unknown.
 */
export const actualCost = (plan: PricedField[], answer: Answer): number =>
  Math.min(
    requestedCost(plan),
    Math.max(LEAST, sum(plan.map((field) => price(field, 0, answer[field.key]))))
  )

/** @param value The answer's value for this field; undefined before there is an answer. */
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

/** Prices a list by its most expensive entry. */
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
