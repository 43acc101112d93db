import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  print,
  typeFromAST
} from 'graphql'
import { PUBLISHED } from '../published-schema.ts'
import { CoercionError } from '../scalars.ts'
import type { ApiError } from './validation.ts'

type Problem = { path: (string | number)[]; explanation: string }

/**
 * Returns an INVALID_VARIABLE error for each variable that does not fit its declared type, with all of its problems.
 */
export function variableErrors(
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>
): ApiError[] {
  return variableDefinitions.flatMap(({ variable, type: node, defaultValue, loc }) => {
    const name = variable.name.value
    const value = given[name]
    const type = typeFromAST(PUBLISHED, node)
    if (!isInputType(type) || (value === undefined && (defaultValue || !isNonNullType(type))))
      return []
    const problems = problemsOf(type, value ?? null, [])
    if (problems.length === 0) return []
    return {
      message: `Variable $${name} of type ${print(node)} was provided invalid value${inside(problems)}`,
      locations: loc ? [{ line: loc.startToken.line, column: loc.startToken.column }] : undefined,
      extensions: { code: 'INVALID_VARIABLE', value: value ?? null, problems }
    }
  })
}

/**
 * Returns the end of the message, which names each problem. Shopify names only problems below the top level
 * (recorded).
 */
function inside(problems: Problem[]): string {
  const deep = problems.filter(({ path }) => path.length > 0)
  if (deep.length === 0) return ''
  return ` for ${deep.map(({ path, explanation }) => `${path.join('.')} (${explanation})`).join(', ')}`
}

function problemsOf(type: GraphQLInputType, value: unknown, path: Problem['path']): Problem[] {
  const problem = (explanation: string): Problem[] => [{ path, explanation }]
  if (isNonNullType(type)) {
    if (value === null || value === undefined) return problem('Expected value to not be null')
    return problemsOf(type.ofType, value, path)
  }
  if (value === null || value === undefined) return []
  if (isListType(type)) {
    // GraphQL accepts a single value where it expects a list.
    if (!Array.isArray(value)) return problemsOf(type.ofType, value, path)
    return value.flatMap((item, index) => problemsOf(type.ofType, item, [...path, index]))
  }
  if (isInputObjectType(type)) return problemsOfObject(type, value, path)
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => name)
    if (typeof value === 'string' && names.includes(value)) return []
    return problem(`Expected ${JSON.stringify(value)} to be one of: ${names.join(', ')}`)
  }
  try {
    type.coerceInputValue(value)
    return []
  } catch (error) {
    if (error instanceof CoercionError) return problem(error.message)
    return problem(`Could not coerce value ${JSON.stringify(value)} to ${type.name}`)
  }
}

function problemsOfObject(
  type: GraphQLInputObjectType,
  value: unknown,
  path: Problem['path']
): Problem[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ path, explanation: `Expected ${JSON.stringify(value)} to be a key-value object.` }]
  const fields = type.getFields()
  const given = value as Record<string, unknown>
  const unknown = Object.keys(given)
    .filter((name) => !fields[name])
    .map((name) => ({
      path: [...path, name],
      explanation: `Field is not defined on ${type.name}`
    }))
  const known = Object.values(fields).flatMap((field) => {
    const { name } = field
    if (given[name] === undefined && !isRequiredInputField(field)) return []
    return problemsOf(field.type, given[name], [...path, name])
  })
  const isNotOne = type.isOneOf && Object.keys(given).length !== 1
  const oneOf = isNotOne
    ? [{ path, explanation: `'${type.name}' requires exactly one argument` }]
    : []
  return [...unknown, ...known, ...oneOf]
}
