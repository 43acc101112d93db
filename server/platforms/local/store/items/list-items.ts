import { realpath } from 'node:fs/promises'
import type { StoreKind } from '../../../store-platform.ts'
import type { LocalContext } from '../context.ts'
import { reconcilePending } from '../pending.ts'
import { rootOf } from '../store-errors.ts'
import { type ItemRef, itemRefsOf } from './item-refs.ts'
import { layoutOf } from './layout.ts'
import type { LocalItem } from './local-item.ts'
import { readItems } from './read-items.ts'

/** The number of items on a page, as StorePlatform defines it. */
const PAGE_ITEMS = 250

export async function* listItems(
  context: LocalContext,
  kind: StoreKind
): AsyncGenerator<LocalItem[]> {
  await rootOf(context.directory)
  await noticeTurnedLink(context)
  const renames = context.renames.follow()
  const page = (refs: ItemRef[]) =>
    context.withLock(() =>
      readPage(
        context,
        refs.map((ref) => ({ ...ref, path: renames.current(ref.path) }))
      )
    )
  try {
    const layout = await layoutOf(context.directory)
    await context.withLock(() => reconcilePending(context))
    let refs: ItemRef[] = []
    for await (const ref of itemRefsOf(context, layout, kind)) {
      refs.push(ref)
      if (refs.length < PAGE_ITEMS) continue
      const items = await page(refs)
      if (items.length > 0) yield items
      refs = []
    }
    const items = await page(refs)
    if (items.length > 0) yield items
  } finally {
    renames.stop()
  }
}

/** Reads the items of one page. Call this only while holding the store mutex. */
async function readPage(context: LocalContext, refs: ItemRef[]): Promise<LocalItem[]> {
  return readItems(context, refs, await reconcilePending(context))
}

/** The app keeps to the folder that it opened, even if the link in STORE_DIR leads elsewhere by now. */
async function noticeTurnedLink({ name, directory, warnOnce }: LocalContext): Promise<void> {
  const [now, opened] = await Promise.all(
    [name, directory].map((path) => realpath(path).catch(() => path))
  )
  if (now !== opened)
    warnOnce(
      name,
      `STORE_DIR leads to ${now} now; the server works on in ${opened} until it is started again`
    )
}
