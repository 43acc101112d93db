export type LogLine = {
  msg: string
  reqId?: string
  req?: { path: string }
  [name: string]: unknown
}

/** Returns the lines of the log in what a server printed, which are JSON documents, with a function that finds some. */
export function logLines(said: string) {
  const lines = [...said.matchAll(/^\{.*\}$/gm)].map(([line]) => JSON.parse(line) as LogLine)
  return { lines, said: (msg: string) => lines.filter((line) => line.msg === msg) }
}
