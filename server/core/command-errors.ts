/**
 * Thrown when an operator's command cannot be carried out as it was typed: an argument is wrong, or names something that
 * does not exist. Where the environment is at fault, a ConfigError is thrown instead.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Thrown when the app refuses a command that was typed correctly, such as one about a shop that still owes money. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
}

/** Thrown when a check finds that what it reads, such as a backup, is damaged. */
export class DamageError extends Error {
  override readonly name = 'DamageError'
}
