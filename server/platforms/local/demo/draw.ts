import { makeDemoStore } from './demo.ts'

/**
 * Draws the demo store into the given folder. This is a separate process, because drawing takes half a gigabyte of
 * memory, which the server would not give back, and loads a library that is needed only for this.
 */
// Stops drawing when the server ends, however it ends. The server holds the other end of stdin, which then closes.
process.stdin.on('end', () => process.exit(1)).resume()
const [, , directory] = process.argv
if (!directory) throw new Error('Expected a folder for the demo store but received none')
await makeDemoStore(directory)
process.exit()
