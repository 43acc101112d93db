import { join } from 'node:path'
import { isAbsent } from '../../../../core/disk/errors.ts'
import type { LocalContext } from '../context.ts'
import { readRegularFile } from '../store-file.ts'

/**
 * The size limit of a JSON file. No description of an item is this long, but a picture that somebody renamed to .json
 * may be.
 */
const MAX_JSON_BYTES = 1024 * 1024

/** The content of a product.json, collection.json, blog.json, article.json or store.json. */
export type ItemJson = {
  title?: string
  vendor?: string
  type?: string
  price?: string
  text?: string
  published?: boolean
  /** The handles of the products in a collection. */
  products: string[]
  /**
   * The pictures in position order. `file` is a path below the item's folder. Without `alt`, the text in the alt file
   * beside the picture applies.
   */
  images: { file: string; alt?: string; variant: string }[]
  /** The titles of the variants, in the merchant's order. */
  variants: string[]
  /** This field and the following ones appear only in store.json. */
  domain?: string
  email?: string
  currency?: string
}

/** Returns the text of a JSON file; undefined when there is no file that we can read. */
export async function findJsonText(
  context: LocalContext,
  path: string
): Promise<string | undefined> {
  try {
    const bytes = await readRegularFile(join(context.directory, path), MAX_JSON_BYTES)
    return bytes.toString('utf8')
  } catch (error) {
    // The shop works without the file: titles then come from the names of the folders.
    if (!isAbsent(error)) context.warnOnce(path, 'This file of the store cannot be read')
    return undefined
  }
}

/**
 * Reads a JSON file of the store. Every field is optional, and a value of the wrong type counts as missing, because
 * people write these files by hand.
 */
export async function readItemJson(context: LocalContext, path: string): Promise<ItemJson> {
  const text = await findJsonText(context, path)
  const json = text === undefined ? undefined : itemJsonIn(text)
  if (text !== undefined && !json)
    context.warnOnce(path, 'This file of the store is not valid JSON')
  return json ?? NO_JSON
}

/** Stands for the JSON of an item that has none. */
export const NO_JSON: ItemJson = { products: [], images: [], variants: [] }

/** Returns undefined when the text is not valid JSON. */
export function itemJsonIn(text: string): ItemJson | undefined {
  try {
    return itemJsonOf(JSON.parse(text.replace(/^\uFEFF/, '')))
  } catch {
    return undefined
  }
}

function itemJsonOf(value: unknown): ItemJson {
  const json = isObject(value) ? value : {}
  const item: ItemJson = {
    products: listOf(json.products).filter((handle) => typeof handle === 'string'),
    images: listOf(json.images).flatMap((image) =>
      isObject(image) && typeof image.file === 'string'
        ? [{ file: image.file, ...altOf(image), variant: titlesOf(image.variants)[0] ?? '' }]
        : []
    ),
    variants: titlesOf(json.variants)
  }
  for (const name of TEXTS) {
    const text = textOf(json[name])
    if (text !== undefined) item[name] = text
  }
  if (typeof json.published === 'boolean') item.published = json.published
  const price = listOf(json.variants).map((variant) =>
    isObject(variant) ? textOf(variant.price) : undefined
  )[0]
  if (item.price === undefined && price !== undefined) item.price = price
  return item
}

/**
 * Returns the alt text of an entry, if it has one. An empty alt text is kept, because it says that the picture has no
 * description.
 */
const altOf = ({ alt }: Record<string, unknown>): { alt?: string } =>
  typeof alt === 'string' || typeof alt === 'number' ? { alt: textOf(alt) ?? '' } : {}

/** Variants are listed as titles, or as objects that have a title. */
const titlesOf = (variants: unknown): string[] =>
  listOf(variants).flatMap(
    (variant) => textOf(isObject(variant) ? variant.title : variant)?.trim() ?? []
  )

const TEXTS = [
  'title',
  'vendor',
  'type',
  'price',
  'text',
  'domain',
  'email',
  'currency'
] as const satisfies (keyof ItemJson)[]

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
