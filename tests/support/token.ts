/** The ADMIN_TOKEN of the servers that tests start. */
export const TOKEN = 'a-token-for-tests-of-thirty-two-characters'

/** The header with which an operator reads the metrics. */
export const OPERATOR = { authorization: `Bearer ${TOKEN}` }
