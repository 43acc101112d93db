/** `config/settings_data.json` of a theme: what the theme editor writes (docs/shopify.md §15). */

export type EmbedBlock = { type: string; disabled: boolean; settings: Record<string, unknown> }

export type Settings = {
  /** A preset's name, or the settings themselves (docs). */
  current: string | SettingsPart
  presets: Record<string, SettingsPart>
}

export type SettingsPart = { blocks?: Record<string, EmbedBlock>; [setting: string]: unknown }

/** The file may begin with it (docs). */
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

/** What an embed is called there (docs). */
export const blockType = (appHandle: string, block: string, uuid: string): string =>
  `shopify://apps/${appHandle}/blocks/${block}/${uuid}`

const partOf = ({ current, presets }: Settings): SettingsPart | undefined =>
  typeof current === 'string' ? presets[current] : current

export function isBlockOn(settings: Settings, type: string): boolean {
  const blocks = Object.values(partOf(settings)?.blocks ?? {})
  return blocks.some((block) => block.type === type && !block.disabled)
}

/**
 * What the theme editor does when a merchant switches an embed and saves: the entry comes with the first
 * activation and stays from then on (docs). Settings of a preset are copied first (open).
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
