/**
 * The long form of a number of repetitions for `npm run prove`, and the short one for `npm test`. Both forms check the
 * same behaviour; the long one tries more cases of it.
 */
export const repeated = <Value>(forms: { test: Value; prove: Value }): Value =>
  process.env.LANE === 'prove' ? forms.prove : forms.test
