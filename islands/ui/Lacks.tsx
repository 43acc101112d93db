/**
 * Names the plan that includes a disabled action, beside the label of the action. It is visible only where the app
 * store requires this (styles/buttons.css); elsewhere the tooltip names the plan.
 */
export function Lacks({ plan }: { plan: string | undefined }) {
  return plan === undefined ? null : <span className="btn-lacks">{plan}</span>
}
