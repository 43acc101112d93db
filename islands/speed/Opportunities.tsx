import type { SpeedView } from '../../modules/page-speed/schema.ts'
import { formatDuration, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'

/** The id of Lighthouse's audit of images. This app can fix what the audit finds. */
const IMAGES = 'image-delivery-insight'

type OpportunitiesProps = {
  list: SpeedView['opportunities']['pc']
  device: string
  messages: Messages<'speed'>['speed']['opportunities']
  localeContext: LocaleContext
}

/** What the checker recommends, in its own words, the largest saving first. */
export function Opportunities({ list, device, messages: t, localeContext }: OpportunitiesProps) {
  return (
    <section className="card" aria-labelledby="opportunities-title">
      <div className="card-body">
        <h2 id="opportunities-title">{t.title()}</h2>
        {list.length === 0 ? (
          <p className="muted">{t.none()}</p>
        ) : (
          <>
            <p className="muted">{t.line({ device })}</p>
            <ol className="opportunities">
              {list.map(({ id, title, saving }) => (
                <li key={id}>
                  <span>
                    {title} {id === IMAGES && <a href="/image_optimisation">{t.images()}</a>}
                  </span>
                  <span className="badge plain" data-tone="warn">
                    {t.saving({ ms: formatDuration(saving, localeContext) })}
                  </span>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  )
}
