import { wordsOf } from '../../lib/api.ts'
import type { LocaleContext } from '../../lib/formats.ts'
import { EstimateWords } from '../../manual/EstimateWords.tsx'
import type { LookTexts } from './StoreLook.tsx'
import type { useStoreEstimate } from './use-store-estimate.ts'

type LookSavingProps = {
  estimate: ReturnType<typeof useStoreEstimate>
  t: LookTexts
  localeContext: LocaleContext
}

/** How much can be saved, or why that cannot be said. */
export function LookSaving({ estimate, t, localeContext }: LookSavingProps) {
  const { value, error, isLoading, again } = estimate
  return (
    <div className="look-saving" role="status">
      {isLoading && (
        <p className="look-waiting muted">
          <span className="spinner" aria-hidden />
          {t.manual.estimating()}
        </p>
      )}
      {!isLoading && error !== null && (
        <p className="look-waiting muted">
          {wordsOf(error, t.dialog.checkConnection())}
          <button type="button" className="btn" onClick={again}>
            {t.dialog.tryAgain()}
          </button>
        </p>
      )}
      {value && value.data.image_count === 0 && <p>{value.message}</p>}
      {value && value.data.image_count > 0 && (
        <EstimateWords data={value.data} t={t} localeContext={localeContext} />
      )}
    </div>
  )
}
