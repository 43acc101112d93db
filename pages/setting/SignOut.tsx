import type { TranslationFunctions } from '../../locales/i18n-types.ts'

/** Ends the session in this browser, or every session of its token. It works without JavaScript. */
export function SignOut({ t }: { t: TranslationFunctions['setting'] }) {
  return (
    <form method="post" action="/sign-out">
      <p className="muted">{t.signedIn()}</p>
      <div className="btn-row">
        <button type="submit" className="btn" name="everywhere" value="0">
          {t.signOut()}
        </button>
        <button type="submit" className="btn" name="everywhere" value="1">
          {t.signOutEverywhere()}
        </button>
      </div>
    </form>
  )
}
