import { articles } from './articles.ts'
import { billing } from './billing.ts'
import { bulkOperations } from './bulk-operations.ts'
import { collections } from './collections.ts'
import { fileCreate } from './file-create.ts'
import { fileDelete } from './file-delete.ts'
import { fileUpdate } from './file-update.ts'
import { files } from './files.ts'
import { jobs } from './jobs.ts'
import { metafields } from './metafields.ts'
import { nodesOf } from './nodes.ts'
import type { Part } from './part.ts'
import { productMedia } from './product-media.ts'
import { products } from './products.ts'
import { shopFields } from './shop.ts'
import { stagedUploads } from './staged-uploads.ts'
import { themes } from './themes.ts'
import { variantMedia } from './variant-media.ts'
import { webhookSubscriptions } from './webhook-subscriptions.ts'

const SUBJECTS: Part[] = [
  shopFields,
  products,
  productMedia,
  variantMedia,
  files,
  fileCreate,
  fileUpdate,
  fileDelete,
  stagedUploads,
  collections,
  articles,
  jobs,
  bulkOperations,
  billing,
  themes,
  metafields,
  webhookSubscriptions
]

/** The whole Admin API, one part for each subject. */
export const PARTS: Part[] = [...SUBJECTS, nodesOf(SUBJECTS)]
