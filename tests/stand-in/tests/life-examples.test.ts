import t from 'tap'
import { type Answer, ask, openStage, type Stage } from './support/ask.ts'
import { type Step, stepsOf } from './support/examples.ts'
import { readOperation } from './support/platform.ts'

/** Returns the keys and types of a value, because the values in the examples are invented. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (value === null || typeof value !== 'object') return value === null ? null : typeof value
  const entries = Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)] as const)
  return Object.fromEntries(entries)
}

const run = async (
  stage: Stage,
  { operation = '', variables }: Step,
  changes: object = {}
): Promise<Answer> =>
  ask(stage, stage.shop.access.grant(), readOperation(operation), {
    ...variables,
    ...changes
  })

t.test('what the app reads after its installation has the documented shape', async (t) => {
  const stage = await openStage(t)
  for (const step of stepsOf('install-shop-info')) {
    const { data } = await run(stage, step)
    t.same(shapeOf(data), shapeOf(step.data))
  }
})

t.test('the state of the embed is read as in the example', async (t) => {
  const stage = await openStage(t)
  const [on, base64, headless, empty] = stepsOf('theme-app-embed')
  const { theme } = stage.shop
  const matches = async (step: Step | undefined) => {
    if (!step) throw new Error('Expected four steps in the example')
    const { data } = await run(stage, step)
    t.same(shapeOf(data), shapeOf(step.data))
  }
  theme.setEmbed(true)
  await matches(on)
  theme.bodyKind = 'base64'
  await matches(base64)
  theme.setText(null)
  await matches(empty)
  theme.unpublish()
  await matches(headless)
})

t.test('the life of a plan follows the documented flow', async (t) => {
  const stage = await openStage(t)
  const { billing } = stage.shop
  const steps = stepsOf('flow-billing')
  let [id, line] = ['', '']
  for (const step of steps) {
    if (!step.operation) {
      billing.approve(billing.subscriptions().at(-1)?.id ?? 0)
      continue
    }
    // In the example ten blocks precede the usage record that exceeds the cap.
    if (step.operation === 'app-usage-record-create.graphql' && isOverCap(step))
      for (let block = 2; block <= 10; block++)
        await run(stage, step, { subscriptionLineItemId: line, idempotencyKey: `block ${block}` })
    const { data } = await run(stage, step, idsFor(step, id, line))
    const records = step.operation === 'app-usage-records.graphql'
    if (!records) t.same(shapeOf(data), shapeOf(step.data), step.operation)
    else t.match(shapeOf(data), firstRecordOf(step))
    const made = data.appSubscriptionCreate?.appSubscription
    if (made) [id, line] = [made.id, made.lineItems[1].id]
  }
})

const isOverCap = ({ data }: Step): boolean =>
  JSON.stringify(data).includes('Total price exceeds balance remaining')

function idsFor({ operation }: Step, id: string, line: string): object {
  if (operation === 'app-subscription-cancel.graphql') return { id }
  if (operation === 'app-subscription-line-item-update.graphql') return { id: line }
  return operation === 'app-usage-record-create.graphql' ? { subscriptionLineItemId: line } : {}
}

/**
 * Returns a pattern that the answer must match. The example has only one record; in this shop it is the first of ten.
 */
function firstRecordOf(step: Step): unknown {
  const data = step.data as Answer
  const [subscription] = data.currentAppInstallation.activeSubscriptions
  return {
    currentAppInstallation: {
      activeSubscriptions: [
        {
          lineItems: [
            {},
            { usageRecords: { nodes: [shapeOf(subscription.lineItems[1].usageRecords.nodes[0])] } }
          ]
        }
      ]
    }
  }
}
