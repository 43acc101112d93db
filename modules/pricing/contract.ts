/**
 * Images beyond the quota are charged in blocks; the first image of a block makes the whole block due (specification
 * §11.6).
 */
export const BLOCK_IMAGES = 1_000

/** Once this many blocks have been started, the page offers the next plan (specification §10.4). */
export const BLOCKS_TO_UPGRADE = 4
