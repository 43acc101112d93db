import { billing } from './billing.ts'
import { files } from './files.ts'
import { metafields } from './metafields.ts'
import { nodesOf } from './nodes.ts'
import type { Part } from './part.ts'
import { products } from './products.ts'
import { shopFields } from './shop.ts'
import { themes } from './themes.ts'
import { webhookSubscriptions } from './webhook-subscriptions.ts'

const SUBJECTS: Part[] = [
  products,
  files,
  shopFields,
  billing,
  themes,
  metafields,
  webhookSubscriptions
]

/** The Admin API, subject by subject. */
export const PARTS: Part[] = [...SUBJECTS, nodesOf(SUBJECTS)]
