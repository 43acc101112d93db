/**
 * The operator's commands. server/cli.mjs looks here to choose the program, and --help lists them. The texts are
 * English, as the log is. This file is plain JavaScript, because server/cli.mjs may run on a Node that reads no
 * TypeScript.
 */

/**
 * @typedef {{ usage: string[], does: string, examples: string[] }} OperatorCommand `does` continues 'It …'
 */

/** @type {Record<string, OperatorCommand>} */
export const OPERATOR_COMMANDS = {
  doctor: {
    usage: ['doctor'],
    does: 'checks whether a server can work here, and says what to do; it changes nothing',
    examples: ['doctor', 'doctor --json']
  },
  backup: {
    usage: ['backup FILE'],
    does: 'writes database, secrets and originals into one file, also while the server runs',
    examples: ['backup /mnt/backups/today.tar']
  },
  restore: {
    usage: ['restore FILE'],
    does: 'puts a backup into a DATA_DIR without a database; the server must be stopped',
    examples: ['restore /mnt/backups/today.tar']
  },
  verify: {
    usage: ['verify [FILE]'],
    does: 'reads the database and every original, or a backup, and names what is damaged or missing',
    examples: ['verify /mnt/backups/today.tar', 'verify']
  },
  recover: {
    usage: ['recover'],
    does: 'rebuilds the history from the originals; the server must be stopped',
    examples: ['recover']
  },
  move: {
    usage: ['move FILE'],
    does: 'copies everything to the database and storage that the variables in a file name',
    examples: ['move new-place.env']
  },
  audit: {
    usage: ['audit'],
    does: 'recomputes quota and charges from the ledger and names each figure that differs',
    examples: ['audit']
  },
  journal: {
    usage: ['journal SHOP [--image NAME]'],
    does: 'prints who did what to the images of a shop, or to one image, and when',
    examples: ['journal store.local --image red-mug.jpg']
  },
  export: {
    usage: ['export FILE [--shop SHOP] [--originals FOLDER]'],
    does: 'writes the data of one shop or of all into a file of JSON lines, and copies their originals',
    examples: ['export snow.jsonl --shop snow.myshopify.com --originals snow-originals']
  },
  run: {
    usage: [
      'run start SHOP [optimise|reoptimise|restore] [KIND...]',
      'run status [SHOP]',
      'run stop SHOP'
    ],
    does: 'starts, shows or stops runs, also while the server runs',
    examples: ['run start store.local optimise product', 'run status', 'run stop store.local']
  },
  token: {
    usage: ['token create [--name NAME]', 'token list', 'token revoke ID'],
    does: 'creates, lists and revokes access tokens of the local shop, also while the server runs',
    examples: ["token create --name 'nightly script'", 'token list', 'token revoke 3f8a01c2d4e5']
  },
  shop: {
    usage: [
      'shop list [FROM]',
      'shop plan SHOP [LEVEL]',
      'shop is-old SHOP [yes|no]',
      'shop erase SHOP [--yes]'
    ],
    does: 'lists the shops, shows or sets the plan or the screens of one, or erases all its data',
    examples: [
      'shop list',
      'shop plan snow.myshopify.com 3',
      'shop is-old store.local no',
      'shop erase 7'
    ]
  },
  recommendations: {
    usage: ['recommendations FILE'],
    does: 'replaces the cards of the Recommendation tab by those in a JSON file',
    examples: ['recommendations cards.json']
  }
}

/** The option that every command takes. */
const JSON_LINE = '--json prints the result as one JSON document.'

const EXIT_LINES = `Exit code: 0 done, 1 a check found something damaged, missing or wrong, 2 wrong usage,
3 nothing can be done here (no DATA_DIR, an unusable database, a lock, a full disk), 4 failed.
A message on standard error says why.
`

const typed = (/** @type {string} */ words) => `npx page-speed-boost ${words}`

/** Returns the part of --help that describes the operator's commands. */
export function operatorHelp() {
  const commands = Object.values(OPERATOR_COMMANDS).map(
    ({ usage, does, examples: [example = ''] }) =>
      `${usage.map((line) => `  ${line}\n`).join('')}      ${does}\n      ${typed(example)}\n`
  )
  return `Commands for the operator of a server. They read the same variables as the server.
${commands.join('')}
${JSON_LINE} help COMMAND explains one command.
${EXIT_LINES}`
}

/**
 * Returns what --help prints after one of the operator's commands.
 * @param {string} name
 * @returns {string}
 */
export function helpFor(name) {
  const { usage = [], does = '', examples = [] } = OPERATOR_COMMANDS[name] ?? {}
  return `${usage.map((line, at) => `${at === 0 ? 'Usage: ' : '       '}${typed(line)}`).join('\n')}

It ${does}.
${JSON_LINE}

For example:
${examples.map((line) => `  ${typed(line)}`).join('\n')}

${EXIT_LINES}`
}
