/**
 * Names the plan that includes a disabled action, visibly beside its label. Shown only where the app store
 * requires it (styles/buttons.css); elsewhere the tooltip says so.
 */
export function Lacks({ plan }: { plan: string | undefined }) {
  return plan === undefined ? null : <span className="btn-lacks">{plan}</span>
}
