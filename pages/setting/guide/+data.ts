import type { PageContextServer } from 'vike/types'
import { isGuideOpen } from '../../../modules/guidance/queries.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ shop, needs }: PageContextServer) {
  if (!shop) throw new Error('Expected a signed-in shop on this page, received none')
  return { isDone: !(await isGuideOpen(needs.db, shop.id)) }
}
