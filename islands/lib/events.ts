import { useEffect, useEffectEvent } from 'react'
import type { DataType } from '../../modules/image-opt/contract.ts'

/** The events that islands send to each other, and the data each event carries. */
type Events = {
  /** A run has started. The progress panel appears. */
  runStarted: { type: DataType }
  /** A poll has found that runs processed more images. The rows and the figures are updated. */
  runAdvanced: { types: DataType[] }
  /**
   * Runs have ended or were stopped. The history and the totals are loaded again. `isComplete` means that a run did
   * everything the merchant had asked for.
   */
  runFinished: { types: DataType[]; isComplete: boolean }
  /**
   * The settings were saved. Everything that depends on them is loaded again. With `isFirstSetUp`, automatic mode is
   * to be turned on next.
   */
  settingsSaved: { isFirstSetUp: boolean }
  /**
   * Opens the settings. `isFirstSetUp` means that the settings were never saved and that the merchant wants to turn
   * automatic mode on. An explanation is then shown first, and after the save the merchant is asked to turn the mode
   * on.
   */
  settingsRequested: { isFirstSetUp: boolean }
  /** Opens the manual selection. */
  manualRequested: undefined
  /** Opens the list of runs and scrolls to this run. */
  runRequested: { run_id: string }
  /** Opens the upload dialog. */
  uploadRequested: undefined
  /** Shows a tab of the history from its first row. */
  tabRequested: { tab: DataType }
}

type Name = keyof Events
type Listener = (detail: Events[Name]) => void

// Islands are separate React roots and share no context. Only the browser sends events.
const listeners = new Map<Name, Set<Listener>>()
const latest = new Map<Name, Events[Name]>()

/** Sends an event to every island on the page, including islands that hydrate later. */
export function send<Sent extends Name>(
  name: Sent,
  ...[detail]: Events[Sent] extends undefined ? [] : [Events[Sent]]
): void {
  latest.set(name, detail as Events[Name])
  for (const listener of listeners.get(name) ?? []) listener(detail as Events[Name])
}

/**
 * Calls `react` for each event of this name. If such an event was sent before the island hydrated, `react` is called
 * at once with the latest one.
 */
export function useOn<Heard extends Name>(
  name: Heard,
  react: (detail: Events[Heard]) => void
): void {
  const hear = useEffectEvent((detail: Events[Name]) => react(detail as Events[Heard]))
  useEffect(() => {
    const listener: Listener = (detail) => hear(detail)
    const known = listeners.get(name) ?? new Set()
    listeners.set(name, known.add(listener))
    if (latest.has(name)) listener(latest.get(name))
    return () => void known.delete(listener)
  }, [name])
}
