/**
 * The operator's commands. server/cli.mjs looks here to choose the program, and --help lists them. The texts are
 * English, as the log is. This file is plain JavaScript, because server/cli.mjs may run on a Node that reads no
 * TypeScript.
 */

/** @type {Record<string, { usage: string, does: string, example: string }>} */
export const OPERATOR_COMMANDS = {
  backup: {
    usage: 'backup FILE',
    does: 'writes database, secrets and originals into one file, also while the server runs',
    example: 'backup /mnt/backups/today.tar'
  },
  restore: {
    usage: 'restore FILE',
    does: 'puts a backup into a DATA_DIR without a database; the server must be stopped',
    example: 'restore /mnt/backups/today.tar'
  },
  verify: {
    usage: 'verify [FILE]',
    does: 'reads the database and every original, or a backup, and names what is damaged or missing',
    example: 'verify /mnt/backups/today.tar'
  },
  recover: {
    usage: 'recover',
    does: 'rebuilds the history from the originals; the server must be stopped',
    example: 'recover'
  },
  audit: {
    usage: 'audit',
    does: 'recomputes quota and charges from the ledger and names each figure that differs',
    example: 'audit'
  },
  journal: {
    usage: 'journal SHOP [--image NAME] [--json]',
    does: 'prints who did what to the images of a shop, or to one image, and when',
    example: 'journal store.local --image red-mug.jpg'
  },
  run: {
    usage: 'run start SHOP [optimise|reoptimise|restore] [KIND...] | status [SHOP] | stop SHOP',
    does: 'starts, shows or stops runs, also while the server runs; --json for programs',
    example: 'run start store.local optimise product'
  },
  shop: {
    usage: 'shop list [FROM] | plan SHOP [LEVEL] | is-old SHOP [yes|no]',
    does: 'lists the shops, or shows or sets the plan of one, or whether it has all screens',
    example: 'shop plan snow.myshopify.com 3'
  },
  recommendations: {
    usage: 'recommendations FILE',
    does: 'replaces the cards of the Recommendation tab by those in a JSON file',
    example: 'recommendations cards.json'
  }
}

/** Returns the part of --help that describes the operator's commands. */
export function operatorHelp() {
  const commands = Object.values(OPERATOR_COMMANDS).map(
    ({ usage, does, example }) =>
      `  ${usage}\n      ${does}\n      npx page-speed-boost ${example}\n`
  )
  return `Commands for the operator of a server. They read the same variables as the server.
${commands.join('')}
Exit code: 0 done, 1 something is damaged, missing or wrong, 2 not done, and the message says why.
`
}
