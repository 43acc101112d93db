import type { PageContextServer } from 'vike/types'
import type { Data } from './+data.ts'

/** Takes the place of a theme editor for a local store: a plain form in a separate window. */
export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { editor: t } = context.messages.speed
  const isSaved = 'saved' in context.urlParsed.search
  return (
    <section className="card notice-card reading">
      <h1>{t.title()}</h1>
      <p className="muted">{t.line()}</p>
      <form className="form-rows" method="post" action="/theme-editor">
        <fieldset className="field">
          <legend className="label">{t.legend()}</legend>
          <label className="check-row">
            <input
              type="checkbox"
              role="switch"
              className="switch"
              name="embed"
              value="on"
              defaultChecked={data.isOn}
              aria-describedby="embed-line"
            />
            {t.embed()}
          </label>
          <p className="caption" id="embed-line">
            {t.embedLine()}
          </p>
        </fieldset>
        <div className="btn-row">
          <button className="btn primary" type="submit">
            {t.save()}
          </button>
          <a className="btn" href={data.shopUrl}>
            {t.open()}
          </a>
          {isSaved && (
            <span className="caption" role="status">
              {t.saved()}
            </span>
          )}
        </div>
      </form>
    </section>
  )
}
