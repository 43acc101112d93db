import { makeDemoStore } from './demo.ts'

/**
 * Draws the demo store into the folder that is named, as a process of its own: drawing takes half a
 * gigabyte, which the server would keep, and a library that every later start would load in vain.
 */
const [, , directory] = process.argv
if (!directory) throw new Error('Expected a folder for the demo store but received none')
await makeDemoStore(directory)
