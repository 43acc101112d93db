import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { NoDeprecatedCustomRule, parse, stripIgnoredCharacters, validate } from 'graphql'
import t from 'tap'
import * as operations from '../../../../server/platforms/shopify/client/operations.ts'
import { requestedCost } from '../../../stand-in/admin/cost.ts'
import { planCost } from '../../../stand-in/admin/cost-plan.ts'
import { prepare } from '../../../stand-in/admin/prepared.ts'
import { PUBLISHED } from '../../../stand-in/admin/published-schema.ts'

const FILES = 'server/platforms/shopify/client/operations/*.graphql'

/** Shopify refuses any query that costs more (docs/shopify.md §7). */
const MOST_POINTS = 1000

t.test(
  'every .graphql file is valid on Shopify’s schema and matches the operation that is sent §3.4.1',
  async (t) => {
    const sent = new Map(Object.values(operations).map((operation) => [operation.name, operation]))
    const files = globSync(FILES)
    t.equal(files.length, sent.size, '`npm run operations` has generated all of them')
    for (const file of files) {
      const text = readFileSync(file, 'utf8')
      const { operations: found, fragments, errors } = prepare(text)
      const [operation] = found
      t.same(errors, [], `${file} is valid`)
      if (!operation?.name) return t.fail(`${file} has no name`)
      const cost = requestedCost(planCost(operation, fragments, { first: 250 }))
      t.match(
        sent.get(operation.name.value),
        {
          text: stripIgnoredCharacters(text),
          isMutation: operation.operation === 'mutation',
          cost
        },
        `${file} matches what is sent; if not, run npm run operations`
      )
      t.ok(cost <= MOST_POINTS, `${file} costs ${cost}`)
    }
  }
)

t.test('only the bulk query reads a field that Shopify has deprecated', (t) => {
  const used = globSync(FILES).flatMap((file) =>
    validate(PUBLISHED, parse(readFileSync(file, 'utf8')), [NoDeprecatedCustomRule]).map(
      ({ message }) => `${basename(file)}: ${message}`
    )
  )
  t.strictSame(used, [
    'bulk-products.graphql: The field ProductVariant.image is deprecated. Use `media` instead.'
  ])
  t.end()
})
