import { globSync, readFileSync } from 'node:fs'
import t from 'tap'
import ts from 'typescript'

/*
 * Node runs our source as it is, and 22.19 (`engines` in package.json) ends with a SyntaxError at `using`
 * and `await using`, which came with 24. TypeScript and a newer Node say nothing.
 */

function usingsIn(path: string, text: string): string[] {
  const found: string[] = []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclarationList(node) && isUsing(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      found.push(`${path}:${line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** `const` is both flags at once in one of the two, so the whole of the four kinds is compared. */
function isUsing({ flags }: ts.VariableDeclarationList): boolean {
  const kind = flags & ts.NodeFlags.BlockScoped
  return kind === ts.NodeFlags.Using || kind === ts.NodeFlags.AwaitUsing
}

t.test('the oldest Node that we promise can read every file', async (t) => {
  const paths = globSync('{server,modules,migrations,locales,tests}/**/*.{ts,mjs,js}')
  t.ok(paths.length > 500, 'the files were found at all')
  t.strictSame(
    paths.flatMap((path) => usingsIn(path, readFileSync(path, 'utf8'))),
    []
  )
})

t.test('a declaration that it cannot read would be noticed', async (t) => {
  const source = `async function read() {
    await using file = await open('a')
    using other = open('b')
    for (using each of all) close(each)
    const using = 1
    let more = using
    return more
  }`
  t.strictSame(usingsIn('a.ts', source), ['a.ts:2', 'a.ts:3', 'a.ts:4'])
})
