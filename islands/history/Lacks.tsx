/**
 * The plan that has what cannot be pressed, in sight beside its name. Only where the app store wants it so
 * (styles/buttons.css); elsewhere the tooltip tells.
 */
export function Lacks({ plan }: { plan: string | undefined }) {
  return plan === undefined ? null : <span className="btn-lacks">{plan}</span>
}
