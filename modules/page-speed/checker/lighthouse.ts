import type { Checker, CheckRequest, DeviceRun } from './checker.ts'
import { askHost } from './host-process.ts'

/** The message to the process that runs Lighthouse, and that process's answer. */
export type HostRequest = { chromium: string; folder: string } & Omit<CheckRequest, 'signal'>
export type HostAnswer = { run: DeviceRun }

const HOST = new URL('./lighthouse-host.ts', import.meta.url)

/** Returns a checker that runs Lighthouse with a Chromium installed on this machine. */
export function openLighthouse(chromium: string): Checker {
  return {
    async run({ signal, ...request }) {
      const { run } = await askHost<HostAnswer>(HOST, { chromium, ...request }, signal)
      return run
    }
  }
}
