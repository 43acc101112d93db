import type { FastifyInstance } from 'fastify'
import { registerPages } from '../../server/pages.ts'
import { TOKEN } from './token.ts'

/** Returns the HTML of a page of the build, as the server renders it for the signed-in merchant. */
export type GetPage = (path: string) => Promise<string>

/** Adds the built pages to an app. Call this before the app's first request. */
export async function servePages(app: FastifyInstance): Promise<GetPage> {
  await registerPages(app, 'built')
  return async (path) => {
    const signIn = await app.inject(`/?authToken=${TOKEN}`)
    const cookies = Object.fromEntries(signIn.cookies.map(({ name, value }) => [name, value]))
    const { statusCode, body } = await app.inject({ url: path, cookies })
    if (statusCode !== 200) throw new Error(`Expected the page ${path}, received ${statusCode}`)
    return body
  }
}
