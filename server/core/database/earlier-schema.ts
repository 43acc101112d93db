/** The migrations that made the schema before there was one baseline, in the order in which they ran. */
const EARLIER = [
  '001-auth',
  '002-core-local-store',
  '003-image-opt',
  '004-pricing',
  '005-image-opt-engine',
  '006-image-opt-texts',
  '007-image-opt-automatic',
  '008-image-opt-uploads',
  '009-pricing-billing',
  '010-settings-support',
  '010-trend',
  '011-page-speed',
  '012-image-opt-search',
  '013-core-alt-before',
  '014-image-opt-list-changes',
  '015-auth-shopify',
  '016-webhooks',
  '017-core-shopify',
  '018-pricing-shopify',
  '018-settings-dismissals',
  '019-image-opt-erasing',
  '020-core-shopify-versions',
  '021-image-opt-paused',
  '022-core-shopify-owned',
  '023-journal',
  '024-pricing-test-plans',
  '026-auth-shopify-level',
  '027-recommendations',
  '028-idempotency',
  '030-image-opt-list-order',
  '033-image-opt-history-order',
  '034-page-speed-effect',
  '035-pricing-overage-limit',
  '036-auth-token-names',
  '037-fleet-limits',
  '038-webhooks-states',
  '039-image-opt-searched-title',
  '041-core-clock',
  '042-core-first-mentions'
]

/** The baseline takes over what this one and those before it have made (migrations/baseline/take-over.ts). */
export const TAKEN_OVER_FROM = '039-image-opt-searched-title'

/** Returns the recorded migrations without those that the baseline takes over. */
export function withoutEarlier(recorded: string[]): string[] {
  const isEarlier =
    recorded.includes(TAKEN_OVER_FROM) && recorded.every((name, index) => name === EARLIER[index])
  return isEarlier ? [] : recorded
}

/** Returns whether the recorded migrations are some of the earlier ones, too few to be taken over. */
export const isTooOld = (recorded: string[]): boolean =>
  recorded.length > 0 &&
  !recorded.includes(TAKEN_OVER_FROM) &&
  recorded.every((name) => EARLIER.includes(name))
