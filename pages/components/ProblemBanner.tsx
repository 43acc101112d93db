import { CircleAlert, X } from 'lucide-react'

type ProblemBannerProps = { messages: Vike.PageContext['messages'] }

/**
 * The banner that keeps an error visible after its toast has disappeared (islands/ui/toast/show-error.ts). It is part
 * of every page from the start, because without a connection no code for it could be loaded.
 */
export function ProblemBanner({ messages: { app } }: ProblemBannerProps) {
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
