/** How the app embed is named in a theme: shopify://apps/<app handle>/blocks/<block>/<extension uuid>. */
export type EmbedName = {
  appHandle: string
  block: string
  /** Decides by itself where it is known: themes keep the handle that an app had before. */
  uuid: string | null
}

/** What the editor and Shopify itself write above the JSON. */
const HEADER = /^\uFEFF?\s*(\/\*[\s\S]*?\*\/)?/

const BLOCK_TYPE = /^shopify:\/\/apps\/([^/]+)\/blocks\/([^/]+)\/([^/]+)$/

/**
 * Whether a theme shows the app embed, by the text of its config/settings_data.json. Null: the text was not
 * understood, which is not the same as off. Before its first activation the embed has no entry.
 */
export function isEmbedOn(text: string, name: EmbedName): boolean | null {
  const settings = parseSettings(text)
  if (!settings) return null
  const blocks = recordOf(currentOf(settings).blocks)
  return Object.values(blocks)
    .map(recordOf)
    .some(({ type, disabled }) => isEmbed(type, name) && disabled !== true)
}

function parseSettings(text: string): Record<string, unknown> | undefined {
  try {
    // Only what stands before the JSON: a setting may hold text that looks like a comment.
    const parsed: unknown = JSON.parse(text.replace(HEADER, ''))
    return isRecord(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** The settings that are in use; their place may hold the name of a preset instead. */
function currentOf({ current, presets }: Record<string, unknown>): Record<string, unknown> {
  return recordOf(typeof current === 'string' ? recordOf(presets)[current] : current)
}

function isEmbed(type: unknown, { appHandle, block, uuid }: EmbedName): boolean {
  const [, handle, blockName, extension] = (typeof type === 'string' && BLOCK_TYPE.exec(type)) || []
  return blockName === block && (handle === appHandle || (uuid !== null && extension === uuid))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
