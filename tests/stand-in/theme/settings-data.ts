/** A theme's `config/settings_data.json`, as the theme editor writes it (docs/shopify.md §15). */

export type EmbedBlock = { type: string; disabled: boolean; settings: Record<string, unknown> }

export type Settings = {
  /** The name of a preset, or the settings themselves (docs). */
  current: string | SettingsPart
  presets: Record<string, SettingsPart>
}

export type SettingsPart = { blocks?: Record<string, EmbedBlock>; [setting: string]: unknown }

/** The file may begin with this comment (docs). */
const HEADER = `/*
 * ------------------------------------------------------------
 * IMPORTANT: The contents of this file are auto-generated.
 *
 * This file may be updated by the Shopify admin theme editor
 * or related systems. Please exercise caution as any changes
 * made to this file may be overwritten.
 * ------------------------------------------------------------
 */
`

export const settingsText = (settings: Settings): string =>
  `${HEADER}${JSON.stringify(settings, null, 2)}\n`

/** Returns the `type` of an embed in the file (docs). */
export const blockType = (appHandle: string, block: string, uuid: string): string =>
  `shopify://apps/${appHandle}/blocks/${block}/${uuid}`

const partOf = ({ current, presets }: Settings): SettingsPart | undefined =>
  typeof current === 'string' ? presets[current] : current

export function isBlockOn(settings: Settings, type: string): boolean {
  const blocks = Object.values(partOf(settings)?.blocks ?? {})
  return blocks.some((block) => block.type === type && !block.disabled)
}

/**
 * Returns the settings after a merchant has switched an embed and saved in the theme editor: the first activation adds
 * the entry, which stays from then on (docs). The settings of a preset are copied first (open).
 */
export function withBlock(settings: Settings, type: string, isOn: boolean): Settings {
  const current = { ...partOf(settings) }
  const blocks = { ...current.blocks }
  const entry = Object.entries(blocks).find(([, block]) => block.type === type)
  if (!entry && !isOn) return settings
  const [id, block] = entry ?? [String(1e18 + Object.keys(blocks).length), { type, settings: {} }]
  blocks[id] = { ...block, disabled: !isOn } as EmbedBlock
  return { ...settings, current: { ...current, blocks } }
}
