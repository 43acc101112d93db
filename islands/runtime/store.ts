import { useSyncExternalStore } from 'react'
import type { Schedule, Totals } from '../../modules/image-opt/schema.ts'

/** What can be optimised: data_type on the wire. 4: what the merchant uploaded. */
export type RunType = 1 | 2 | 3 | 4

type Runs = {
  /** Counts the starts, so that each is heard once. */
  started: number
  startedType: RunType
  /** Counts the ends. */
  finished: number
  finishedTypes: RunType[]
  /** The last one did all that the merchant had asked for. */
  isFinishedWell: boolean
  /** As last polled; null until then. */
  schedule: Schedule | null
  /** As read after a run; null until then. */
  totals: Totals | null
  /** Counts how often the settings were asked for; `isFirstSetUp` says how the last time. */
  settingsAsked: number
  isFirstSetUp: boolean
  /** Automatic mode: what it does is seen without a start or an end on this page. */
  isAutomatic: boolean
  /** Counts how often settings were saved on this page. */
  settingsSaved: number
  /** Counts how often the manual selection was asked for from elsewhere than its own button. */
  manualAsked: number
  /** Counts how often the upload was asked for from elsewhere than its own button. */
  uploadAsked: number
  /** Counts how often a tab of the history was asked for, and which the last time. */
  tabAsked: number
  askedTab: RunType
}

const BEFORE: Runs = {
  started: 0,
  startedType: 1,
  finished: 0,
  finishedTypes: [],
  isFinishedWell: false,
  schedule: null,
  totals: null,
  settingsAsked: 0,
  isFirstSetUp: false,
  isAutomatic: false,
  settingsSaved: 0,
  manualAsked: 0,
  uploadAsked: 0,
  tabAsked: 0,
  askedTab: 1
}

// Islands are roots of their own and share no context. Only the browser changes this: the server
// renders with BEFORE, for it serves many shops.
let runs = BEFORE
const listeners = new Set<() => void>()

function setRuns(change: Partial<Runs>): void {
  runs = { ...runs, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** To be called by whoever has started a run: the progress panel appears. */
export const announceRunStarted = (type: RunType): void =>
  setRuns({ started: runs.started + 1, startedType: type })

/** Called by the progress panel: the history and the numbers are read again. */
export const announceRunFinished = (types: RunType[], isFinishedWell = false): void =>
  setRuns({ finished: runs.finished + 1, finishedTypes: types, isFinishedWell })

export const setSchedule = (schedule: Schedule): void => setRuns({ schedule })

export const setTotals = (totals: Totals): void => setRuns({ totals })

/** The header's island opens it, now or when it wakes. */
export const askForManualSelection = (): void => setRuns({ manualAsked: runs.manualAsked + 1 })

/** The same for uploading. */
export const askForUpload = (): void => setRuns({ uploadAsked: runs.uploadAsked + 1 })

/** The history shows this tab, from its first row. */
export const askForTab = (type: RunType): void =>
  setRuns({ tabAsked: runs.tabAsked + 1, askedTab: type })

/**
 * Opens the settings. `firstSetup`: they were never set up, and automatic mode waits for it, so the prompt
 * comes first and saving turns the mode on.
 */
export const openSettings = ({ firstSetup = false } = {}): void =>
  setRuns({ settingsAsked: runs.settingsAsked + 1, isFirstSetUp: firstSetup })

/** Told by the card with the switch. */
export const setAutomatic = (isAutomatic: boolean): void => setRuns({ isAutomatic })

/** To be called by whoever has saved settings: what they decide is read again. */
export const announceSettingsSaved = (): void => setRuns({ settingsSaved: runs.settingsSaved + 1 })

export function useRuns(): Runs {
  return useSyncExternalStore(
    subscribe,
    () => runs,
    () => BEFORE
  )
}
