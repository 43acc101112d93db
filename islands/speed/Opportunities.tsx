import type { SpeedView } from '../../modules/page-speed/schema.ts'
import { formatDuration, type Reader } from '../../pages/components/numbers.ts'
import type { Texts } from '../dialog/texts.ts'

/** The audit about pictures: the one that this app mends itself. */
const IMAGES = 'image-delivery-insight'

type OpportunitiesProps = {
  list: SpeedView['opportunities']['pc']
  device: string
  texts: Texts<'speed'>['speed']['opportunities']
  reader: Reader
}

/** What the check advises, the largest saving first; the words are the checker's. */
export function Opportunities({ list, device, texts: t, reader }: OpportunitiesProps) {
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
                    {t.saving({ ms: formatDuration(saving, reader) })}
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
