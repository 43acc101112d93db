import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { formsOf, KEPT, keepAnswer } from '../../../core/http/kept-answer.ts'
import type { LocalStore } from '../store/items/local-item.ts'
import { type Html, html } from './html.ts'

export type ScriptDeps = {
  store: LocalStore
  /**
   * The folder into which the build writes the scripts. If nothing was built, the shop's pages contain no scripts.
   */
  scriptFolder: string
  /** Returns the path to which pages send visitor figures; undefined unless the merchant has switched these on. */
  visitPath(): Promise<string | undefined>
}

/** How long caches may keep code. Changed code gets a new address. */
const ONE_YEAR = 'public, max-age=31536000, immutable'

/**
 * Serves the scripts for the pages of the local store. Returns a function that renders their script elements. These
 * are the same as those that the theme app extension adds to a Shopify theme.
 */
export function serveScripts(
  shop: FastifyInstance,
  { store, scriptFolder, visitPath }: ScriptDeps
): () => Promise<Html[]> {
  const preload = serve(shop, join(scriptFolder, 'preload.js'))
  const vitals = serve(shop, join(scriptFolder, 'vitals.js'))
  return async () => {
    const { isOn } = await store.embedState()
    if (!isOn || !preload || !vitals) return []
    const to = await visitPath()
    const elements = [
      html`<script src="${preload}" data-root="/store/" data-cacheable defer></script>`
    ]
    if (to) elements.push(html`<script src="${vitals}" data-to="${to}" defer></script>`)
    return elements
  }
}

function serve(shop: FastifyInstance, file: string): string | undefined {
  if (!existsSync(file)) return undefined
  return serveCode(shop, 'script', 'js', readFileSync(file, 'utf8'))
}

const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

/** Serves code under an address that names its content, so that browsers need not ask for it twice. */
export function serveCode(
  shop: FastifyInstance,
  name: string,
  extension: keyof typeof TYPES,
  code: string
): string {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10)
  const path = `/${name}-${hash}.${extension}`
  const headers = { 'content-type': TYPES[extension], 'cache-control': ONE_YEAR }
  shop.get(
    path,
    KEPT,
    keepAnswer(headers, () => formsOf(Buffer.from(code)))
  )
  return `/store${path}`
}

/** Allows a shop page to add inline speculation rules, as its script does. Our own pages may not do this. */
export function allowRules(reply: FastifyReply): void {
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy === 'string')
    reply.header(
      'content-security-policy',
      policy.replace("script-src 'self'", "script-src 'self' 'inline-speculation-rules'")
    )
}
