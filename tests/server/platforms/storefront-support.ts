import Fastify from 'fastify'
import type { Test } from 'tap'
import { openAddressLimits } from '../../../server/core/http/address-limits.ts'
import { openServer } from '../../../server/core/http/open-server.ts'
import { endUnreadAnswers } from '../../../server/core/http/unread-answers.ts'
import {
  openPictureSender,
  type PictureLimits
} from '../../../server/core/pictures/send-picture.ts'
import { registerStorefront } from '../../../server/platforms/local/storefront/storefront.ts'
import { storeOf } from './local-store-support.ts'

/** Without a build, pages contain no scripts. */
export const NO_SCRIPTS = {
  scriptFolder: 'no-build',
  visitPath: async () => undefined,
  sendPicture: openPictureSender()
}

export const SHOP = {
  'store.json': '{"title":"Tom & Ana’s","currency":"€"}',
  'products/red-mug/product.json':
    '{"title":"<b>Red</b> \\"mug\\"","vendor":"Kiln","price":"18.00","images":[{"file":"a b.png","alt":"\\" onload=alert(1)"}]}',
  'products/red-mug/a b.png': 1,
  'products/red-mug/c.jpg': 2,
  'products/secret/product.json': '{"published":false,"title":"Secret thing"}',
  'products/secret/s.jpg': 3,
  'collections/kitchen/collection.json': '{"products":["red-mug","secret","unknown"]}',
  'blogs/journal/mornings/article.json': '{"title":"Slow mornings","text":"One.\\n\\nTwo <i>"}',
  'blogs/journal/mornings/m.gif': 4
}

export type ShopLimits = PictureLimits & { stallMs?: number }

export async function startShop(
  t: Test,
  files: Record<string, string | number> = SHOP,
  { stallMs, ...pictures }: ShopLimits = {}
) {
  const made = await storeOf(t, files)
  const { serverFactory } = openServer(openAddressLimits(), () => false)
  const app = Fastify({ serverFactory })
  endUnreadAnswers(app, stallMs)
  await registerStorefront(app, {
    store: made.store,
    ...NO_SCRIPTS,
    sendPicture: openPictureSender(pictures)
  })
  t.teardown(() => app.close())
  return { ...made, app, get: (url: string) => app.inject(url) }
}
