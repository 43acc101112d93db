import { createHmac } from 'node:crypto'
import type { ShopWorld } from './world.ts'

/** Of the links and policies that storage gives out; each shop has its own. */
export const signText = ({ world, domain }: ShopWorld, text: string): string =>
  createHmac('sha256', `${world.app.secret}:${domain}`).update(text).digest('hex')
