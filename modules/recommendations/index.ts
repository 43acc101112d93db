/**
 * Recommends apps to merchants, by the operator's cards with their ratings and by the page of partners. Owns the cards and
 * the address of the partner page.
 */
import type { Module } from '../../server/core/module.ts'
import { refreshRatings } from './refresh-ratings.ts'
import { cardRoutes, pictureRoutes } from './routes.ts'

export const recommendations: Module = {
  name: 'recommendations',
  timedJobs: [
    {
      name: 'recommendations/ratings',
      schedule: '27 4 * * *',
      run: (app) => refreshRatings(app)
    }
  ],
  start: async () => ({ calls: cardRoutes, publicCalls: pictureRoutes })
}
