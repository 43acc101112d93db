/** The request that automatic mode polls the store of a shop. */
export const POLL_STORE = 'image-opt/poll-store'
