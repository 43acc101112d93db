import { CircleAlert, X } from 'lucide-react'

type ProblemBannerProps = { texts: Vike.PageContext['texts'] }

/**
 * Where what went wrong stays, beside the toast (islands/toast/complain.ts). It is part of the page from the
 * start, for without a connection nothing could be fetched to say so.
 */
export function ProblemBanner({ texts: { app } }: ProblemBannerProps) {
  return (
    <section
      id="problem"
      className="banner problem"
      data-tone="bad"
      aria-labelledby="problem-title"
      hidden
    >
      <CircleAlert size={18} aria-hidden />
      <div className="banner-text" role="alert">
        <h2 id="problem-title">{app.problem()}</h2>
        <p />
      </div>
      <button
        type="button"
        className="btn ghost icon-only"
        data-tip={app.dismiss()}
        aria-label={app.dismiss()}
      >
        <X size={16} aria-hidden />
      </button>
    </section>
  )
}
