import { getJson, postJson } from '../../lib/api.ts'
import { changesOf, type Settings } from '../draft.ts'

type Reply = Settings & { ack: number; message: string }

function withoutEnvelope(reply: Reply): Settings {
  const { version, auto_switch, is_default, image_opt, alt_text, file_name, exclusions } = reply
  const settings = { version, auto_switch, is_default, image_opt, alt_text, file_name }
  return exclusions ? { ...settings, exclusions } : settings
}

/** Returns the settings that are stored now. */
export const loadSettings = async (): Promise<Settings> =>
  withoutEnvelope(await getJson<Reply>('/api/v2/image-opt/getSettings'))

/**
 * Saves the sections of the draft that differ from the stored settings. With `isFirstSetUp`, the save completes the
 * first set-up, even without changes.
 * @returns the stored settings and the message for the merchant
 */
export async function saveSettings(
  stored: Settings,
  draft: Settings,
  isFirstSetUp: boolean
): Promise<{ settings: Settings; message: string }> {
  const firstSetUp = isFirstSetUp ? { image_opt: draft.image_opt } : {}
  const saved = await postJson<Reply>('/api/v2/image-opt/saveSettings', {
    ...changesOf(stored, draft),
    ...firstSetUp
  })
  return { settings: withoutEnvelope(saved), message: saved.message }
}
