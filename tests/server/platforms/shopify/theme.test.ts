import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { openFetchOutside } from '../../../../server/core/http/fetch-outside.ts'
import type { AdminClient } from '../../../../server/platforms/shopify/client/admin-client.ts'
import { ShopifyError } from '../../../../server/platforms/shopify/client/errors.ts'
import { isEmbedOn } from '../../../../server/platforms/shopify/embed/settings-data.ts'
import { getEmbedState } from '../../../../server/platforms/shopify/embed/theme.ts'
import { settingsIn } from '../../../../server/platforms/shopify/settings.ts'
import { readConfig } from '../../../../server/read-config.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

type Cases = {
  app: string
  block: string
  uuid: string
  cases: { name: string; text: string; status: 'on' | 'off' | 'unknown' }[]
}

const { app, block, uuid, cases } = JSON.parse(
  readFileSync(new URL('settings-data-cases.json', import.meta.url), 'utf8')
) as Cases
const STATUS = { on: true, off: false, unknown: null }
const ENABLED = cases[0]?.text ?? ''

t.test('each sample of settings_data.json is read correctly', async (t) => {
  t.ok(cases.length >= 16)
  for (const { name, text, status } of cases)
    t.equal(isEmbedOn(text, { appHandle: app, block, uuid }), STATUS[status], name)
})

t.test('odd settings never cause an error', async (t) => {
  const read = (value: unknown) =>
    isEmbedOn(JSON.stringify(value), { appHandle: app, block, uuid: null })
  for (const value of [null, 7, 'text', [{}]]) t.equal(read(value), null)
  for (const current of [null, 3, [], { blocks: null }, { blocks: [1] }, { blocks: { a: null } }])
    t.equal(read({ current }), false)
  t.equal(read({ current: '__proto__', presets: {} }), false)
  const entry = (type: unknown, disabled?: unknown) =>
    read({ current: { blocks: { a: { type, disabled } } } })
  const type = `shopify://apps/${app}/blocks/${block}/${uuid}`
  t.equal(entry(type), true)
  t.equal(entry(type, 'true'), true, 'only the boolean true disables it')
  t.equal(entry(type.toUpperCase()), false)
  t.equal(entry(`${type}/more`), false)
  t.equal(
    entry(`shopify://apps/older/blocks/${block}/${uuid}`),
    false,
    'another handle does not match while the uuid is unknown'
  )
  t.equal(
    isEmbedOn(`\uFEFF${ENABLED}`, { appHandle: app, block, uuid: null }),
    true,
    'a byte order mark is ignored'
  )
})

/** Creates a client that answers every operation with this value, or throws it if it is an error. */
function clientOf(answer: unknown): AdminClient {
  return {
    run: async () => {
      if (answer instanceof Error) throw answer
      return answer as never
    }
  }
}

function stateFor(t: Parameters<typeof temporaryFolder>[0], answer: unknown, env = {}) {
  const config = readConfig({
    DATA_DIR: temporaryFolder(t),
    SHOPIFY_API_KEY: 'client-id',
    SHOPIFY_API_SECRET: 'secret',
    ...env
  })
  const shopify = settingsIn(config)
  if (!shopify) throw new Error('Expected settings')
  const domain = 'snow-shop.myshopify.com'
  const fetchOutside = openFetchOutside(true)
  return getEmbedState({
    client: clientOf(answer),
    settings: shopify,
    shopId: 1,
    domain,
    fetchOutside
  })
}

const themeWith = (files: unknown) => ({
  themes: { nodes: [{ id: 'gid://shopify/OnlineStoreTheme/1', files }] }
})
const fileWith = (body: object) => themeWith({ nodes: [{ body }], userErrors: [] })
const textBody = (content: string) => ({ __typename: 'OnlineStoreThemeFileBodyText', content })

t.test(
  'whether the embed is on is read from the main theme’s file in each form that Shopify sends it in §12.4.1',
  async (t) => {
    const isOn = async (answer: unknown) => (await stateFor(t, answer)).isOn
    t.equal(await isOn(fileWith(textBody(ENABLED))), true)
    t.equal(await isOn(fileWith(textBody('{"current":{}}'))), false)
    t.equal(await isOn(fileWith(textBody('<html>'))), null)
    const contentBase64 = Buffer.from(ENABLED).toString('base64')
    t.equal(
      await isOn(fileWith({ __typename: 'OnlineStoreThemeFileBodyBase64', contentBase64 })),
      true
    )

    await t.test(
      'a settings file that Shopify sends as an address is downloaded and read',
      async (t) => {
        const server = createServer((request, response) => {
          if (request.url === '/large') return void response.end('x'.repeat(6 * 1024 * 1024))
          if (request.url === '/gone') response.statusCode = 404
          response.end(ENABLED)
        }).listen(0)
        t.teardown(() => server.close())
        const { port } = server.address() as AddressInfo
        const at = (path: string) =>
          fileWith({
            __typename: 'OnlineStoreThemeFileBodyUrl',
            url: `http://127.0.0.1:${port}${path}`
          })
        t.equal(await isOn(at('/settings')), true)
        t.equal(await isOn(at('/gone')), null)
        t.equal(await isOn(at('/large')), null)
        t.equal(
          await isOn(
            fileWith({ __typename: 'OnlineStoreThemeFileBodyUrl', url: 'http://127.0.0.1:9/' })
          ),
          null
        )
      }
    )

    await t.test(
      'the embed counts as off if the settings file is missing, and as unknown if the file cannot be read §12.4.2',
      async (t) => {
        t.equal(
          await isOn({ themes: { nodes: [] } }),
          false,
          'a shop without a published theme has no embed'
        )
        t.equal(await isOn(themeWith({ nodes: [], userErrors: [] })), false)
        const missing = { code: 'NOT_FOUND', filename: 'config/settings_data.json' }
        t.equal(await isOn(themeWith({ nodes: [], userErrors: [missing] })), false)
        const failed = { code: 'TIMEOUT', filename: 'config/settings_data.json' }
        t.equal(await isOn(themeWith({ nodes: [], userErrors: [failed] })), null)
        t.equal(await isOn(themeWith(null)), null)
        t.equal(await isOn({ themes: null }), null)
        for (const code of ['unauthorised', 'forbidden', 'invalid', 'unreachable'] as const)
          t.equal(await isOn(new ShopifyError(code, 'no')), null)
        await t.rejects(isOn(new TypeError('our own error')), TypeError)
      }
    )
  }
)

t.test('the link to the theme editor leads to the embed §12.4.3', async (t) => {
  const { editorUrl } = await stateFor(t, fileWith(textBody(ENABLED)))
  t.equal(
    editorUrl,
    'https://snow-shop.myshopify.com/admin/themes/current/editor?context=apps&activateAppId=client-id/preload'
  )
  const unread = await stateFor(t, new ShopifyError('unreachable', 'no'))
  t.equal(unread.editorUrl, editorUrl, 'the link works even if nothing could be read')
})

t.test(
  'an app with a different handle recognises its embed once the handle or the extension’s UUID is configured',
  async (t) => {
    const other = fileWith(textBody(ENABLED.replaceAll('page-speed-boost', 'page-speed-boost-7')))
    t.equal((await stateFor(t, other)).isOn, false)
    t.equal((await stateFor(t, other, { SHOPIFY_APP_HANDLE: 'page-speed-boost-7' })).isOn, true)
    t.equal((await stateFor(t, other, { SHOPIFY_EXTENSION_UUID: uuid })).isOn, true)
    await t.rejects(async () => stateFor(t, other, { SHOPIFY_APP_HANDLE: 'My App' }), {
      message: /SHOPIFY_APP_HANDLE must be a handle such as page-speed-boost/
    })
  }
)
