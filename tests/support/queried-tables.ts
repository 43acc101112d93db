import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { visit } from './imports.ts'

const QUERIES = /^(selectFrom|insertInto|updateTable|deleteFrom|\w*[jJ]oin)$/

/** Returns the tables that a file queries, through Kysely's methods or in raw SQL. */
export function tablesIn(path: string, text = readFileSync(path, 'utf8')): string[] {
  const tables: string[] = []
  visit(path, text, (node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [table] = node.arguments
      if (QUERIES.test(node.expression.name.text) && table && ts.isStringLiteralLike(table))
        tables.push(/^\w*/.exec(table.text)?.[0] ?? '')
    }
    if (!ts.isTaggedTemplateExpression(node)) return
    if (!/^\s*sql\b/.test(text.slice(node.tag.pos, node.tag.end))) return
    const query = text.slice(node.template.pos, node.template.end)
    for (const [, used, named] of query.matchAll(
      /\b(?:from|join|into|update)\s+(\w+)|\b(\w+)\.\w/gi
    ))
      tables.push(used ?? named ?? '')
  })
  return tables
}
