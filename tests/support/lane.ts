/**
 * Returns `prove` under `npm run prove`, otherwise `test`. Both forms check the same behaviour; the long one tries
 * more cases of it.
 */
export const repeated = <Value>(forms: { test: Value; prove: Value }): Value =>
  process.env.LANE === 'prove' ? forms.prove : forms.test

/** Whether the application of the tests has its database on PostgreSQL (`npm test -- --postgres`). */
export const isPostgresLane = (): boolean => process.env.DATABASE_OF_TESTS === 'postgres'

/** Leaves a test out of the lane of PostgreSQL; tests/support/outcome.ts accepts the reason, which the run prints at its end. */
export const sqliteOnly = (reason: string) => ({
  skip: isPostgresLane() ? `only on SQLite: ${reason}` : false
})
