/**
 * The parts of the name that a theme gives the app embed: shopify://apps/<app handle>/blocks/<block>/<extension uuid>.
 */
export type EmbedName = {
  appHandle: string
  block: string
  /**
   * The UUID of the extension; null when unknown. With it, the embed is recognised even if the theme contains an
   * earlier handle of the app.
   */
  uuid: string | null
}

/** Matches the comment that Shopify and its theme editor write above the JSON. */
const HEADER = /^\uFEFF?\s*(\/\*[\s\S]*?\*\/)?/

const BLOCK_TYPE = /^shopify:\/\/apps\/([^/]+)\/blocks\/([^/]+)\/([^/]+)$/

/**
 * Returns whether a theme shows the app embed. `text` is the theme's config/settings_data.json, which has no entry for
 * the embed until it is first switched on. Returns null if the text cannot be understood, which does not mean that the
 * embed is off.
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
    // Only the comment above the JSON is removed. Settings may contain text that looks like a comment.
    const parsed: unknown = JSON.parse(text.replace(HEADER, ''))
    return isRecord(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** Returns the settings that the theme uses. `current` holds either these settings or the name of a preset. */
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
