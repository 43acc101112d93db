import type { Platforms } from './platform.ts'
import type { SignInPlatform } from './sign-in-platform.ts'

/** Joins the sign-ins of all platforms into one, which asks each in turn. Returns null when there is none. */
export function joinSignIns(platforms: Platforms): SignInPlatform | null {
  const all = [...platforms.values()].flatMap(({ signIn }) => signIn ?? [])
  if (all.length === 0) return null

  async function first<Answer>(ask: (one: SignInPlatform) => Promise<Answer | undefined>) {
    for (const one of all) {
      const answer = await ask(one)
      if (answer !== undefined) return answer
    }
    return undefined
  }
  const firstOf = <Answer>(answers: (Answer | undefined)[]) =>
    answers.find((answer) => answer !== undefined)

  return {
    routes: async (app) => {
      for (const { routes } of all) await app.register(routes)
    },
    shopInFrame: (request, reply) => first((one) => one.shopInFrame(request, reply)),
    frameOf: (request) => firstOf(all.map((one) => one.frameOf(request))),
    alongWith: (request, path) => firstOf(all.map((one) => one.alongWith(request, path))),
    adminAddress: (request) => first((one) => one.adminAddress(request)),
    shopByHeader: (request, reply) => first((one) => one.shopByHeader(request, reply)),
    announceClosed(reply, shop) {
      for (const one of all) one.announceClosed(reply, shop)
    },
    reopenPath: (shop) => firstOf(all.map((one) => one.reopenPath(shop))),
    enter: (request, reply) => first((one) => one.enter(request, reply))
  }
}
