/** A trigger for each row, or for the statement that empties a table. */
export type Trigger = {
  name: string
  /** What fires it, such as `after update of state on upload`. */
  fires: string
  /** A condition on `old` and `new`. */
  condition?: string
  /** Statements without semicolons. */
  does: string[]
}

/** What the two databases word differently. */
export type Words = {
  dialect: 'sqlite' | 'postgres'
  /** Builds a JSON object that leaves out members that are null. */
  facts(members: Record<string, string>): string
  /** Reads a member of a JSON text, as a text or as a number. */
  member(json: string, path: [string, string], type: 'text' | 'number'): string
  /** The time so many days ago, as toISOString() writes it. */
  daysAgo(days: number): string
  /** Ends the statement that fired the trigger. */
  refuse(message: string): string
}

/** 1 or 0. */
export const flag = (condition: string) => `case when ${condition} then 1 else 0 end`

const list = (members: Record<string, string>) =>
  Object.entries(members)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')

export const SQLITE: Words = {
  dialect: 'sqlite',
  facts: (members) => `json_patch('{}', json_object(${list(members)}))`,
  member: (json, path) => `json_extract(${json}, '$.${path.join('.')}')`,
  daysAgo: (days) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${days} days')`,
  refuse: (message) => `select raise(abort, '${message}')`
}

export const POSTGRES: Words = {
  dialect: 'postgres',
  facts: (members) => `json_strip_nulls(json_build_object(${list(members)}))`,
  member: (json, path, type) =>
    `(${json}::json #>> '{${path.join(',')}}')${type === 'number' ? '::bigint' : ''}`,
  daysAgo: (days) => `text_of_time(clock_timestamp() - interval '${days} days')`,
  refuse: (message) => `raise exception '${message}'`
}
