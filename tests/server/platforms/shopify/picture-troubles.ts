import { isFailure } from '../../../../server/core/failure.ts'
import type { AdminClient } from '../../../../server/platforms/shopify/client/admin-client.ts'
import type { FaultKind } from '../../../stand-in/faults.ts'
import { CASES, newerPicture, type PictureCase } from './picture-cases.ts'
import type { ShopOnStandIn } from './store-support.ts'

/** Something that goes wrong at one of an action's mutations. */
export type Trouble = {
  /** Index of the mutation, from 0. */
  step: number
  /** The call gets no usable answer. */
  fault?: FaultKind
  /** Our process dies before or after the call, and a new process continues the work. */
  killed?: 'before' | 'after'
  /** The merchant uploads a newer picture before the call is sent, or after it has taken effect. */
  uploads?: 'before' | 'after'
}

export const named = ({ step, fault, killed, uploads }: Trouble): string =>
  [
    `call ${step}`,
    fault,
    killed && `killed ${killed} it`,
    uploads && `the merchant uploads ${uploads} it`
  ]
    .filter(Boolean)
    .join(', ')

class Killed extends Error {
  override readonly name = 'Killed'
}

const LATER = '2099-01-01T00:00:00.000Z'

/** The number of attempts that a run makes after transient errors (work-on.ts). */
const ATTEMPTS = 4

/**
 * Plays one case in a freshly opened shop, with one trouble. Returns a sentence for each thing that is wrong at the
 * end.
 */
export async function play(opened: ShopOnStandIn, name: string, trouble: Trouble) {
  const { steps, begin } = CASES[name] ?? {}
  if (!steps || !begin) throw new Error(`there is no case ${name}`)
  const { shop } = opened
  const given = await begin(opened)
  const files = shop.content.files.size
  const { png, hashes } = await newerPicture()
  let hasUploaded = false
  const upload = async () => {
    await given.upload(png)
    hasUploaded = true
  }
  const { fault: kind, step } = trouble
  const operation = steps[step] ?? ''
  const after = steps.slice(0, step).filter((earlier) => earlier === operation).length
  if (kind) shop.faults.add({ operation, kind, after })
  const outcome = await attempts(given, opened, troubled(opened.client, trouble, upload))
  const found = await findProblems(opened, given, { files, newer: hasUploaded ? hashes : null })
  const isExpected = outcome === (given.after === given.before ? 'refused' : 'done')
  if (!hasUploaded && !isExpected) found.push(`it ends as ${outcome}`)
  if (!shop.faults.areSpent()) found.push('the fault did not happen')
  return found
}

/** Wraps a client so that the process that uses it meets this trouble once. */
function troubled(
  client: AdminClient,
  { step, killed, uploads }: Trouble,
  upload: () => Promise<void>
): AdminClient {
  let calls = 0
  return {
    async run(shopId, operation, ...rest) {
      if (!operation.isMutation || calls++ !== step) return client.run(shopId, operation, ...rest)
      if (killed === 'before') {
        if (uploads) await upload()
        throw new Killed()
      }
      if (uploads === 'before') await upload()
      const sent = client.run(shopId, operation, ...rest)
      await Promise.allSettled([sent])
      if (uploads === 'after') await upload()
      if (killed === 'after') throw new Killed()
      return sent
    }
  }
}

async function attempts(given: PictureCase, opened: ShopOnStandIn, client: AdminClient) {
  let store = opened.open(client)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++)
    try {
      await given.act(store)
      return 'done'
    } catch (error) {
      if (error instanceof Killed) store = opened.open()
      else if (!isFailure(error)) throw error
      else if (error.retry === 'never') return error.code
    }
  return 'unreachable'
}

type End = { files: number; newer: string[] | null }

/** Lists the problems that remain after the next sync and after the retention of replaced files has ended. */
async function findProblems(
  { standIn, shop, shopId, db, open }: ShopOnStandIn,
  given: PictureCase,
  { files, newer }: End
): Promise<string[]> {
  const found: string[] = []
  const report = (isProblem: boolean, what: string) => isProblem && found.push(what)
  const store = open()
  for (const kind of ['product', 'collection'] as const)
    for await (const _ of store.listItems(kind));
  const checkPlace = (when: string) => {
    const shown = given.shown()
    if (newer) report(!newer.includes(shown), `${when} the merchant's newer picture is not shown`)
    else
      report(
        shown !== given.after,
        `${when} it shows ${shown === given.before ? 'what it did' : shown}`
      )
    report(!given.isWhole(), `${when} its place is not as it was`)
  }
  checkPlace('at the end')
  const swaps = await db
    .selectFrom('shopify_move')
    .selectAll()
    .where('shop_id', '=', shopId)
    .execute()
  report(swaps.length > 0, 'a format swap is unfinished')
  await store.removeReplacedFiles?.(LATER)
  checkPlace('30 days later')
  // Unless Shopify says which files are in use, the app cannot find a file whose creation was never answered, so such a
  // file may stay.
  if (standIn.world.switches.usedIn !== 'known') return found
  const left = [...shop.content.files.values()].filter(
    (file) => file.__typename === 'MediaImage' && file.products.size === 0
  )
  report(left.length > 0, `${left.length} files are left over`)
  report(shop.content.files.size > files, 'there are more files than before')
  return found
}

/** Runs `work` for each item, at most `atOnce` at a time. */
export async function inParallel<Item, Result>(
  items: Item[],
  atOnce: number,
  work: (item: Item, number: number) => Promise<Result>
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++)
      results[at] = await work(items[at] as Item, at)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
