import { isFailure } from '../../../server/core/failure.ts'
import type { AdminClient } from '../../../server/platforms/shopify/client/admin-client.ts'
import type { FaultKind } from '../../stand-in/faults.ts'
import type { Switches } from '../../stand-in/switches.ts'
import { CASES, type PictureCase, theirs } from './picture-cases.ts'
import { BOTH_WAYS, type ShopOnStandIn } from './store-support.ts'

/** What happens at one of the calls that change something. */
export type Trouble = {
  /** Which of them, from 0. */
  step: number
  /** The call is not answered. */
  fault?: FaultKind
  /** Our process ends there, and another one goes on. */
  killed?: 'before' | 'after'
  /** The merchant puts another picture there: before the call is sent, or once it has taken effect. */
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

/** Attempts of a run: each error that may pass is tried again (work-on.ts). */
const ATTEMPTS = 4

const [, [, NASTY] = []] = BOTH_WAYS

/** Shopify loses what it can lose; files that nothing uses can be told, so that it is seen whether any is left. */
export const UNKIND = { ...(NASTY as Switches), usedIn: 'known' } as const

/** Plays one case with one trouble, in a shop of its own; what is wrong at its end, in words. */
export async function play(opened: ShopOnStandIn, name: string, trouble: Trouble) {
  const { steps, begin } = CASES[name] ?? {}
  if (!steps || !begin) throw new Error(`there is no case ${name}`)
  const { shop } = opened
  const given = await begin(opened)
  const files = shop.content.files.size
  const { png, hashes } = await theirs()
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
  const found = await wrongs(opened, given, { files, newer: hasUploaded ? hashes : null })
  const isExpected = outcome === (given.after === given.before ? 'refused' : 'done')
  if (!hasUploaded && !isExpected) found.push(`it ends as ${outcome}`)
  if (!shop.faults.areSpent()) found.push('the fault did not happen')
  return found
}

/** A client of a process that has this trouble once. */
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

/** After a look at the shop, and once the time of what was replaced is over. */
async function wrongs(
  { shop, shopId, db, open }: ShopOnStandIn,
  given: PictureCase,
  { files, newer }: End
): Promise<string[]> {
  const found: string[] = []
  const isWrong = (wrong: boolean, what: string) => wrong && found.push(what)
  const store = open()
  for (const kind of ['product', 'collection'] as const)
    for await (const _ of store.listItems(kind));
  const look = (when: string) => {
    const shown = given.shown()
    if (newer) isWrong(!newer.includes(shown), `${when} the merchant's newer picture is not shown`)
    else
      isWrong(
        shown !== given.after,
        `${when} it shows ${shown === given.before ? 'what it did' : shown}`
      )
    isWrong(!given.isWhole(), `${when} its place is not as it was`)
  }
  look('at the end')
  const swaps = await db
    .selectFrom('shopify_move')
    .selectAll()
    .where('shop_id', '=', shopId)
    .execute()
  isWrong(swaps.length > 0, 'a swap is not ended')
  await store.removeReplacedFiles?.(LATER)
  look('30 days later')
  const left = [...shop.content.files.values()].filter(
    (file) => file.__typename === 'MediaImage' && file.products.size === 0
  )
  isWrong(left.length > 0, `${left.length} files are left over`)
  isWrong(shop.content.files.size > files, 'there are more files than before')
  return found
}

/** Each of them by itself: most of their time is spent waiting. */
export async function inTurns<Item, Result>(
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
