import type { FetchOutside } from '../../../core/http/fetch-outside.ts'
import type { EmbedState } from '../../store-platform.ts'
import type { AdminClient } from '../client/admin-client.ts'
import { isShopifyError } from '../client/errors.ts'
import { type MainThemeSettingsQuery, mainThemeSettings } from '../client/operations.ts'
import { adminBase, type ShopifySettings } from '../settings.ts'
import { isEmbedOn } from './settings-data.ts'

/** The Liquid file of the app embed in extensions/, without its extension. */
export const EMBED_BLOCK = 'preload'

/** The largest settings file that we read. The settings of a theme take about 30 KB. */
const MOST_BYTES = 5 * 1024 * 1024

const DOWNLOAD_MS = 10_000

type ThemeDeps = {
  client: Pick<AdminClient, 'run'>
  settings: ShopifySettings
  shopId: number
  domain: string
  fetchOutside: FetchOutside
}

/**
 * Returns the state of the app embed in the theme that visitors see. If Shopify does not answer, `isOn` is null, and
 * the dashboard says so.
 */
export async function getEmbedState(deps: ThemeDeps): Promise<EmbedState> {
  const editorUrl = editorUrlOf(deps)
  try {
    const { themes } = await deps.client.run(deps.shopId, mainThemeSettings, {}, { isUrgent: true })
    return { isOn: await isOnIn(themes, deps), editorUrl }
  } catch (error) {
    if (isShopifyError(error)) return { isOn: null, editorUrl }
    throw error
  }
}

/**
 * Returns an address that opens the theme editor at the app embed and switches the embed on. The merchant only has to
 * save.
 */
const editorUrlOf = ({ settings, domain }: ThemeDeps): string =>
  `${adminBase(settings, domain)}/admin/themes/current/editor?context=apps&activateAppId=${settings.clientId}/${EMBED_BLOCK}`

async function isOnIn(
  themes: MainThemeSettingsQuery['themes'],
  { settings, fetchOutside }: ThemeDeps
) {
  if (!themes) return null
  const [theme] = themes.nodes
  // A shop without a published theme shows no embed, and neither does a theme without settings.
  if (!theme) return false
  if (!theme.files) return null
  const { nodes, userErrors } = theme.files
  const [file] = nodes
  if (!file) return userErrors.every(({ code }) => code === 'NOT_FOUND') ? false : null
  const text = await textOf(file.body, fetchOutside)
  if (text === undefined) return null
  const { appHandle, extensionUuid } = settings
  return isEmbedOn(text, { appHandle, block: EMBED_BLOCK, uuid: extensionUuid })
}

type Theme = NonNullable<MainThemeSettingsQuery['themes']>['nodes'][number]
type Body = NonNullable<Theme['files']>['nodes'][number]['body']

function textOf(body: Body, fetchOutside: FetchOutside): string | Promise<string | undefined> {
  switch (body.__typename) {
    case 'OnlineStoreThemeFileBodyText':
      return body.content
    case 'OnlineStoreThemeFileBodyBase64':
      return Buffer.from(body.contentBase64, 'base64').toString('utf8')
    case 'OnlineStoreThemeFileBodyUrl':
      return download(body.url, fetchOutside)
  }
}

/** Returns the text at the address; undefined when the download fails or the file is too large. */
async function download(url: string, fetchOutside: FetchOutside): Promise<string | undefined> {
  try {
    const response = await fetchOutside(url, { signal: AbortSignal.timeout(DOWNLOAD_MS) })
    if (!response.ok || !response.body) return undefined
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body) {
      size += chunk.length
      if (size > MOST_BYTES) return undefined
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  } catch {
    return undefined
  }
}
