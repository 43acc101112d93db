/** Prints the result of a command to standard output: one JSON document for programs, or the lines for people. */
export function print(isJson: boolean, result: unknown, ...lines: string[]): void {
  console.log(isJson ? JSON.stringify(result) : lines.join('\n'))
}

/** Returns a number with what it counts: '1 shop', '2 shops'. */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`
