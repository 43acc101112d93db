import type { FastifyInstance } from 'fastify'
import { hasCards } from '../modules/recommendations/queries.ts'
import type { Config } from './core/config/config.ts'

/** `is_old` is 1 for a shop that has the full set of tabs. */
type Account = { is_old: number }

/** What this server has, besides the screens that every server has. */
export type Offers = Pick<Config, 'billing'> & {
  /** Whether there is anything to recommend: cards of the operator, or a page of partners. */
  hasRecommendations: boolean
}

/** Reads what this server has to offer. The operator may change it while the server runs. */
export async function offersOf({
  db,
  config
}: Pick<FastifyInstance, 'config' | 'db'>): Promise<Offers> {
  const hasRecommendations = config.partnerAppsUrl !== null || (await hasCards(db))
  return { billing: config.billing, hasRecommendations }
}

type Screen = {
  path: string
  /** The key of the tab's name in locales/en/shell.ts. */
  tab: 'imageOptimization' | 'pageSpeed' | 'settings' | 'pricing' | 'recommendation'
  /** Whether all shops have this tab. Otherwise, only shops whose `is_old` is 1 have it (specification §13.3). */
  isForAll: boolean
}

/** The screens that have a tab, in the order of the tabs. */
const SCREENS: readonly Screen[] = [
  { path: '/image_optimisation', tab: 'imageOptimization', isForAll: false },
  { path: '/main', tab: 'pageSpeed', isForAll: true },
  { path: '/setting', tab: 'settings', isForAll: false },
  { path: '/pricing', tab: 'pricing', isForAll: false },
  { path: '/recommended-apps', tab: 'recommendation', isForAll: true }
]

/** Screens without a tab. Only shops with the full set of tabs may open them. */
const INNER_SCREENS = [
  '/image_optimisation_details',
  '/guidance',
  '/setting/legacy',
  '/setting/guide'
]

/**
 * The screens that a browser may prefetch when the pointer rests on a link. Requesting one of them changes nothing.
 */
export const FETCHED_AHEAD: readonly string[] = [
  ...SCREENS.map(({ path }) => path),
  ...INNER_SCREENS,
  '/privacy-policy'
]

export type Tab = Pick<Screen, 'path' | 'tab'>

/**
 * Returns the tabs of a shop, in order. Without billing there is no pricing tab, and without anything to recommend no
 * recommendation tab.
 */
export function tabsOf(shop: Account, { billing, hasRecommendations }: Offers): Tab[] {
  return SCREENS.filter(({ isForAll }) => isForAll || shop.is_old === 1)
    .filter(({ path }) => path !== '/pricing' || !billing.isOff)
    .filter(({ path }) => path !== '/recommended-apps' || hasRecommendations)
    .map(({ path, tab }) => ({ path, tab }))
}

/**
 * Returns the path to which `/` redirects: the page-speed screen (specification §13.1), or the shop's first tab if the
 * shop has no such screen.
 */
export function homeOf(shop: Account, offers: Offers): string {
  const tabs = tabsOf(shop, offers)
  return (tabs.find(({ tab }) => tab === 'pageSpeed') ?? tabs[0])?.path ?? '/404'
}

/** Returns whether the path is a screen that this shop does not have. */
export function isLockedFor(shop: Account, offers: Offers, path: string): boolean {
  if (INNER_SCREENS.includes(path)) return shop.is_old !== 1
  const isScreen = SCREENS.some((screen) => screen.path === path)
  return isScreen && !tabsOf(shop, offers).some((tab) => tab.path === path)
}
