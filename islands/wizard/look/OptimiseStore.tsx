import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { LookTexts } from './StoreLook.tsx'
import { useOptimiseStore } from './use-optimise-store.ts'

type OptimiseStoreProps = {
  t: LookTexts
  label: string
  hasQuota: boolean
  /** What the server said when the run started; '' before that. */
  started: string
  onStarted: (words: string) => void
}

/** The button that optimises the store's product images, and what became of it. */
export function OptimiseStore({ t, label, hasQuota, started, onStarted }: OptimiseStoreProps) {
  const { start, isStarting, refusal } = useOptimiseStore(t, onStarted)
  const { look } = t.guidance
  const result = useRef<HTMLDivElement>(null)
  // The button that had the focus is no longer shown, and the keyboard would start at the top of the page again.
  useEffect(() => {
    if (started !== '') result.current?.focus()
  }, [started])
  return (
    <div className="look-start">
      <div role="status" ref={result} tabIndex={-1}>
        {started !== '' && (
          <>
            <p className="look-started">
              <CircleCheck size={16} aria-hidden />
              {started}
            </p>
            <p className="muted">{look.goOn()}</p>
          </>
        )}
      </div>
      {refusal !== '' && (
        <p className="dialog-error" role="alert">
          {refusal}
        </p>
      )}
      {!hasQuota && started === '' && (
        <p className="muted">
          {look.noQuota()} <a href="/pricing">{t.dialog.quota.upgrade()}</a>
        </p>
      )}
      {hasQuota && started === '' && (
        <button
          type="button"
          className="btn primary"
          aria-disabled={isStarting || undefined}
          aria-busy={isStarting || undefined}
          onClick={() => void start()}
        >
          {isStarting && <span className="spinner" aria-hidden />}
          {label}
        </button>
      )}
    </div>
  )
}
