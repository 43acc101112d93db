import type { Config } from 'vike/types'

/** The server renders every page as HTML; interactive parts are islands (decision 003). */
export default {
  clientRouting: false,
  passToClient: [],
  meta: {
    Page: { env: { server: true, client: false } },
    /** The part of the document title that the page contributes. */
    title: { env: { server: true } }
  }
} satisfies Config
