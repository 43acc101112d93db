import { createHash } from 'node:crypto'
import type { Clock } from '../../../server/core/clock.ts'
import { blockType, isBlockOn, type Settings, settingsText, withBlock } from './settings-data.ts'

export type Theme = {
  id: number
  name: string
  role: 'MAIN' | 'UNPUBLISHED'
  createdAt: Date
  updatedAt: Date
  settings: Settings
  /** Replaces the text of `settings`; null means that the file does not exist. */
  rawText: string | null | undefined
}

/** The form in which the API returns the text of a file. The schema does not say when it uses which form (schema). */
export type BodyKind = 'text' | 'base64' | 'url'

export type Themes = {
  list: Theme[]
  /** Null when no theme is published, as in a headless shop. */
  main(): Theme | null
  add(name: string, settings?: Settings): Theme
  /** Publishes a theme and sends themes/publish. */
  publish(id: number): void
  unpublish(): void
  /**
   * Switches the embed as a merchant does in the theme editor. Shopify sends no delivery, because no topic covers
   * theme files (docs).
   */
  setEmbed(isOn: boolean): void
  isEmbedOn(): boolean
  /** Replaces the text of the main theme's settings_data.json; null removes the file. */
  setText(text: string | null): void
  textOf(theme: Theme): string | null
  bodyKind: BodyKind
}

export type ThemeDeps = {
  clock: Clock
  app: { handle: string; embedUuid: string }
  emit(topic: string, body: object): void
}

/** The file name of our block (extensions/page-speed-boost/blocks). */
export const BLOCK = 'preload'

/** A block of another app, so that ours is not the only one. */
const OTHER_BLOCK =
  'shopify://apps/judge-me-reviews/blocks/judgeme_core/61ccd3b1-a9f2-4160-9fe9-4fec8413e5d8'

/** Returns the settings of a new theme, with another app's embed switched off. */
const freshSettings = (): Settings => ({
  current: {
    color_page_background: '#ffffff',
    note: 'a value with /* no comment */ and "quotes" inside',
    blocks: { '2981749218401129': { type: OTHER_BLOCK, disabled: true, settings: {} } }
  },
  presets: { Default: {} }
})

export function openThemes(deps: ThemeDeps): Themes {
  const { clock, app } = deps
  let lastId = 138_211_983_573
  const type = () => blockType(app.handle, BLOCK, app.embedUuid)

  function main(): Theme | null {
    return themes.list.find(({ role }) => role === 'MAIN') ?? null
  }

  const themes: Themes = {
    list: [],
    bodyKind: 'text',
    main,
    add(name, settings = freshSettings()) {
      const now = clock.now()
      const theme: Theme = {
        id: ++lastId,
        name,
        role: 'UNPUBLISHED',
        createdAt: now,
        updatedAt: now,
        settings,
        rawText: undefined
      }
      themes.list.push(theme)
      return theme
    },
    publish(id) {
      for (const theme of themes.list) theme.role = theme.id === id ? 'MAIN' : 'UNPUBLISHED'
      const theme = main()
      if (theme) deps.emit('themes/publish', publishBody(theme))
    },
    unpublish() {
      for (const theme of themes.list) theme.role = 'UNPUBLISHED'
    },
    setEmbed(isOn) {
      const theme = main()
      if (!theme) throw new Error('Expected a published theme to switch the embed in')
      theme.settings = withBlock(theme.settings, type(), isOn)
      theme.rawText = undefined
      theme.updatedAt = clock.now()
    },
    isEmbedOn() {
      const theme = main()
      return theme !== null && isBlockOn(theme.settings, type())
    },
    setText(text) {
      const theme = main()
      if (!theme) throw new Error('Expected a published theme to have a file in')
      theme.rawText = text
      theme.updatedAt = clock.now()
    },
    textOf: ({ rawText, settings }) => (rawText === undefined ? settingsText(settings) : rawText)
  }
  const dawn = themes.add('Dawn')
  dawn.role = 'MAIN'
  return themes
}

/** Returns the body of themes/publish, as in Shopify's example (docs). */
const publishBody = ({ id, name, createdAt, updatedAt }: Theme): object => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
  role: 'main',
  theme_store_id: 887,
  previewable: true,
  processing: false,
  admin_graphql_api_id: `gid://shopify/OnlineStoreTheme/${id}`
})

export const checksumOf = (text: string): string => createHash('md5').update(text).digest('hex')
