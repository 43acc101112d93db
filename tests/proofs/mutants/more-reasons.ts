import type { Reason } from './reasons.ts'

/** Lists the mutants of one file that share a reason, each as its code and its mutant. */
export const because = (
  file: string,
  why: string,
  ...pairs: [code: string, mutant: string][]
): Reason[] => pairs.map(([code, mutant]) => ({ file, code, mutant, why }))

const VERIFY = 'modules/image-opt/engine/verify.ts'
const GUARD = 'modules/auth/sign-in-guard.ts'
const READ = 'server/core/backup/read-backup.ts'
const WRITE = 'server/core/backup/write-backup.ts'
const CUT_SHORT = '/^(Stream was destroyed|Unexpected end of data)$/'
const RUNS = 'modules/image-opt/runs'
const PRICING = 'modules/pricing'

/** Reasons for the engine, the sign-in, backups, the queue of runs and plans. */
export const MORE_REASONS: Reason[] = [
  ...because(
    'modules/image-opt/engine/resize.ts',
    'a size that is scaled to its own longest side stays as it is',
    ['longer <= longestSide', 'longer < longestSide']
  ),
  ...because(VERIFY, 'no picture of another type becomes a GIF', ["source.type === 'gif'", 'true']),
  ...because(VERIFY, 'a JPEG that was walked to its last marker is only decoded in vain', [
    "output.type !== 'jpeg'",
    'true'
  ]),
  ...because(VERIFY, 'reading what is missing throws, which refuses the result as well', [
    '!played || !output.animation',
    '!played && !output.animation'
  ]),
  ...because(
    VERIFY,
    'a missing profile throws when it is compared, which refuses the result as well',
    ['a === null || b === null', 'a === null && b === null'],
    ['a === null', 'false'],
    ['b === null', 'false']
  ),
  ...because(
    VERIFY,
    'the first frame of an animation is compared instead, and lossless encoders keep it',
    ['source.animation', 'false'],
    ['{ await decodes(output) return true }', '{}']
  ),
  ...because(
    VERIFY,
    'both pictures are scaled up alike, and no encoder makes 16 bits of 8',
    ['source.bitDepth === 16', 'true'],
    [
      "source.type === 'png' && source.bitDepth === 16",
      "source.type === 'png' || source.bitDepth === 16"
    ],
    ["source.type === 'png' && source.bitDepth === 16", 'true'],
    ["source.type === 'png'", 'true']
  ),
  ...because(VERIFY, 'only PNGs have a bit depth', ["picture.type === 'png'", 'true']),
  ...because(VERIFY, 'both pictures have the same profile by then', ['true', 'false']),
  ...because(VERIFY, 'both JPEGs get the same alpha channel', ["picture.type === 'jpeg'", 'false']),
  ...because('modules/auth/caller.ts', 'only the second element is read', [
    '[]',
    '["Stryker was here"]'
  ]),
  ...because('modules/auth/origin.ts', 'a missing origin is no address', [
    'headers.origin !== undefined',
    'true'
  ]),
  ...because(GUARD, 'every address begins with a slash', ['/^[/\\\\.]+/', '/[/\\\\.]+/']),
  ...because(GUARD, 'every path begins with a slash', ['/^\\/+/', '/\\/+/']),
  ...because(GUARD, 'the redirect has been sent, so what follows shows nowhere', [
    "shop === 'redirected'",
    'false'
  ]),
  ...because(GUARD, 'sets the language that the shop has already', [
    'language === shop.language',
    'false'
  ]),
  ...because('server/core/backup/contents.ts', 'only the second and third element are read', [
    '[]',
    '["Stryker was here"]'
  ]),
  ...because(
    READ,
    'shows only in the number of open files',
    ['{ database.close() }', '{}'],
    ['database.close()', ';'],
    ['{ await file?.close() }', '{}']
  ),
  ...because(
    READ,
    'no other message contains these words',
    [CUT_SHORT, CUT_SHORT.replace('^', '')],
    [CUT_SHORT, CUT_SHORT.replace('$', '')]
  ),
  ...because(READ, 'the error is thrown when the end is awaited', ['reading.catch(() => {})', ';']),
  ...because(
    READ,
    'reading fails with ENOENT exactly when the file is missing',
    ["code === 'ENOENT' && !existsSync(path)", "code === 'ENOENT' || !existsSync(path)"],
    ["code === 'ENOENT'", 'true']
  ),
  ...because(
    WRITE,
    'shows only in the number of open files',
    ['{ database.close() }', '{}'],
    ['database.close()', ';'],
    ['{ await source.close() }', '{}'],
    ['archive.destroy()', ';']
  ),
  ...because(
    WRITE,
    'that the database exists is checked before; the flush shows after a power cut',
    ['true', 'false']
  ),
  ...because(WRITE, 'the error is thrown when the end is awaited', [
    'written.catch(() => {})',
    ';'
  ]),
  ...because(WRITE, 'the file ends at its size', ['size - 1', 'size + 1']),
  ...because(WRITE, 'the file is closed right after it was read', ['false', 'true']),
  ...because(`${RUNS}/abandon-work.ts`, 'an owner always has a lease', [
    'lease_until !== null',
    'true'
  ]),
  ...because(`${RUNS}/choose-images.ts`, 'without options, isWorkedOn answers true', [
    'runOptions === null',
    'false'
  ]),
  ...because(`${RUNS}/claim.ts`, 'a run that has work has an item', ['!item', 'false']),
  ...because(`${RUNS}/in-flight.ts`, 'renews no lease, as nothing is in flight', [
    'works.size === 0',
    'false'
  ]),
  ...because(
    `${PRICING}/usage/usage.ts`,
    'the units of a cycle that still runs are counted in vain',
    ['subscriptions.filter((one) => cycleToBegin(one, now) !== undefined)', 'subscriptions'],
    ['cycleToBegin(one, now) !== undefined', 'true']
  ),
  ...because(`${PRICING}/usage/overcharge.ts`, 'no whole block has one image', [
    'limit < 1',
    'limit <= 1'
  ]),
  ...because(`${PRICING}/usage/overcharge.ts`, 'a column that is set to undefined stays', [
    'limit !== undefined',
    'true'
  ]),
  ...because(GUARD, 'the log is read by a test that starts a server of its own', [
    'nameInLog(request, reply, { shop: shop.id })',
    ';'
  ]),
  ...because(`${PRICING}/usage/roll-over.ts`, 'no time is before null', [
    'cycle_ends_at !== null',
    'true'
  ]),
  ...because(`${PRICING}/agreements/change-plan.ts`, 'the same level has been refused before', [
    'level < own',
    'level <= own'
  ]),
  ...because(`${PRICING}/agreements/change-plan.ts`, 'every discount has the same percent', [
    'open.discount_percent === percent',
    'true'
  ]),
  ...because(
    `${PRICING}/agreements/confirm.ts`,
    'the confirmation page, which sends this form, belongs to our own billing',
    ['billing.own?.decide', 'billing.own.decide']
  ),
  ...because(
    `${PRICING}/agreements/start-plan.ts`,
    'a shop on the free plan has no anchor',
    ['before.level > 0', 'true'],
    ['before.level > 0', 'before.level >= 0']
  ),
  ...because(`${PRICING}/agreements/downgrade.ts`, 'a shop with a plan has a subscription', [
    'subscription?.anchor_at',
    'subscription.anchor_at'
  ]),
  ...because(`${RUNS}/sql/claims.ts`, 'JSON.parse(null) is null', ['row.plan === null', 'false'])
]
