import { useEffect, useState } from 'react'
import type { Settings } from '../../modules/image-opt/options/schema.ts'
import { getJson, postJson } from '../lib/api.ts'
import { send, useOn } from '../lib/events.ts'
import type { Messages } from '../lib/messages.ts'
import { setAutomatic } from '../lib/store.ts'
import { notify } from '../ui/toast/notify.ts'
import { showErrorOf } from '../ui/toast/show-error.ts'
import type { Switched } from './what-is-on.ts'

/**
 * Holds the stored settings and changes the switch. Before automatic mode begins to optimise images, a dialog says how
 * many. The page then shows the new state at once and reverts it when the server refuses it (specification §6.6).
 * While the plan does not include the mode, the switch is stored but has no effect (§11.2).
 */
export function useSwitch(
  first: Switched,
  messages: Messages<'automatic' | 'dialog'>,
  isLacking: boolean
) {
  const { automatic: t } = messages
  const [settings, setSettings] = useState(first)
  const [isSaving, setIsSaving] = useState(false)
  const isOn = settings.auto_switch === 1
  const isActive = isOn && !isLacking
  useEffect(() => setAutomatic(isActive), [isActive])

  useOn('settingsSaved', ({ isFirstSetUp }) => {
    getJson<Settings>('/api/v2/image-opt/getSettings').then(setSettings, console.error)
    if (isFirstSetUp) void turn()
  })

  async function flip(): Promise<void> {
    if (isSaving) return
    if (settings.is_default === 1) return send('settingsRequested', { isFirstSetUp: true })
    await turn()
  }

  async function turn(): Promise<void> {
    const auto_switch = isOn ? 0 : 1
    const set = (value: 0 | 1) => setSettings((known) => ({ ...known, auto_switch: value }))
    setIsSaving(true)
    try {
      const begins = !isOn && !isLacking
      if (!begins || (await (await import('./may-begin.ts')).mayBegin(messages))) {
        set(auto_switch)
        await postJson('/api/v2/image-opt/saveSettings', { auto_switch })
        if (!isLacking) notify(isOn ? t.byHand() : t.turnedOn())
      }
    } catch (error) {
      set(isOn ? 1 : 0)
      showErrorOf(error, t.notChanged())
    }
    setIsSaving(false)
  }

  return { settings, isOn, isSaving, flip }
}
