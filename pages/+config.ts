import type { Config } from 'vike/types'

/** Pages are HTML from the server; what moves on them is an island (decision 003). */
export default {
  clientRouting: false,
  passToClient: [],
  meta: {
    Page: { env: { server: true, client: false } },
    /** The page's own part of the document's title. */
    title: { env: { server: true } }
  }
} satisfies Config
