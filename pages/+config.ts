import type { Config } from 'vike/types'

/** The server renders every page as HTML; interactive parts are islands (decision 003). */
export default {
  clientRouting: false,
  passToClient: [],
  meta: {
    Page: { env: { server: true, client: false } },
    /** The page's own part of the document title. */
    title: { env: { server: true } }
  }
} satisfies Config
