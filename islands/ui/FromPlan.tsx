/** Names the plan that includes a setting, as a link to the plans (specification §11.2). */
export const FromPlan = ({ name }: { name: string }) => (
  <a className="from-plan" href="/pricing">
    {name}
  </a>
)
