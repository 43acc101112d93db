import { codeOf } from '../../disk/errors.ts'
import { DATABASE_GONE } from '../../disk/trouble.ts'

/**
 * The codes with which a connection fails or ends: those of the network, class 08, a server that stops or starts
 * (57P01 to 57P03) and one without a free connection (53300).
 */
const GONE = /^(E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|08\w{3}|57P0[123]|53300)$/

/** What the driver says when a connection has no error code. */
const GONE_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/

/** Nobody knows whether a statement that was under way took effect: a `commit` may have. */
class DatabaseGone extends Error {
  override readonly name = 'DatabaseGone'
  readonly code = DATABASE_GONE
  constructor(cause: unknown) {
    super((cause as Error).message, { cause })
  }
}

/** Runs work of the driver. Its many errors about a lost connection become one. */
export async function orGone<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw isGone(error) ? new DatabaseGone(error) : error
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && (GONE.test(codeOf(error)) || GONE_WORDS.test(error.message))
