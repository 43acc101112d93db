/** Who is asking: shops, access tokens, sessions, and the guards before every call and page. */
export { enterApp } from './entry.ts'
export { guardCall, guardPage } from './guard.ts'
export { signInRoutes } from './routes.ts'
export { hashOf } from './session.ts'
export { openLocalShop, setOnlyToken } from './sql.ts'
