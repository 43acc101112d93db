import { useEffect, useEffectEvent } from 'react'
import type { DataType } from '../../modules/image-opt/contract.ts'

/** The events that islands send each other, with what each one carries. */
type Events = {
  /** A run was started, so the progress panel appears. */
  runStarted: { type: DataType }
  /**
   * Reloads the history and the totals. `isComplete` means that the run did everything the merchant had asked for.
   */
  runFinished: { types: DataType[]; isComplete: boolean }
  /** Reloads everything that depends on the settings. */
  settingsSaved: undefined
  /**
   * Opens the settings. With `isFirstSetUp` they were never saved and automatic mode waits for them, so an explanation
   * comes first and saving turns the mode on.
   */
  settingsRequested: { isFirstSetUp: boolean }
  /** Opens the manual selection. */
  manualRequested: undefined
  /** Opens the list of runs at this one. */
  runRequested: { run_id: string }
  /** Opens the upload. */
  uploadRequested: undefined
  /** Shows a tab of the history from its first row. */
  tabRequested: { tab: DataType }
}

type Name = keyof Events
type Listener = (detail: Events[Name]) => void

// Islands are separate React roots and share no context. Only the browser sends events.
const listeners = new Map<Name, Set<Listener>>()
const latest = new Map<Name, Events[Name]>()

/** Sends an event to every island on the page, including those that hydrate later. */
export function send<Sent extends Name>(
  name: Sent,
  ...[detail]: Events[Sent] extends undefined ? [] : [Events[Sent]]
): void {
  latest.set(name, detail as Events[Name])
  for (const listener of listeners.get(name) ?? []) listener(detail as Events[Name])
}

/**
 * Calls `react` for each event of this name. If one was sent before the island hydrated, calls `react` at once for the
 * latest.
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
