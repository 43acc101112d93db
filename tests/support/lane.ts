/**
 * Returns `prove` under `npm run prove`, otherwise `test`. Both forms check the same behaviour; the long one tries
 * more cases of it.
 */
export const repeated = <Value>(forms: { test: Value; prove: Value }): Value =>
  process.env.LANE === 'prove' ? forms.prove : forms.test
