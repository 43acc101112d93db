import { createToken, revokeToken } from '../../modules/auth/commands.ts'
import { listAllShops, listTokens, type Token } from '../../modules/auth/queries.ts'
import type { Shop } from '../../modules/auth/tables.ts'
import { toText } from '../core/clock.ts'
import { UsageError } from '../core/command-errors.ts'
import { type Config, ConfigError } from '../core/config/config.ts'
import type { Db } from '../core/database/db.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { systemClock } from '../core/system-clock.ts'
import { openKnownDb } from './open-known-db.ts'
import { JSON_OPTION, parseWords } from './parse-words.ts'
import { print } from './print.ts'

/** The most characters that a token’s name may have, so that the list of tokens stays readable. */
const LONGEST_NAME = 100

type Action = {
  db: Db
  shop: Shop
  word: string | undefined
  name: string | null
  isJson: boolean
}

const ACTIONS: Record<string, (action: Action) => Promise<void>> = { create, list, revoke }

/**
 * Creates, lists or revokes access tokens of the local shop (`npx page-speed-boost token create|list|revoke`). The server
 * looks a token up at every request, so the command works beside it.
 * @throws ConfigError when this server has no local shop
 */
export async function token(config: Config, args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, { name: { type: 'string' }, ...JSON_OPTION })
  const [what = '', word, ...more] = positionals
  const action = ACTIONS[what]
  const isComplete = (what === 'revoke') === (word !== undefined) && more.length === 0
  if (!action || !isComplete || (values.name !== undefined && what !== 'create'))
    throw new UsageError(
      'say what to do: npx page-speed-boost token create [--name <name>] | list | revoke <id>'
    )
  const db = await openKnownDb(config)
  try {
    const shop = await getLocalShop(db)
    await action({ db, shop, word, name: values.name ?? null, isJson: values.json === true })
    return EXIT.done
  } finally {
    await db.destroy()
  }
}

async function getLocalShop(db: Db): Promise<Shop> {
  const shop = (await listAllShops(db)).find((one) => one.platform === 'local' && one.is_open === 1)
  if (shop) return shop
  throw new ConfigError(
    'this server has no local shop, and only that has access tokens; leave LOCAL_STORE unset or set it to on, and start the server once'
  )
}

/** Prints the token alone to standard output, so that a script can take it from there. Nothing shows it again. */
async function create({ db, shop, name, isJson }: Action) {
  if (name !== null && (name.trim() === '' || name.length > LONGEST_NAME || /\p{Cc}/u.test(name)))
    throw new UsageError(`a name has 1 to ${LONGEST_NAME} characters on one line`)
  const made = await createToken({ db, clock: systemClock }, shop.id, name)
  print(isJson, { ...made, name, shop: shop.id }, made.token)
  console.error(`token ${made.id} opens ${shop.domain}; it is not shown again, so store it now`)
}

async function list({ db, shop, isJson }: Action) {
  const tokens = await listTokens(db, shop.id, toText(systemClock.now()))
  print(isJson, tokens.map(asJson), ...tokens.map(sentenceOf))
}

const asJson = ({ id, name, created_at, expires_at, is_admin }: Token) => ({
  id,
  name,
  isAdminToken: is_admin === 1,
  createdAt: created_at,
  expiresAt: expires_at
})

const sentenceOf = ({ id, name, created_at, is_admin }: Token): string =>
  [id, created_at, is_admin === 1 ? 'ADMIN_TOKEN' : (name ?? '(no name)')].join('  ')

async function revoke({ db, shop, word: id = '', isJson }: Action) {
  const now = toText(systemClock.now())
  const found = (await listTokens(db, shop.id, now)).find((one) => one.id === id)
  if (!found)
    throw new UsageError(`there is no token ${id}; npx page-speed-boost token list names them`)
  if (found.is_admin === 1)
    throw new UsageError(
      'ADMIN_TOKEN is revoked by another ADMIN_TOKEN: set a new one, or delete DATA_DIR/admin-token, and restart the server'
    )
  await revokeToken(db, shop.id, id, now)
  print(isJson, { revoked: id }, `token ${id} is revoked, and every sign-in with it has ended`)
}
