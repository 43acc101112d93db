import type { StoreItem } from '../../../store-platform.ts'
import {
  type ArticlesPageQuery,
  articlesPage,
  type CollectionsPageQuery,
  collectionsPage
} from '../../client/operations.ts'
import type { StoreContext } from '../context.ts'
import { numberOf, type Owner } from '../ids.ts'
import { type OwnedPicture, viewOwned } from '../owned-image.ts'

const queryFor = (since: string | undefined) =>
  since === undefined ? null : `updated_at:>'${since}'`

export async function* listCollections(
  context: StoreContext,
  since?: string
): AsyncGenerator<StoreItem[]> {
  const query = queryFor(since)
  for (let after: string | null = null; ; ) {
    const { collections }: CollectionsPageQuery = await context.run(collectionsPage, {
      after,
      query
    })
    yield await inBatches(collections.nodes, async ({ id, title, image }) =>
      viewItem(context, { kind: 'collection', number: numberOf(id) }, title, image)
    )
    if (!collections.pageInfo.hasNextPage) return
    after = collections.pageInfo.endCursor
  }
}

export async function* listArticles(
  context: StoreContext,
  since?: string
): AsyncGenerator<StoreItem[]> {
  const query = queryFor(since)
  for (let after: string | null = null; ; ) {
    const { articles }: ArticlesPageQuery = await context.run(articlesPage, { after, query })
    yield await inBatches(articles.nodes, async ({ id, title, image, blog, isPublished }) => ({
      ...(await viewItem(context, { kind: 'article', number: numberOf(id) }, title, image)),
      blog: { id: numberOf(blog.id), title: blog.title },
      isPublished
    }))
    if (!articles.pageInfo.hasNextPage) return
    after = articles.pageInfo.endCursor
  }
}

/** How many requests for picture sizes are sent to the CDN at the same time. */
const AT_ONCE = 8

async function inBatches<Node>(
  nodes: Node[],
  view: (node: Node) => Promise<StoreItem>
): Promise<StoreItem[]> {
  const items: StoreItem[] = []
  for (let start = 0; start < nodes.length; start += AT_ONCE)
    items.push(...(await Promise.all(nodes.slice(start, start + AT_ONCE).map(view))))
  return items
}

async function viewItem(
  { sizes }: StoreContext,
  owner: Owner,
  title: string,
  image: OwnedPicture | null
): Promise<StoreItem> {
  return {
    kind: owner.kind,
    id: owner.number,
    title,
    blog: null,
    vendor: '',
    productType: '',
    price: '',
    variants: [],
    // A collection is always published, because it has no drafts.
    isPublished: true,
    images: image ? [viewOwned(owner, image, await sizes.of(image.url))] : []
  }
}
