/**
 * How many rows one statement changes if a trigger adds each change to a total. PostgreSQL keeps all versions of the
 * total's row until the transaction ends and reads them again at each change, so the time grows with the square.
 */
export const ROWS_AT_ONCE = 500
