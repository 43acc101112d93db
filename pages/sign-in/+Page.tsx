import { CircleAlert } from 'lucide-react'
import type { PageContextServer } from 'vike/types'

/** A plain form, so that signing in works without JavaScript. */
export default function Page({ context }: { context: PageContextServer }) {
  const { signIn } = context.messages
  const { wrong, locale } = context.urlParsed.search
  const isWrong = wrong !== undefined
  // The page that the form leads to speaks the same language.
  const search = locale === undefined ? '' : `?${new URLSearchParams({ locale })}`
  return (
    <section className="card notice-card sign-in">
      <h1>{signIn.title()}</h1>
      <p className="muted">{signIn.line()}</p>
      <form method="post" action={`/sign-in${search}`}>
        <div className="field">
          <label className="label" htmlFor="token">
            {signIn.token()}
          </label>
          <input
            className="input"
            id="token"
            name="authToken"
            type="password"
            required
            autoComplete="current-password"
            spellCheck={false}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? 'wrong' : undefined}
          />
          {isWrong && (
            <p className="field-error" id="wrong" role="alert">
              <CircleAlert size={15} aria-hidden />
              {signIn.wrong()}
            </p>
          )}
        </div>
        <button className="btn primary" type="submit">
          {signIn.action()}
        </button>
      </form>
    </section>
  )
}
