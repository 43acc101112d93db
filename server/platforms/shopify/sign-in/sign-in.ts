import type { SignInPlatform } from '../../sign-in-platform.ts'
import { announceClosed, shopByHeader } from './calls.ts'
import type { SignInContext } from './context.ts'
import { enter } from './enter.ts'
import { frameNamedIn, shopInFrame } from './frame.ts'
import { outsideGrantPath } from './framing.ts'
import { adminAddressOf, alongWith } from './launch.ts'
import { signInRoutes } from './routes.ts'

/** Creates the platform that signs in Shopify shops (decision 039). */
export const openSignIn = (context: SignInContext): SignInPlatform => ({
  routes: (app) => signInRoutes(app, context),
  shopInFrame: (request, reply) => shopInFrame(request, reply, context),
  frameOf: (request) => frameNamedIn(request, context.settings),
  alongWith,
  adminAddress: (request) => adminAddressOf(request, context.settings),
  shopByHeader: (request, reply) => shopByHeader(request, reply, context.settings),
  announceClosed,
  reopenPath: ({ platform, domain }) =>
    platform === 'shopify' ? outsideGrantPath(domain) : undefined,
  enter: (request, reply) => enter(request, reply, context)
})
