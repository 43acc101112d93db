/** Identifies callers. Owns shops, access tokens and sessions, and guards every call and page. */

export { enterApp, screenOf } from './app-entry.ts'
export { isClosed, shopByCookie, shopByFrameCookie } from './caller.ts'
export { languageAsked, speakAsAsked } from './language-asked.ts'
export { signInRoutes } from './routes.ts'
export { openFrameSession, openSession } from './session.ts'
export { addressOf, guardCall, guardPage, guardPublicPage } from './sign-in-guard.ts'
export { hasSignedIn } from './sql.ts'
export { closeLocalShops, openLocalShop } from './sql-shops.ts'
export { setAdminToken } from './sql-tokens.ts'
export { addToken, hashOf } from './tokens.ts'
