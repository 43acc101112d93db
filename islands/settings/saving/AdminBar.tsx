import { createElement, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { framedAppBridge } from '../../lib/app-bridge.ts'
import type { SettingsMessages } from '../messages.ts'

type AdminBarProps = {
  isShown: boolean
  isSaving: boolean
  canSave: boolean
  discard: () => void
  /** Called when the admin does not show its bar, so that the page can show its own. */
  onFailed: () => void
  t: SettingsMessages
}

const ID = 'settings-save-bar'

/** A subscription that never reports a change, because a page stays in its frame. */
const neverChanges = () => () => {}

/** Returns whether the admin around the page has a Save bar; false while the page is hydrated. */
export const useHasAdminBar = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => framedAppBridge()?.saveBar !== undefined,
    () => false
  )

/**
 * The Save bar of the platform's admin (docs/shopify.md §6). App Bridge takes it from an element that is invisible on
 * the page: a press on a button in the admin presses the button of this element.
 */
export function AdminBar({ isShown, isSaving, canSave, discard, onFailed, t }: AdminBarProps) {
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    const bar = framedAppBridge()?.saveBar
    if (!isShown || !bar) return
    bar.show(ID).catch((error: unknown) => {
      console.error(error)
      fail()
    })
    return () => void bar.hide(ID).catch(console.error)
  }, [isShown])

  const waiting = isSaving ? { loading: '' } : {}
  return (
    <div hidden>
      {createElement(
        'ui-save-bar',
        { id: ID },
        <button
          // Enter in a field presses the form's first submit button.
          type="submit"
          {...{ variant: 'primary' }}
          {...waiting}
          disabled={!canSave}
          onClick={(event) => {
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        >
          {t.setting.save()}
        </button>,
        <button type="button" disabled={isSaving} onClick={discard}>
          {t.setting.discard()}
        </button>
      )}
    </div>
  )
}
