type Alternative = { enum?: unknown[]; type?: string }

/** Writes a choice between literals as one `enum`: in `anyOf` each literal takes six lines. */
export function joinLiterals(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(joinLiterals)
  if (typeof value !== 'object' || value === null) return value
  const { anyOf } = value as { anyOf?: Alternative[] }
  const { enum: first, type } = anyOf?.[0] ?? {}
  if (anyOf && first && anyOf.every((one) => one.enum && one.type === type))
    return { ...(type && { type }), enum: anyOf.flatMap((one) => one.enum) }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, joinLiterals(part)]))
}
