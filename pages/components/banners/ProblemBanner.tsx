import { CircleAlert, X } from 'lucide-react'

type ProblemBannerProps = { messages: Vike.PageContext['messages'] }

/**
 * Shows an error that must stay visible after its toast has disappeared (islands/ui/toast/show-error.ts). Every page
 * contains this banner from the start, because its code could not be loaded when the connection is down.
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
