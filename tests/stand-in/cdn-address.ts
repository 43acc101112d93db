import type { ShopWorld } from './world.ts'

/** Returns the path of the shop's folder on the CDN. On cdn.shopify.com such a path is `/s/files/1/2637/1970/`. */
export function cdnFolder({ domain, number }: ShopWorld): string {
  const digits = String(number)
  const padded = digits.padStart(Math.ceil(digits.length / 4) * 4, '0')
  return `/${domain}/cdn/s/files/1/${padded.replace(/(.{4})(?=.)/g, '$1/')}/`
}

export function cdnAddress(shop: ShopWorld, path: string, version: number): string {
  const escaped = path.split('/').map(encodeURIComponent).join('/')
  return `${shop.world.origin}${cdnFolder(shop)}${escaped}?v=${version}`
}

/** Decodes the text of an address; returns text with a stray percent sign unchanged. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
