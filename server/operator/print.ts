/** Prints the result of a command to standard output: one JSON document for programs, or the lines for people. */
export function print(isJson: boolean, result: unknown, ...lines: string[]): void {
  console.log(isJson ? JSON.stringify(result) : lines.join('\n'))
}
