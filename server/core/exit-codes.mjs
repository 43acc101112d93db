/**
 * The exit codes of every command of `npx page-speed-boost` (specification §19.2). After a signal, the code is 128 plus
 * the signal's number. This file is plain JavaScript, because server/cli.mjs may run on a Node that reads no TypeScript.
 */
export const EXIT = {
  done: 0,
  /** A check found something that is damaged, missing or wrong. */
  foundWrong: 1,
  wrongUsage: 2,
  /** Nothing can be done here: no DATA_DIR, an unusable database, a lock that somebody holds, a full disk. */
  unusable: 3,
  /** The command was carried out in part or not at all, and the message says why. */
  failed: 4
}
