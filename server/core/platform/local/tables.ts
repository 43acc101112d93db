import type { Generated } from 'kysely'

export type LocalFileKind = 'image' | 'product' | 'collection' | 'article' | 'blog'

/** One row for each picture and folder seen, so that it keeps its id when its bytes or name change. */
export interface LocalFileTable {
  id: Generated<number>
  shop_id: number
  kind: LocalFileKind
  /** Relative to the store's folder, with '/' between the names. */
  path: string
  /** The file name that orders it among its neighbours, while one that we chose is another. */
  sort_name: string | null
  /** While a picture gets another name: the path of the new file, until the old one is gone. */
  pending_path: string | null
  /** sha-256 of what we write to pending_path: tells our file from one somebody else put there. */
  pending_hash: string | null
}

export interface LocalTables {
  local_file: LocalFileTable
}
