/** Marks a setting that starts with a larger plan, and leads to the plans (specification §11.2). */
export const FromPlan = ({ name }: { name: string }) => <a href="/pricing">{name}</a>
