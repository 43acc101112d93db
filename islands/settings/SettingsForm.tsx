import { type FormEvent, useState } from 'react'
import type { Settings } from '../../modules/image-opt/schema.ts'
import { LoadFailed } from '../dialog/LoadFailed.tsx'
import type { Texts } from '../dialog/texts.ts'
import { useLoaded } from '../dialog/useLoaded.ts'
import { getJson, postJson, wordsOf } from '../runtime/api.ts'
import { announceSettingsSaved } from '../runtime/store.ts'
import { notify } from '../toast/notify.ts'
import { type ImageOpt, isSame, lacksTarget, type PlanAllows } from './image-opt.ts'
import { Quality } from './Quality.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'
import { Targets } from './Targets.tsx'
import './settings.css'

type SettingsFormProps = {
  t: Texts<'dialog' | 'compression'>
  can: PlanAllows
  planName: string
  onChange: (isChanged: boolean) => void
  onSaved: () => void
  onCancel: () => void
}

export function SettingsForm({ t, can, planName, onChange, onSaved, onCancel }: SettingsFormProps) {
  const stored = useLoaded('settings', (signal) =>
    getJson<Settings>('/api/v2/image-opt/getSettings', {}, signal)
  )
  const [draft, setDraft] = useState<ImageOpt | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [refusal, setRefusal] = useState('')

  const known = stored.value?.image_opt ?? null
  const values = draft ?? known
  const isChanged = known !== null && draft !== null && !isSame(draft, known)
  const isBlocked = values !== null && lacksTarget(values, can)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!isChanged || isBlocked || isSaving) return
    setIsSaving(true)
    setRefusal('')
    try {
      const { message } = await postJson<{ message: string }>('/api/v2/image-opt/saveSettings', {
        image_opt: draft
      })
      notify(message)
      announceSettingsSaved()
      onSaved()
    } catch (error) {
      const words = wordsOf(error, t.dialog.checkConnection())
      setRefusal(words)
      notify(words, 'bad')
      setIsSaving(false)
    }
  }

  function set(change: Partial<ImageOpt>) {
    if (values === null || known === null) return
    const next = { ...values, ...change }
    setDraft(next)
    // At once and in no effect: Esc right after a change would close the sheet without asking.
    onChange(!isSame(next, known))
  }

  return (
    <form className="dialog-part" onSubmit={(event) => void save(event)}>
      <div className="dialog-body" aria-busy={stored.isLoading}>
        {refusal !== '' && (
          <p className="dialog-error" role="alert">
            {refusal}
          </p>
        )}
        {values !== null ? (
          <>
            <label className="setting-switch">
              <span>
                <strong>{t.compression.switch()}</strong>
                <span className="setting-help">{t.compression.switchLine()}</span>
              </span>
              <input
                type="checkbox"
                role="switch"
                className="switch"
                checked={values.switch === 1}
                onChange={({ target }) => set({ switch: target.checked ? 1 : 0 })}
              />
            </label>
            <fieldset className="setting-groups" disabled={values.switch === 0}>
              <Targets values={values} set={set} t={t} can={can} planName={planName} />
              <Quality values={values} set={set} t={t} />
            </fieldset>
          </>
        ) : stored.error === null ? (
          <SettingsSkeleton label={t.dialog.loading()} />
        ) : (
          <LoadFailed error={stored.error} t={t} onAgain={stored.again} />
        )}
      </div>
      <div className="dialog-foot">
        {isBlocked && (
          <p className="dialog-note" role="status">
            {t.compression.noTarget()}
          </p>
        )}
        <button type="button" className="btn" onClick={onCancel}>
          {t.dialog.cancel()}
        </button>
        <button
          type="submit"
          className="btn primary"
          disabled={!isChanged || isBlocked}
          aria-disabled={isSaving}
          aria-busy={isSaving}
        >
          {isSaving && <span className="spinner" aria-hidden />}
          {t.compression.save()}
        </button>
      </div>
    </form>
  )
}
