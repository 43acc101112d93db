import t from 'tap'
import { checksumOf } from '../theme/theme.ts'
import { type Answer, ask, openStage, type Stage } from './support/ask.ts'

const READ = `{ themes(first: 1, roles: [MAIN]) { nodes { id name role processing updatedAt
  files(filenames: ["config/settings_data.json"], first: 1) { nodes { filename checksumMd5 size body { __typename
    ... on OnlineStoreThemeFileBodyText { content } ... on OnlineStoreThemeFileBodyBase64 { contentBase64 }
    ... on OnlineStoreThemeFileBodyUrl { url } } } userErrors { code } } } } }`

const TYPE = 'shopify://apps/page-speed-boost/blocks/preload/0f6d0c8e-6c7a-4b64-9f57-0d6f1a0c2b11'

async function fileOf(stage: Stage): Promise<Answer> {
  const { data } = await ask(stage, stage.shop.access.grant(), READ)
  return data.themes.nodes[0]?.files.nodes[0]
}

const settingsIn = (content: string): Answer => JSON.parse(content.replace(/^\/\*[\s\S]*?\*\//, ''))

const editorOf = ({ at }: Stage) => `${at}/admin/themes/current/editor`

const save = (stage: Stage, embed?: 'on') =>
  fetch(editorOf(stage), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(embed ? { embed } : {})
  })

t.test(
  'the settings contain the embed once it has been activated for the first time',
  async (t) => {
    const stage = await openStage(t)
    const blocksNow = async () =>
      Object.values(settingsIn((await fileOf(stage)).body.content).current.blocks)
    const file = await fileOf(stage)
    t.match(
      file.body.content,
      /^\/\*[\s\S]*auto-generated[\s\S]*\*\/\n\{/,
      'the file begins with a comment'
    )
    t.equal(file.checksumMd5, checksumOf(file.body.content))
    t.equal(file.size, String(Buffer.byteLength(file.body.content)))
    t.equal((await blocksNow()).length, 1, 'only the block of another app is there')
    await save(stage)
    t.equal(
      (await blocksNow()).length,
      1,
      'switching off before the first activation adds no entry'
    )
    await save(stage, 'on')
    t.match((await blocksNow())[1], { type: TYPE, disabled: false })
    t.ok(stage.shop.theme.isEmbedOn())
    await save(stage)
    t.match((await blocksNow())[1], { type: TYPE, disabled: true })
    t.notOk(stage.shop.theme.isEmbedOn())
    t.same(stage.shop.webhooks.emitted, [], 'no topic covers theme files')
  }
)

t.test(
  'the deep link shows the embed switched on, but the change takes effect only when it is saved',
  async (t) => {
    const stage = await openStage(t)
    stage.shop.access.install()
    const { clientId } = stage.shop.world.app
    const plain = await (await fetch(`${editorOf(stage)}?context=apps`)).text()
    t.notMatch(plain, /<input[^>]* checked/)
    const link = `${editorOf(stage)}?context=apps&activateAppId=${clientId}/preload`
    t.match(await (await fetch(link)).text(), /<input[^>]* checked/)
    t.notOk(stage.shop.theme.isEmbedOn())
  }
)

t.test('settings that name a preset use the settings of that preset', async (t) => {
  const stage = await openStage(t)
  const { theme } = stage.shop
  const blocks = { '1': { type: TYPE, disabled: false, settings: {} } }
  const horizon = theme.add('Horizon', {
    current: 'Night',
    presets: { Night: { blocks }, Day: {} }
  })
  theme.publish(horizon.id)
  t.ok(theme.isEmbedOn())
  t.equal(settingsIn((await fileOf(stage)).body.content).current, 'Night')
  theme.setEmbed(false)
  t.notOk(theme.isEmbedOn())
  t.match(stage.shop.webhooks.emitted, [
    { topic: 'themes/publish', body: { id: horizon.id, role: 'main' } }
  ])
})

t.test('a file’s text comes in one of three forms, or the file does not exist', async (t) => {
  const stage = await openStage(t)
  const { theme } = stage.shop
  theme.setText('{"current": {}}')
  t.match((await fileOf(stage)).body, { content: '{"current": {}}' })
  theme.bodyKind = 'base64'
  t.equal(
    Buffer.from((await fileOf(stage)).body.contentBase64, 'base64').toString(),
    '{"current": {}}'
  )
  theme.bodyKind = 'url'
  t.equal(await (await fetch((await fileOf(stage)).body.url)).text(), '{"current": {}}')
  theme.setText(null)
  t.equal(await fileOf(stage), undefined)
  theme.unpublish()
  t.same((await ask(stage, stage.shop.access.grant(), READ)).data.themes.nodes, [])
})

const SET = `mutation Set($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) {
  metafields { id namespace key value type } userErrors { code field message } } }`

t.test('app metafields are stored only on the app’s own installation', async (t) => {
  const stage = await openStage(t)
  const token = stage.shop.access.grant()
  const { data } = await ask(stage, token, '{ currentAppInstallation { id } }')
  const flag = {
    ownerId: data.currentAppInstallation.id,
    key: 'preload_enabled',
    type: 'boolean',
    value: 'true'
  }
  const set = async (change: object): Promise<Answer> =>
    (await ask(stage, token, SET, { metafields: [{ ...flag, ...change }] })).data.metafieldsSet
  t.match(await set({}), {
    metafields: [{ key: 'preload_enabled', value: 'true' }],
    userErrors: []
  })
  t.match(await set({ value: 'maybe' }), {
    metafields: null,
    userErrors: [{ code: 'INVALID_VALUE' }]
  })
  t.match(await set({ ownerId: 'gid://shopify/AppInstallation/1' }), { metafields: null })
  await set({ value: 'false' })
  const read =
    '{ currentAppInstallation { metafield(key: "preload_enabled") { value jsonValue } } }'
  const { metafield } = (await ask(stage, token, read)).data.currentAppInstallation
  t.same(metafield, { value: 'false', jsonValue: false })
  stage.shop.access.uninstall()
  t.same(stage.shop.metafields, [])
})
