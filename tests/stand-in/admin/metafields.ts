import { createHash } from 'node:crypto'
import type { AppMetafield } from '../life.ts'
import type { ShopWorld } from '../world.ts'
import { globalId, numberOf } from './global-ids.ts'
import type { Part } from './part.ts'
import { notModelled } from './refusals.ts'

type Input = {
  ownerId: string
  namespace?: string | null
  key: string
  type?: string | null
  value: string
}

/** The most metafields in one call (docs). */
const MOST = 25

/** The supported types of values; any other type is refused as not modelled. */
const CHECKS: Record<string, RegExp> = { boolean: /^(true|false)$/, number_integer: /^-?\d+$/ }

/** App data on our own installation, which the theme extension reads as app.metafields. */
export const metafields: Part = {
  types: {
    Mutation: {
      metafieldsSet: (_: unknown, { metafields: inputs }: { metafields: Input[] }, { shop }) =>
        setAll(shop, inputs)
    },
    Metafield: {
      id: ({ id }: AppMetafield) => globalId('Metafield', id),
      legacyResourceId: ({ id }: AppMetafield) => id,
      ownerType: () => 'API_PERMISSION',
      jsonValue: ({ value }: AppMetafield) => JSON.parse(value) as unknown,
      compareDigest: ({ value }: AppMetafield) => createHash('sha256').update(value).digest('hex'),
      sizeInBytes: ({ value }: AppMetafield) => Buffer.byteLength(value),
      description: () => null,
      createdAt: ({ createdAt }: AppMetafield) => createdAt.getTime(),
      updatedAt: ({ updatedAt }: AppMetafield) => updatedAt.getTime()
    }
  }
}

function setAll(shop: ShopWorld, inputs: Input[]): object {
  const refuse = (index: number, field: string, code: string, message: string) => ({
    metafields: null,
    userErrors: [
      { code, field: ['metafields', String(index), field], message, elementIndex: index }
    ]
  })
  // The call sets all metafields or none (docs). Shopify's text for this error is unknown.
  if (inputs.length > MOST)
    return refuse(MOST, 'metafields', 'LESS_THAN_OR_EQUAL_TO', `Exceeded the maximum of ${MOST}`)
  for (const [index, { ownerId, type, value }] of inputs.entries()) {
    const installation = shop.access.installation()
    if (numberOf(ownerId, 'AppInstallation') !== installation?.id)
      return refuse(index, 'ownerId', 'INVALID', 'Owner does not exist.')
    if (!type) return refuse(index, 'type', 'BLANK', "Type can't be blank")
    const check = CHECKS[type]
    if (!check) throw notModelled(`metafields of type ${type}`)
    if (!check.test(value))
      return refuse(index, 'value', 'INVALID_VALUE', `Value must be a ${type}.`)
  }
  return { metafields: inputs.map((input) => setOne(shop, input)), userErrors: [] }
}

function setOne(shop: ShopWorld, { key, type, value, namespace }: Input): AppMetafield {
  const now = shop.world.clock.now()
  // Without a namespace, the one reserved for the app applies (docs).
  const own = namespace ?? `app--${shop.access.installation()?.id}`
  const known = shop.metafields.find((field) => field.key === key && field.namespace === own)
  const field = known ?? {
    id: shop.world.nextNumber(),
    namespace: own,
    key,
    type: '',
    value: '',
    createdAt: now,
    updatedAt: now
  }
  if (!known) shop.metafields.push(field)
  return Object.assign(field, { type: type ?? field.type, value, updatedAt: now })
}
