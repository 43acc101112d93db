import {
  type ASTNode,
  type DocumentNode,
  FieldsOnCorrectTypeRule,
  type GraphQLError,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  KnownTypeNamesRule,
  NoUnusedVariablesRule,
  ProvidedRequiredArgumentsRule,
  print,
  ScalarLeafsRule,
  specifiedRules,
  type ValidationRule,
  ValuesOfCorrectTypeRule,
  validate
} from 'graphql'
import { PUBLISHED } from '../published-schema.ts'
import { type Place, placeOf } from './place.ts'
import { valueError } from './values.ts'

export type ApiError = {
  message: string
  locations?: readonly { line: number; column: number }[] | undefined
  path?: readonly (string | number)[] | undefined
  extensions: { code: string; [detail: string]: unknown }
}

type Words = Pick<ApiError, 'message' | 'extensions'>

/**
 * Translates an error of graphql-js into Shopify's wording (docs/shopify.md §7). graphql-js names the broken rule;
 * Shopify's graphql-ruby gives a code.
 */
type Translate = (place: Place, node: ASTNode, error: GraphQLError) => Words

const named = (node: ASTNode): string =>
  'name' in node && node.name && 'value' in node.name ? node.name.value : ''

const undefinedField: Translate = ({ parentType }, node) => ({
  message: `Field '${named(node)}' doesn't exist on type '${parentType}'`,
  extensions: { code: 'undefinedField', typeName: parentType, fieldName: named(node) }
})

const selectionMismatch: Translate = ({ fieldType, field }, node, { message }) => {
  const nodeName = `field '${field}'`
  const why = message.includes('must not have a selection')
    ? `Selections can't be made on scalars (${nodeName} returns ${fieldType} but has selections [${print(node).slice(1, -1).trim()}])`
    : `Field must have selections (${nodeName} returns ${fieldType} but has no selections. Did you mean '${field} { ... }'?)`
  return {
    message: why,
    extensions: { code: 'selectionMismatch', nodeName, typeName: fieldType }
  }
}

const argumentNotAccepted: Translate = ({ field }, node) => ({
  message: `Field '${field}' doesn't accept argument '${named(node)}'`,
  extensions: {
    code: 'argumentNotAccepted',
    name: field,
    typeName: 'Field',
    argumentName: named(node)
  }
})

const missingArguments: Translate = ({ field }, _node, error) => {
  const [, missing = ''] = /\((\w+):\)/.exec(error.message) ?? []
  return {
    message: `Field '${field}' is missing required arguments: ${missing}`,
    extensions: {
      code: 'missingRequiredArguments',
      className: 'Field',
      name: field,
      arguments: missing
    }
  }
}

const variableNotUsed: Translate = ({ path }, _node, { message }) => {
  const [, name = ''] = /"\$(\w+)"/.exec(message) ?? []
  const operation = path[0]?.split(' ')[1] ?? 'anonymous query'
  return {
    message: `Variable $${name} is declared by ${operation} but not used`,
    extensions: { code: 'variableNotUsed', variableName: name }
  }
}

const undefinedType: Translate = (_place, node) => ({
  message: `No such type ${named(node)}, so it can't be a fragment condition`,
  extensions: { code: 'undefinedType', typeName: named(node) }
})

const undefinedDirective: Translate = (_place, node) => ({
  message: `Directive @${named(node)} is not defined`,
  extensions: { code: 'undefinedDirective', directiveName: named(node) }
})

const TRANSLATED: [ValidationRule, Translate][] = [
  [KnownTypeNamesRule, undefinedType],
  [FieldsOnCorrectTypeRule, undefinedField],
  [ScalarLeafsRule, selectionMismatch],
  [KnownDirectivesRule, undefinedDirective],
  [KnownArgumentNamesRule, argumentNotAccepted],
  [ProvidedRequiredArgumentsRule, missingArguments],
  [ValuesOfCorrectTypeRule, valueError],
  [NoUnusedVariablesRule, variableNotUsed]
]

const OTHERS = specifiedRules.filter((rule) => TRANSLATED.every(([known]) => known !== rule))

/** The error code for all other rules. The codes that Shopify uses for them are unknown. */
const UNTRANSLATED = 'invalid'

const untranslated: Translate = (_place, _node, { message }) => ({
  message,
  extensions: { code: UNTRANSLATED }
})

export function validationErrors(document: DocumentNode): ApiError[] {
  const byRule = TRANSLATED.flatMap(([rule, translate]) =>
    validate(PUBLISHED, document, [rule]).map((error) => inWords(document, error, translate))
  )
  const rest = validate(PUBLISHED, document, OTHERS)
  return [...byRule, ...rest.map((error) => inWords(document, error, untranslated))]
}

function inWords(document: DocumentNode, error: GraphQLError, translate: Translate): ApiError {
  const [node] = error.nodes ?? []
  const { message, locations } = error
  if (!node) return { message, locations, extensions: { code: UNTRANSLATED } }
  const place = placeOf(document, node)
  return { ...translate(place, node, error), locations, path: place.path }
}
