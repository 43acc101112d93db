import { join } from 'node:path'
import { storable } from '../../../../core/database/storable.ts'
import { isAbsent } from '../../../../core/disk/errors.ts'
import type { LocalContext } from '../context.ts'
import { readWhole } from '../whole-file.ts'

/**
 * The largest JSON file that we read. No description of an item is this long, but somebody may have given a picture a
 * name that ends in .json.
 */
export const MAX_JSON_BYTES = 2 * 1024 * 1024

/**
 * The content of any JSON file of the store: product.json, collection.json, blog.json, article.json or store.json.
 */
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
   * The pictures in order of position. `file` is a path relative to the item's folder. If `alt` is missing, the alt
   * file beside the picture holds the alt text.
   */
  images: { file: string; alt?: string; variant: string }[]
  /** The titles of the variants, in the merchant's order. */
  variants: string[]
  /** Only store.json has this field and the two after it. */
  domain?: string
  email?: string
  currency?: string
}

/** Returns the text of a JSON file; undefined when the file is missing or cannot be read. */
export async function findJsonText(
  context: LocalContext,
  path: string
): Promise<string | undefined> {
  try {
    const bytes = await readWhole(join(context.directory, path), MAX_JSON_BYTES, isJson)
    return bytes.toString('utf8')
  } catch (error) {
    // The shop works without this file: its titles then come from the names of folders.
    if (!isAbsent(error)) context.warnOnce(path, 'This file of the store cannot be read')
    return undefined
  }
}

/**
 * Reads a JSON file of the store. People write these files by hand, so every field is optional and a value of the
 * wrong type counts as missing.
 */
export async function readItemJson(context: LocalContext, path: string): Promise<ItemJson> {
  const text = await findJsonText(context, path)
  const json = text === undefined ? undefined : itemJsonIn(text)
  if (text !== undefined && !json)
    context.warnOnce(path, 'This file of the store is not valid JSON')
  return json ?? NO_JSON
}

/** Used for an item without a JSON file. */
export const NO_JSON: ItemJson = { products: [], images: [], variants: [] }

/** Returns the content of a JSON text; undefined when the text is not valid JSON. */
function itemJsonIn(text: string): ItemJson | undefined {
  const value = parsed(text)
  return value === undefined ? undefined : itemJsonOf(value)
}

/** Tells whether these bytes are a JSON text. */
export const isJson = (bytes: Buffer): boolean => parsed(bytes.toString('utf8')) !== undefined

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
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
 * Returns the alt text of a picture's entry, if the entry has one. An empty alt text counts: the merchant says with it
 * that the picture has no description.
 */
const altOf = ({ alt }: Record<string, unknown>): { alt?: string } =>
  typeof alt === 'string' || typeof alt === 'number' ? { alt: textOf(alt) ?? '' } : {}

/** Returns the alt text that an entry has with this `alt`, as the JSON spells it; undefined if it has none. */
export const altIn = (raw: string): string | undefined =>
  raw === '' ? undefined : altOf({ alt: JSON.parse(raw) }).alt

/** Returns the titles of the variants. A variant in the JSON is either a title or an object that has one. */
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
  return typeof value === 'string' && value.trim() !== '' ? storable(value) : undefined
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
