import { useSyncExternalStore } from 'react'
import type { Schedule, Totals } from '../../modules/image-opt/schema.ts'

/** The kinds of items a run can have: data_type on the wire. 4: uploads. */
export type RunType = 1 | 2 | 3 | 4

type Runs = {
  /** Counts run starts, so that each one triggers listeners once. */
  started: number
  startedType: RunType
  /** Counts run ends. */
  finished: number
  finishedTypes: RunType[]
  /** The last run completed everything that the merchant had asked for. */
  isFinishedWell: boolean
  /** The last polled state; null before the first poll. */
  schedule: Schedule | null
  /** The totals loaded after a run; null before that. */
  totals: Totals | null
  /** Counts requests to open the settings; `isFirstSetUp` belongs to the last one. */
  settingsAsked: number
  isFirstSetUp: boolean
  /** Automatic mode is on: its effects show without a run starting or ending on this page. */
  isAutomatic: boolean
  /** Counts how often settings were saved on this page. */
  settingsSaved: number
  /** Counts requests to open the manual selection by controls other than its own button. */
  manualAsked: number
  /** Counts requests to open the upload by controls other than its own button. */
  uploadAsked: number
  /** Counts requests to show a history tab; `askedTab` belongs to the last one. */
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

// Islands are separate React roots and share no context. Only the browser changes this state: the server always
// renders with BEFORE, since it serves many shops.
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

/** Call this after starting a run: the progress panel appears. */
export const announceRunStarted = (type: RunType): void =>
  setRuns({ started: runs.started + 1, startedType: type })

/** The progress panel calls this, so that the history and the totals are loaded again. */
export const announceRunFinished = (types: RunType[], isFinishedWell = false): void =>
  setRuns({ finished: runs.finished + 1, finishedTypes: types, isFinishedWell })

export const setSchedule = (schedule: Schedule): void => setRuns({ schedule })

export const setTotals = (totals: Totals): void => setRuns({ totals })

/** The header's island opens the manual selection, now or once it is hydrated. */
export const askForManualSelection = (): void => setRuns({ manualAsked: runs.manualAsked + 1 })

/** The same for the upload. */
export const askForUpload = (): void => setRuns({ uploadAsked: runs.uploadAsked + 1 })

/** Makes the history show this tab from its first row. */
export const askForTab = (type: RunType): void =>
  setRuns({ tabAsked: runs.tabAsked + 1, askedTab: type })

/**
 * Opens the settings. `firstSetup`: the settings were never saved and automatic mode waits for them, so an
 * explanation comes first and saving turns the mode on.
 */
export const openSettings = ({ firstSetup = false } = {}): void =>
  setRuns({ settingsAsked: runs.settingsAsked + 1, isFirstSetUp: firstSetup })

/** The card with the switch calls this. */
export const setAutomatic = (isAutomatic: boolean): void => setRuns({ isAutomatic })

/** Call this after saving settings: everything that depends on them is loaded again. */
export const announceSettingsSaved = (): void => setRuns({ settingsSaved: runs.settingsSaved + 1 })

export function useRuns(): Runs {
  return useSyncExternalStore(
    subscribe,
    () => runs,
    () => BEFORE
  )
}
