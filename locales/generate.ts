import { registerHooks } from 'node:module'

/**
 * `npm run locales`: generates the types of the messages from locales/en. The generator compiles the dictionary
 * to JavaScript and imports the result, but its imports still end in `.ts`; the hook below resolves them.
 */
registerHooks({
  resolve(specifier, context, next) {
    const isCompiled = context.parentURL?.includes('/typesafe-i18n/temp-output/') === true
    return next(isCompiled ? specifier.replace(/\.ts$/, '.js') : specifier, context)
  }
})
process.argv.push('--no-watch')
await import('../node_modules/typesafe-i18n/cli/typesafe-i18n.mjs' as string)
