/**
 * The access scopes that each field needs, and the sentence that refuses a request without them. Taken from
 * `offline_scopes` in the schema package @shopify/dev-mcp 1.16.0 (ISC, Copyright 2025-present, Shopify Inc.), version
 * 2026-10, for the part that the trimmed schema in tests/stand-in covers. A field needs its own scopes; if it has
 * none, it needs those of the type it returns.
 */

type Requirement = { anyOf: string[]; sentence: string }

const orList = (scopes: string[]): string => {
  const named = scopes.map((scope) => `\`${scope}\` access scope`)
  return named.length < 2
    ? `${named[0]}.`
    : `${named.slice(0, -1).join(', ')} or ${named[named.length - 1]}.`
}

const anyOf = (scopes: string[], also = ''): Requirement => ({
  anyOf: scopes,
  sentence: orList(scopes) + also
})

const CONTENT = anyOf(['read_content', 'read_online_store_pages'])
const FILES = anyOf(['read_files', 'read_themes', 'read_images'])
const LISTINGS = anyOf(['read_product_listings'])
const MEDIA = anyOf([
  'read_products',
  'read_files',
  'read_themes',
  'read_orders',
  'read_draft_orders',
  'read_images',
  'read_quick_sale'
])
const MEDIA_FAULTS = anyOf(['read_products', 'read_files'])
const PRODUCTS = anyOf(['read_products'])
const PUBLICATIONS = anyOf(['read_publications'])
const THEMES = anyOf(['read_themes'])
const writesProducts = (may: string) =>
  anyOf(['write_products'], ` Also: The user must have a permission to ${may}.`)

const OF_TYPES: Record<string, Requirement> = {
  Article: CONTENT,
  Blog: CONTENT,
  Collection: PRODUCTS,
  ExternalVideo: MEDIA,
  File: MEDIA,
  FileError: FILES,
  FilesUserError: FILES,
  GenericFile: MEDIA,
  Media: MEDIA,
  MediaError: MEDIA_FAULTS,
  MediaImage: MEDIA,
  MediaImageOriginalSource: MEDIA,
  MediaWarning: MEDIA_FAULTS,
  Model3d: MEDIA,
  OnlineStoreTheme: THEMES,
  OnlineStoreThemeFile: THEMES,
  OnlineStoreThemeFileBody: THEMES,
  OnlineStoreThemeFileReadResult: THEMES,
  Product: PRODUCTS,
  ProductPriceRangeV2: PRODUCTS,
  ProductVariant: PRODUCTS,
  Video: MEDIA
}

const PUBLISHED = {
  availablePublicationsCount: PUBLICATIONS,
  publicationCount: PUBLICATIONS,
  publishedInContext: PUBLICATIONS,
  publishedOnChannel: PUBLICATIONS,
  publishedOnCurrentChannel: LISTINGS,
  publishedOnCurrentPublication: LISTINGS,
  resourcePublicationsCount: PUBLICATIONS
}

const OF_FIELDS: Record<string, Record<string, Requirement>> = {
  Article: { commentsCount: CONTENT },
  Blog: { articlesCount: CONTENT },
  Collection: PUBLISHED,
  Product: PUBLISHED,
  ProductVariant: PUBLISHED,
  QueryRoot: {
    articles: CONTENT,
    blogs: CONTENT,
    collections: PRODUCTS,
    collectionsCount: PRODUCTS,
    files: FILES,
    products: PRODUCTS,
    productsCount: PRODUCTS,
    theme: THEMES,
    themes: THEMES
  },
  Mutation: {
    articleUpdate: {
      anyOf: ['write_content', 'write_online_store_pages'],
      sentence: 'Any of `write_content`, `write_online_store_pages` access scopes.'
    },
    collectionUpdate: anyOf(
      ['write_products'],
      ' Also: The app must have access to the input fields used to update the collection. Further, the store must not be on the Starter or Retail plans and user must have a permission to update collection.'
    ),
    fileAcknowledgeUpdateFailed: anyOf(['write_files']),
    fileCreate: anyOf(
      ['write_files', 'write_themes', 'write_images'],
      ' Also: Users must have create files permissions.'
    ),
    fileDelete: anyOf(['write_files'], ' Also: Users must have delete files permissions.'),
    fileUpdate: anyOf(
      ['write_files', 'write_themes'],
      ' Also: Users must have edit files permissions.'
    ),
    productReorderMedia: writesProducts('reorder the media attached to a product'),
    productUpdate: writesProducts('update products'),
    productVariantAppendMedia: writesProducts('append media to variants'),
    productVariantDetachMedia: writesProducts('detach media from product variants')
  }
}

/**
 * Returns the access requirement of a field. It is looked up by the type, the field's name, and the field's return
 * type without list and non-null wrappers.
 */
export const requirementOf = (
  typeName: string,
  fieldName: string,
  returnType: string
): Requirement | undefined => OF_FIELDS[typeName]?.[fieldName] ?? OF_TYPES[returnType]

/** Returns the refusal, or null when the granted scopes suffice. */
export function missingAccess(
  typeName: string,
  fieldName: string,
  returnType: string,
  granted: ReadonlySet<string>
): string | null {
  const required = requirementOf(typeName, fieldName, returnType)
  if (!required) return null
  const isGranted = required.anyOf.some((scope) => hasScope(granted, scope))
  return isGranted ? null : required.sentence
}

/**
 * The scopes that the fields here need, and the write scopes that include them. Shopify has more, which this app must
 * not ask for.
 */
const KNOWN = new Set(
  [...Object.values(OF_TYPES), ...Object.values(OF_FIELDS).flatMap(Object.values<Requirement>)]
    .flatMap(({ anyOf }) => anyOf)
    .flatMap((scope) => [scope, scope.replace(/^read_/, 'write_')])
)

export const isKnownScope = (scope: string): boolean => KNOWN.has(scope)

/** A write scope includes its read scope (docs). */
export const hasScope = (granted: ReadonlySet<string>, scope: string): boolean =>
  granted.has(scope) || granted.has(scope.replace(/^read_/, 'write_'))
