import { globSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import t from 'tap'
import { locales } from '../../../../locales/codes.ts'
import { EMBED_BLOCK } from '../../../../server/platforms/shopify/embed/theme.ts'
import { readToml } from '../../../support/toml.ts'

/** The limits that Shopify enforces or recommends (docs/shopify.md §15). */
const MOST = {
  bytes: 10 * 1024 * 1024,
  blocks: 30,
  liquidBytes: 100 * 1024,
  locales: 100,
  localeBytes: 15 * 1024,
  nameLength: 24,
  scriptGzipBytes: 10 * 1024
}
const FOLDER = 'extensions/page-speed-boost'
const files = globSync(`${FOLDER}/**/*`, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(FOLDER.length + 1))
  .sort()
const read = (path: string) => readFileSync(`${FOLDER}/${path}`, 'utf8')
const sizeOf = (path: string) => statSync(`${FOLDER}/${path}`).size
const sum = (paths: string[]) => paths.reduce((total, path) => total + sizeOf(path), 0)
const blocks = files.filter((path) => path.startsWith('blocks/'))
const texts = files.filter((path) => path.startsWith('locales/'))

t.test('the extension has only files that Shopify accepts §12.4.1', (t) => {
  const allowed =
    /^(shopify\.extension\.toml|assets\/[\w.-]+\.(js|css|svg|png|jpg)|(blocks|snippets)\/[\w-]+\.liquid|locales\/[\w-]+(\.default)?(\.schema)?\.json)$/
  t.strictSame(
    files.filter((path) => !allowed.test(path)),
    []
  )
  t.ok(files.includes(`blocks/${EMBED_BLOCK}.liquid`), 'the link to the editor names this block')
  const toml = readToml(read('shopify.extension.toml')).get('')
  t.match(toml, { type: 'theme', name: 'Page Speed Boost' })
  t.end()
})

t.test('the extension stays within Shopify’s limits §12.2.2', (t) => {
  t.ok(sum(files) <= MOST.bytes)
  t.ok(blocks.length > 0 && blocks.length <= MOST.blocks)
  t.ok(sum(files.filter((path) => path.endsWith('.liquid'))) <= MOST.liquidBytes)
  t.ok(texts.length <= MOST.locales)
  for (const path of texts) t.ok(sizeOf(path) <= MOST.localeBytes, path)
  const scripts = files.filter((path) => path.endsWith('.js'))
  t.strictSame(scripts, ['assets/preload.js'], 'the build writes it')
  for (const path of scripts) t.ok(gzipSync(read(path)).length <= MOST.scriptGzipBytes, path)
  t.end()
})

t.test('the preload script has at most 1,100 bytes with brotli §12.2.2', (t) => {
  const script = read('assets/preload.js')
  t.ok(script.length > 0)
  t.ok(brotliCompressSync(script).length <= 1100)
  t.end()
})

type Schema = { name: string; target: string; settings: Record<string, string>[] }

t.test(
  'every language has a text for each setting of the app embed, and a short enough name for the app embed',
  (t) => {
    t.equal(texts.length, locales.length)
    t.ok(texts.includes('locales/en.default.schema.json'))
    for (const block of blocks) {
      const [, json = ''] = /\{% schema %\}(.*)\{% endschema %\}/s.exec(read(block)) ?? []
      const schema = JSON.parse(json) as Schema
      t.ok(
        ['head', 'compliance_head', 'body'].includes(schema.target),
        'the target is that of an app embed'
      )
      const wanted = json.match(/(?<="t:)[\w.]+(?=")/g) ?? []
      t.ok(wanted.length > 2, block)
      for (const path of texts) {
        const words = JSON.parse(read(path)) as Record<string, unknown>
        const textOf = (key: string) =>
          key
            .split('.')
            .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], words)
        for (const key of wanted) t.type(textOf(key), 'string', `${basename(path)}: ${key}`)
        const name = String(textOf(schema.name.replace('t:', '')))
        t.ok(name.length <= MOST.nameLength, `${basename(path)}: ${name}`)
      }
    }
    t.end()
  }
)
