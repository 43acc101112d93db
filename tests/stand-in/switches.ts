/**
 * Behaviours of Shopify that are unknown. The app must be correct with every value (docs/shopify.md §17, in the same
 * order). The first value of each switch is the default.
 */
export const SWITCHES = {
  /** Whether fileUpdate accepts originalSource and filename in one entry. */
  nameWithSource: ['accepted', 'refused'],
  /** What an empty alt text does. */
  emptyAlt: ['clears', 'kept'],
  /** Whether the old path still works after a rename. */
  oldPathAfterRename: ['gone', 'answers'],
  /** Whether `used_in:none` can be searched; `ignored` finds everything, as with any term Shopify does not know. */
  usedIn: ['known', 'refused', 'ignored'],
  /** What a bad originalSource does to an image that was READY. */
  badSource: ['failed-keeps-old', 'failed-loses-image'],
  /** Whether fileUpdate on the image of a product touches the product and sends products/update. */
  ownWriteWebhook: ['sent', 'silent'],
  /** What fileUpdate does when it attaches a file that is already attached, or detaches one that is not. */
  referenceAgain: ['accepted', 'refused'],
  /** What collectionUpdate with only an alt text does to the path of the image. */
  collectionAltOnly: ['keeps-path', 'new-path'],
  /** Whether a bulk query may have arguments on `media(...)`. */
  bulkMediaArguments: ['accepted', 'refused'],
  /** When the original of an uploaded image gets its address: together with the image, or some time later. */
  originalAddress: ['with-image', 'later'],
  /** Whether fileDelete deletes a new file that is not ready yet. */
  deleteUnready: ['accepted', 'refused'],
  /** What the CDN serves without a size in the address: the stored bytes, or its own encoding of them. */
  unsizedPictures: ['as-stored', 're-encoded'],
  /** What a staged upload gives when it is the source of a second change. */
  usedUpload: ['nothing', 'bytes-again'],
  /** What productReorderMedia does with a position beyond the last one. */
  positionBeyondEnd: ['last', 'refused'],
  /** Whether the list of active subscriptions contains a frozen one. */
  frozenSubscription: ['unlisted', 'listed'],
  /**
   * Whether the delivery about a replaced subscription is sent before or after the one about its replacement. Both
   * occur (reported).
   */
  replacedDelivery: ['first', 'last'],
  /**
   * What a test subscription is once its store has a paid Shopify plan: still a test, for which nobody pays (reported),
   * or a real one.
   */
  testAfterTransfer: ['test', 'real'],
  /** The points in a full bucket of a shop on a standard plan. */
  bucket: ['maximum-2000', 'maximum-1000'],
  /** Whether the hmac of the first load covers the id_token. */
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
  originalAddress: 'with-image',
  deleteUnready: 'accepted',
  unsizedPictures: 'as-stored',
  usedUpload: 'nothing',
  positionBeyondEnd: 'last',
  frozenSubscription: 'unlisted',
  replacedDelivery: 'first',
  testAfterTransfer: 'test',
  bucket: 'maximum-2000',
  firstLoadHmac: 'all-signed'
}

/** Every switch at a value other than its default. */
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
  originalAddress: 'later',
  deleteUnready: 'refused',
  unsizedPictures: 're-encoded',
  usedUpload: 'bytes-again',
  positionBeyondEnd: 'refused',
  frozenSubscription: 'listed',
  replacedDelivery: 'last',
  testAfterTransfer: 'real',
  bucket: 'maximum-1000',
  firstLoadHmac: 'without-id-token'
}
