import type { Config } from './core/config.ts'

/** 1: the full set of tabs. */
type Account = { is_old: number }
type Billing = Pick<Config, 'billing'>

type Screen = {
  path: string
  /** Its name in the texts (locales/en/shell.ts). */
  tab: 'imageOptimization' | 'pageSpeed' | 'settings' | 'pricing' | 'recommendation'
  /** Accounts that are not `is_old` see only these (specification §13.3). */
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

/** Screens of their own without a tab, for the same accounts as the one they belong to. */
const INNER_SCREENS = [
  '/image_optimisation_details',
  '/guidance',
  '/setting/legacy',
  '/setting/guide'
]

/** The screens a page may fetch ahead, when a link to one is pointed at: looking at them changes nothing. */
export const FETCHED_AHEAD: readonly string[] = [
  ...SCREENS.map(({ path }) => path),
  ...INNER_SCREENS,
  '/privacy-policy'
]

export type Tab = Pick<Screen, 'path' | 'tab'>

/** The tabs of a shop (specification §13.3). Without billing there are no plans to show. */
export function tabsOf(shop: Account, { billing }: Billing): Tab[] {
  return SCREENS.filter(({ isForAll }) => isForAll || shop.is_old === 1)
    .filter(({ path }) => path !== '/pricing' || !billing.isOff)
    .map(({ path, tab }) => ({ path, tab }))
}

/** Where `/` leads: the page-speed screen (specification §13.1), else the shop's first one. */
export function homeOf(shop: Account, config: Billing): string {
  const tabs = tabsOf(shop, config)
  return (tabs.find(({ tab }) => tab === 'pageSpeed') ?? tabs[0])?.path ?? '/404'
}

/** Whether the path is a screen that this shop does not have. */
export function isLockedFor(shop: Account, config: Billing, path: string): boolean {
  if (INNER_SCREENS.includes(path)) return shop.is_old !== 1
  const isScreen = SCREENS.some((screen) => screen.path === path)
  return isScreen && !tabsOf(shop, config).some((tab) => tab.path === path)
}
