import type { ComponentType } from 'react'

// The props differ between islands. Island.tsx checks them against the component that the page passes.
type Entry = () => Promise<{ default: ComponentType<any> }>

/**
 * Every island, by the name that pages use for it. Each island is a separate script, loaded only by pages that contain
 * it.
 */
export const ENTRIES = {
  AppUpgrade: () => import('../legacy/AppUpgrade.tsx'),
  AutoSwitch: () => import('../automatic/AutoSwitch.tsx'),
  DetailTable: () => import('../detail/DetailTable.tsx'),
  HeaderActions: () => import('../header/HeaderActions.tsx'),
  History: () => import('../history/History.tsx'),
  ImageSettings: () => import('../settings/ImageSettings.tsx'),
  ImageSync: () => import('../stats/ImageSync.tsx'),
  LanguageSelect: () => import('../language/LanguageSelect.tsx'),
  LegacySettings: () => import('../legacy/LegacySettings.tsx'),
  LimitBanner: () => import('../pricing/LimitBanner.tsx'),
  Overcharge: () => import('../pricing/Overcharge.tsx'),
  PlanPicker: () => import('../pricing/PlanPicker.tsx'),
  Prompts: () => import('../review/Prompts.tsx'),
  RaiseLimit: () => import('../pricing/RaiseLimit.tsx'),
  RunLog: () => import('../run-log/RunLog.tsx'),
  RunProgress: () => import('../run/RunProgress.tsx'),
  SpeedEmbed: () => import('../speed/SpeedEmbed.tsx'),
  SpeedGauge: () => import('../speed/SpeedGauge.tsx'),
  SpeedVideo: () => import('../speed/SpeedVideo.tsx'),
  SpeedVisitors: () => import('../speed/SpeedVisitors.tsx'),
  Subscribe: () => import('../pricing/Subscribe.tsx'),
  Wizard: () => import('../wizard/Wizard.tsx')
} satisfies Record<string, Entry>

export type IslandName = keyof typeof ENTRIES
