import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ shop, needs }: PageContextServer) {
  if (!shop) throw new Error('Expected a signed-in shop on this page, received none')
  const store = needs.storeOf(shop.id)
  const { isOn } = await store.embedState()
  return { isOn: isOn === true, shopUrl: await store.shopUrl() }
}
