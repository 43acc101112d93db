import { registerHooks } from 'node:module'

/**
 * `npm run locales`: the types of the texts, made from locales/en. The generator compiles the dictionary to
 * JavaScript and imports that, but leaves the `.ts` in the imports of its parts.
 */
registerHooks({
  resolve(specifier, context, next) {
    const isCompiled = context.parentURL?.includes('/typesafe-i18n/temp-output/') === true
    return next(isCompiled ? specifier.replace(/\.ts$/, '.js') : specifier, context)
  }
})
process.argv.push('--no-watch')
await import('../node_modules/typesafe-i18n/cli/typesafe-i18n.mjs' as string)
