import { createHmac } from 'node:crypto'
import type { ShopWorld } from './world.ts'

/** Signs the addresses and policies of storage, with a separate key for each shop. */
export const signText = ({ world, domain }: ShopWorld, text: string): string =>
  createHmac('sha256', `${world.app.secret}:${domain}`).update(text).digest('hex')
