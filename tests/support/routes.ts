import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Test } from 'tap'

/** The channel on which Fastify announces each new application before anything is registered with it. */
const MADE = 'fastify.initialization'

/** Records the routes of every application made until the test ends. */
export function watchRoutes(t: Test): (app: FastifyInstance) => RouteOptions[] {
  const routes = new WeakMap<FastifyInstance, RouteOptions[]>()
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    const found: RouteOptions[] = []
    routes.set(fastify, found)
    fastify.addHook('onRoute', (route) => void found.push(route))
  }
  subscribe(MADE, watch)
  t.teardown(() => unsubscribe(MADE, watch))
  return (app) => routes.get(app) ?? []
}
