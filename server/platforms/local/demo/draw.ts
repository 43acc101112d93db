import { makeDemoStore } from './demo.ts'

/**
 * Draws the demo store into the given folder. It runs as a separate process, because drawing takes half a gigabyte of
 * memory that the server would otherwise keep, and loads a library that no later start needs.
 */
// The server holds the other end of stdin, which closes when the server ends, however that happens.
process.stdin.on('end', () => process.exit(1)).resume()
const [, , directory] = process.argv
if (!directory) throw new Error('Expected a folder for the demo store but received none')
await makeDemoStore(directory)
process.exit()
