/**
 * What nobody says about Shopify, so that the app must be right either way (docs/shopify.md §17, in its order). The
 * first value of each is the default.
 */
export const SWITCHES = {
  /** fileUpdate with originalSource and filename in one entry. */
  nameWithSource: ['accepted', 'refused'],
  /** What an empty alt text does. */
  emptyAlt: ['clears', 'kept'],
  /** Whether an old path answers after a rename. */
  oldPathAfterRename: ['gone', 'answers'],
  /** Whether `used_in:none` can be searched; `ignored`: everything is found, as with other terms that Shopify does not know. */
  usedIn: ['known', 'refused', 'ignored'],
  /** What a bad originalSource does to an image that was READY. */
  badSource: ['failed-keeps-old', 'failed-loses-image'],
  /** Whether fileUpdate on the image of a product touches the product and sends products/update. */
  ownWriteWebhook: ['sent', 'silent'],
  /** fileUpdate that attaches a file where it hangs already, or takes it off where it does not. */
  referenceAgain: ['accepted', 'refused'],
  /** collectionUpdate with the alt text alone. */
  collectionAltOnly: ['keeps-path', 'new-path'],
  /** Bulk query with arguments on `media(...)`. */
  bulkMediaArguments: ['accepted', 'refused'],
  /** Points in the full bucket of a standard shop. */
  bucket: ['maximum-2000', 'maximum-1000'],
  /** Whether the hmac of the first load covers id_token. */
  firstLoadHmac: ['all-signed', 'without-id-token']
} as const

export type Switches = {
  -readonly [Name in keyof typeof SWITCHES]: (typeof SWITCHES)[Name][number]
}

export const DEFAULT_SWITCHES: Switches = {
  nameWithSource: 'accepted',
  emptyAlt: 'clears',
  oldPathAfterRename: 'gone',
  usedIn: 'known',
  badSource: 'failed-keeps-old',
  ownWriteWebhook: 'sent',
  referenceAgain: 'accepted',
  collectionAltOnly: 'keeps-path',
  bulkMediaArguments: 'accepted',
  bucket: 'maximum-2000',
  firstLoadHmac: 'all-signed'
}

/** Every switch the other way. */
export const OTHER_SWITCHES: Switches = {
  nameWithSource: 'refused',
  emptyAlt: 'kept',
  oldPathAfterRename: 'answers',
  usedIn: 'refused',
  badSource: 'failed-loses-image',
  ownWriteWebhook: 'silent',
  referenceAgain: 'refused',
  collectionAltOnly: 'new-path',
  bulkMediaArguments: 'refused',
  bucket: 'maximum-1000',
  firstLoadHmac: 'without-id-token'
}
