import { readFileSync } from 'node:fs'
import t from 'tap'
import { API_VERSION, SCOPES, settingsIn } from '../../../../server/platforms/shopify/settings.ts'
import { TOPICS } from '../../../../server/platforms/shopify/webhooks/topics.ts'
import { readConfig } from '../../../../server/read-config.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { readToml } from '../../../support/toml.ts'

const tables = readToml(readFileSync('shopify.app.toml', 'utf8'))
const app = tables.get('') ?? {}
const subscriptions = [...tables].filter(([name]) => name.startsWith('webhooks.subscriptions'))

/** The topics that every app in the App Store must subscribe to. */
const COMPLIANCE_TOPICS = ['customers/data_request', 'customers/redact', 'shop/redact']

t.test(
  'the deployed app declares the scopes and the API version that the server uses §3.4.1',
  (t) => {
    t.equal(tables.get('access_scopes')?.scopes, [...SCOPES].sort().join(','))
    t.equal(tables.get('webhooks')?.api_version, API_VERSION)
    const config = readConfig({
      DATA_DIR: temporaryFolder(t),
      SHOPIFY_API_KEY: String(app.client_id),
      SHOPIFY_API_SECRET: 'a-secret'
    })
    t.equal(app.handle, settingsIn(config)?.appHandle)
    t.equal(app.embedded, true)
    t.match(app.client_id, /^0{32}$/, 'the repository contains nobody’s client id')
    t.end()
  }
)

t.test('shopify.app.toml names the addresses that the server serves', (t) => {
  const { origin, pathname } = new URL(String(app.application_url))
  t.equal(pathname, '/')
  t.strictSame(tables.get('auth')?.redirect_urls, [`${origin}/shopify/auth/callback`])
  for (const [name, { uri }] of subscriptions) t.equal(uri, '/shopify/webhooks', name)
  t.equal(
    tables.get('build')?.include_config_on_deploy,
    true,
    'without it scopes and topics are not deployed'
  )
  t.end()
})

t.test('shopify.app.toml subscribes exactly once to every topic that the server handles', (t) => {
  const named = (key: string) =>
    subscriptions.flatMap(([, table]) => (table[key] ?? []) as string[])
  t.strictSame(named('compliance_topics').sort(), COMPLIANCE_TOPICS)
  t.strictSame([...named('topics'), ...named('compliance_topics')].sort(), [...TOPICS].sort())
  t.end()
})
