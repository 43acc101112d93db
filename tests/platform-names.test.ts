import { globSync, readFileSync } from 'node:fs'
import t from 'tap'
import ts from 'typescript'

const SOURCES = globSync('{server,modules,pages,islands}/**/*.{ts,tsx,mjs}')

/**
 * What is known by the name of a platform outside of its folder: the app-entry call, the address of the older settings
 * page, the scheme of our tokens and a field of the account, on which programs rely; and the shop in the examples for
 * operators.
 */
const KNOWN_BY_NAME =
  /^(\/shopify\/app|\/shopify\/reauth\?shop=|shopify_level)$|\bShopifyAdmin |snow\.myshopify\.com/

/** Those that hold the list of platforms, the global `window.shopify`, and the names of tables in an older schema. */
const NAMING = [
  'server/platforms/platforms.ts',
  'islands/lib/app-bridge.ts',
  'server/core/database/earlier-schema.ts'
]

/** Returns what a file says of Shopify in code, which comments are not. */
function shopifyIn(path: string, text = readFileSync(path, 'utf8')): string[] {
  const said: string[] = []
  const see = (node: ts.Node): void => {
    const isText =
      ts.isIdentifier(node) ||
      ts.isPrivateIdentifier(node) ||
      ts.isStringLiteralLike(node) ||
      ts.isTemplateLiteralToken(node) ||
      ts.isJsxText(node) ||
      ts.isRegularExpressionLiteral(node)
    if (isText && /shopify/i.test(node.text) && !KNOWN_BY_NAME.test(node.text)) said.push(node.text)
    ts.forEachChild(node, see)
  }
  see(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false))
  return said
}

t.test('no file names Shopify in code, except in the folder of that platform §3.1.1', async (t) => {
  t.ok(
    shopifyIn('server/platforms/shopify/shopify-platform.ts').length > 10,
    'the names were found'
  )
  const others = SOURCES.filter(
    (path) => !path.startsWith('server/platforms/shopify/') && !NAMING.includes(path)
  )
  const naming = others.flatMap((path) => shopifyIn(path).map((text) => `${path}: ${text}`))
  t.strictSame(naming, [])
  const planted = "if (shop.platform === 'shopify') /* Shopify */ app.shopify"
  t.strictSame(shopifyIn('planted.ts', planted), ['shopify', 'shopify'])
})
