/** The paths of a shop's pages below its root. Fetching a path that is not among them might change something. */
const PAGES = /^((products|pages)\/[^/]+|collections(\/[^/]+){0,3}|blogs(\/[^/]+){1,3}|search)?\/?$/
/**
 * In some shops, opening a page with one of these names changes something. Names with a file extension belong to
 * files, not pages.
 */
const NEVER =
  /cart|checkout|account|(log|sign).?(in|out|off|up)|discount|gift.?card|wishlist|subscri|cancel|redeem|download|\.(?!html?$)[^./]+$/i
/**
 * Tells whether fetching an address changes nothing. It must be a page of this shop, below `root`, other than the page
 * `here`, and the merchant must not have excluded it. `exclude` holds parts of addresses, separated by spaces. Only
 * query keys that choose what a page shows are allowed, because any other may add to a cart, apply a discount or log
 * out.
 */
export function isHarmless(
  url: URL,
  here: { origin: string; pathname: string; search: string },
  { root = '/', exclude = '' }: { root?: string; exclude?: string }
): boolean {
  const { pathname, search } = url
  const page = pathname.slice(root.length)
  return (
    url.origin === here.origin &&
    `${pathname}/`.startsWith(root) &&
    PAGES.test(page) &&
    !NEVER.test(page) &&
    pathname + search !== here.pathname + here.search &&
    [...url.searchParams.keys()].every((key) =>
      /^(variant|page|sort_by|q|filter\..+)$/.test(key)
    ) &&
    !exclude.split(/\s+/).some((part) => part && pathname.includes(part))
  )
}
