import { type Html, html } from '../platforms/local/storefront/html.ts'
import { nameIn, type Schema } from './document.ts'

/** Shows a schema: what a value may be, and below that the fields of an object. */
export function showSchema(schema: Schema): Html {
  const parts = [showType(schema), showLimits(schema), showWords(schema)].filter(
    (part) => part !== null
  )
  return html`${parts.map((part) => html`${part} `)}${showFields(schema)}`
}

function showType({ $ref, type, const: only, enum: values, format, ...more }: Schema): Html | null {
  if ($ref !== undefined)
    return html`<a href="#schema-${nameIn($ref)}"><code>${nameIn($ref)}</code></a>`
  if (only !== undefined) return html`<code>${JSON.stringify(only)}</code>`
  if (values)
    return html`${values.map((value, at) => html`${at === 0 ? '' : ' or '}<code>${JSON.stringify(value)}</code>`)}`
  const choices = more.anyOf ?? more.oneOf
  if (choices && choices.every(({ properties, const: one }) => !properties && one === undefined))
    return html`${choices.map((choice, at) => html`${at === 0 ? '' : ' or '}${showType(choice) ?? html`anything`}`)}`
  if (type === undefined) return null
  const name = [type].flat().join(' or ')
  return html`<span class="type">${format === undefined ? name : `${name} (${format})`}</span>`
}

const LIMITS: [keyof Schema, string][] = [
  ['minimum', 'at least'],
  ['maximum', 'at most'],
  ['minLength', 'characters at least'],
  ['maxLength', 'characters at most'],
  ['minItems', 'entries at least'],
  ['maxItems', 'entries at most'],
  ['pattern', 'matches'],
  ['default', 'otherwise']
]

function showLimits(schema: Schema): Html | null {
  const limits = LIMITS.filter(([name]) => schema[name] !== undefined).map(([name, words]) => {
    const value = String(schema[name])
    return /characters|entries/.test(words)
      ? words.replace(/^\w+/, (noun) => `${value} ${noun}`)
      : `${words} ${value}`
  })
  return limits.length === 0 ? null : html`<span class="limits">${limits.join(', ')}</span>`
}

const showWords = ({ description }: Schema): Html | null =>
  description === undefined ? null : html`<span>${description}</span>`

function showFields(schema: Schema): Html | null {
  const { properties, required = [], items, additionalProperties: others } = schema
  if (items && hasMore(items)) return html`<div class="each">Each entry: ${showSchema(items)}</div>`
  if (items) return html`<span>of ${showSchema(items)}</span>`
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  const shown = choices.filter((one) => hasMore(one) || one.const !== undefined)
  const fields = Object.entries(properties ?? {}).map(
    ([name, field]) =>
      html`<li><code>${name}</code>${required.includes(name) ? '' : ' (may be missing)'}: ${showSchema(field)}</li>`
  )
  if (typeof others === 'object') fields.push(html`<li>any other field: ${showSchema(others)}</li>`)
  for (const choice of shown) fields.push(html`<li>${showSchema(choice)}</li>`)
  return fields.length === 0 ? null : html`<ul>${fields}</ul>`
}

const hasMore = ({ properties, items, oneOf, anyOf, allOf }: Schema): boolean =>
  [properties, items, oneOf, anyOf, allOf].some((part) => part !== undefined)
