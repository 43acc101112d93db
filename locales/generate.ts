import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { isStale } from '../server/build-state.mjs'

/**
 * `npm run locales`, which `npm run check` runs too: generates the types of the messages, if locales/en is newer. The
 * build does not need them, and does without: they take 16 s of processor time, for which whoever starts the app for the
 * first time would wait.
 */
const TYPES = 'locales/i18n-types.ts'

if (isStale(TYPES, ['locales/en', 'locales/codes.ts', 'package-lock.json'])) await generate()

/**
 * The generator compiles the dictionary to JavaScript and imports the result, but its imports still end in `.ts`, which
 * the hook resolves. The dictionary imports a type from the file that is generated, so one has to be there, however old.
 */
async function generate(): Promise<void> {
  if (!existsSync(TYPES)) {
    writeFileSync(TYPES, 'export type BaseTranslation = object\n')
    utimesSync(TYPES, 0, 0)
  }
  registerHooks({
    resolve(specifier, context, next) {
      const isCompiled = context.parentURL?.includes('/typesafe-i18n/temp-output/') === true
      return next(isCompiled ? specifier.replace(/\.ts$/, '.js') : specifier, context)
    }
  })
  process.argv.push('--no-watch')
  await import('../node_modules/typesafe-i18n/cli/typesafe-i18n.mjs' as string)
}
