import { ConfigError } from '../../core/config/config.ts'
import { EXIT } from '../../core/exit-codes.mjs'
import { expectKinds } from '../../expect-kinds.ts'
import { readSettings, type Settings } from '../../read-config.ts'
import { wordsAndJson } from '../parse-words.ts'
import { print } from '../print.ts'
import { checkClock } from './clock.ts'
import { checkDatabase, checkServer } from './database.ts'
import { type Finding, failure, messageOf, ok } from './finding.ts'
import { checkBackups, checkData, checkRoom, checkSecrets, checkStore } from './folders.ts'
import { checkCodecs, checkNode, checkPrograms } from './machine.ts'
import { checkProxy } from './proxy.ts'
import { checkStorage } from './storage.ts'

/** The checks that need to know what the environment says, by the name that is printed. */
const CHECKS: Record<string, (settings: Settings) => Finding | Promise<Finding>> = {
  'data folder': checkData,
  'disk space': checkRoom,
  storage: checkStorage,
  secrets: checkSecrets,
  server: checkServer,
  proxy: checkProxy,
  database: checkDatabase,
  clock: checkClock,
  store: checkStore,
  backups: checkBackups,
  'page speed': checkPrograms
}

type Named = Finding & { check: string }

/**
 * Checks whether a server can work here (`npx page-speed-boost doctor`), before its first start or while it runs. It
 * changes nothing: the object that it writes to a bucket is removed again.
 * @returns EXIT.foundWrong if a check failed
 */
export async function doctor(env: NodeJS.ProcessEnv, args: string[]): Promise<number> {
  const { isJson } = wordsAndJson('doctor', args)
  const machine = [named('node', checkNode()), named('codecs', checkCodecs())]
  const findings = [...machine, ...(await checkEnvironment(env))]
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length
  const [failures, warnings] = [count('failure'), count('warning')]
  print(
    isJson,
    { failures, warnings, checks: findings },
    ...findings.map(({ check, state, words }) => `${state.padEnd(8)} ${check}: ${words}`),
    `checks: ${findings.length}, failures: ${failures}, warnings: ${warnings}`
  )
  return failures === 0 ? EXIT.done : EXIT.foundWrong
}

async function checkEnvironment(env: NodeJS.ProcessEnv): Promise<Named[]> {
  const settings = settingsOrProblems(env)
  if (Array.isArray(settings)) return settings.map((one) => named('configuration', one))
  const findings = [named('configuration', ok('every variable can be used'))]
  try {
    expectKinds(settings.dataDir)
  } catch (error) {
    // The checks below would open it, and to open a pipe may take for ever.
    return [...findings, named('data folder', failure(messageOf(error)))]
  }
  for (const [name, check] of Object.entries(CHECKS))
    findings.push(named(name, await findingOf(() => check(settings))))
  return findings
}

const named = (check: string, finding: Finding): Named => ({ check, ...finding })

/** A check that throws, such as one of a folder that turns out to be a file, counts as failed. */
async function findingOf(check: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await check()
  } catch (error) {
    return failure(`cannot be checked: ${messageOf(error)}`)
  }
}

function settingsOrProblems(env: NodeJS.ProcessEnv): Settings | Finding[] {
  try {
    return readSettings(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n').map(failure)
  }
}
