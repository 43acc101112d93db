import { files } from './files.ts'
import { nodesOf } from './nodes.ts'
import type { Part } from './part.ts'
import { products } from './products.ts'
import { shopFields } from './shop.ts'

const SUBJECTS: Part[] = [products, files, shopFields]

/** The Admin API, subject by subject. */
export const PARTS: Part[] = [...SUBJECTS, nodesOf(SUBJECTS)]
