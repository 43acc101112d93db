/**
 * Recommends apps to merchants with the operator's cards, their ratings, and the partner page. Owns the cards and the
 * address of the partner page.
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
