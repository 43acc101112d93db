import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { postJson } from '../lib/api.ts'
import { type Draft, LAST_STEP } from './draft.ts'

/**
 * The delay between the last change and the save of the choices, so that not every keystroke in a template causes a
 * save.
 */
const KEEP_AFTER_MS = 400

/**
 * Holds the current step and the choices so far. Both are saved on the server, so that the merchant can continue
 * later.
 */
export function useGuide(
  start: { step: number; draft: Draft },
  onNotKept: (error: unknown) => void
) {
  const [step, setStep] = useState(start.step)
  const [draft, setDraft] = useState(start.draft)
  const unkept = useRef(false)

  async function keep(more: { is_left?: 1 } = {}) {
    unkept.current = false
    await postJson('/api/v1/saveNewGuideCfg', { step, settings: draft, ...more })
  }
  const keepSoon = useEffectEvent(() => {
    if (unkept.current && step < LAST_STEP) keep().catch(onNotKept)
  })
  useEffect(() => {
    if (!unkept.current) return
    const timer = setTimeout(keepSoon, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [step, draft])

  const follow = useEffectEvent(() => {
    const wanted = Number(new URLSearchParams(location.search).get('step'))
    if (wanted >= 1 && wanted < LAST_STEP) setStep(wanted)
  })
  useEffect(() => {
    // The address that opened the guide may not name a step, but the Back button needs one in the history.
    history.replaceState(null, '', `?step=${start.step}`)
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [start.step])

  return {
    step,
    draft,
    keep,
    set(change: Partial<Draft>) {
      unkept.current = true
      setDraft({ ...draft, ...change })
    },
    go(next: number) {
      unkept.current = true
      history.pushState(null, '', `?step=${next}`)
      setStep(next)
    }
  }
}
