/**
 * Thrown when an operator's command cannot be carried out as it was typed: an argument is wrong, or names something that
 * does not exist. Where the environment is at fault, a ConfigError is thrown instead.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Thrown when a check finds that what it reads, such as a backup, is damaged. */
export class DamageError extends Error {
  override readonly name = 'DamageError'
}
