/** How a theme names the app embed: shopify://apps/<app handle>/blocks/<block>/<extension uuid>. */
export type EmbedName = {
  appHandle: string
  block: string
  /** Identifies the app even in a theme that still contains an earlier handle of the app; null when unknown. */
  uuid: string | null
}

/** The comment that the editor and Shopify itself write above the JSON. */
const HEADER = /^\uFEFF?\s*(\/\*[\s\S]*?\*\/)?/

const BLOCK_TYPE = /^shopify:\/\/apps\/([^/]+)\/blocks\/([^/]+)\/([^/]+)$/

/**
 * Returns whether a theme shows the app embed, judged by the text of the theme's config/settings_data.json; null when
 * the text cannot be understood, which is not the same as off. Before the embed is first activated, the text has no
 * entry for it.
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
    // Only the comment before the JSON is removed, because a setting may hold text that looks like a comment.
    const parsed: unknown = JSON.parse(text.replace(HEADER, ''))
    return isRecord(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** Returns the settings in use; `current` may hold the name of a preset instead. */
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
