import { localPlatform } from './local/local-platform.ts'
import type { OpenPlatform, Platform } from './platform.ts'
import { shopifyPlatform } from './shopify/shopify-platform.ts'

/** Every platform that a server can serve. Shopify is last, because it takes any page in a frame for one of its shops. */
export const PLATFORMS: readonly Platform[] = [localPlatform, shopifyPlatform]

/** @throws Error for a name that no platform has */
export function platformNamed(name: string): Platform {
  const found = PLATFORMS.find((platform) => platform.name === name)
  if (!found) throw new Error(`there is no platform ${name}`)
  return found
}

export const platformsOf = (all: readonly Platform[]) =>
  new Map<string, Platform & Partial<OpenPlatform>>(all.map((one) => [one.name, one]))
