import { globSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MutantResult } from '@stryker-mutator/api/core'
import {
  commonTokens,
  declareClassPlugin,
  declareFactoryPlugin,
  PluginKind,
  tokens
} from '@stryker-mutator/api/plugin'
import type { Reporter } from '@stryker-mutator/api/report'
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult
} from '@stryker-mutator/api/test-runner'
import { isCaught, rowOf } from './report.ts'
import { collect, runTest, type Subject } from './subjects.ts'

/*
 * A runner for StrykerJS that keeps the app loaded and runs only the tests that reach a mutant. The runner that
 * StrykerJS has for tap starts a process for each file and each mutant, and each start takes a second of processor
 * time. Here a mutant takes only as long as its tests, mostly a tenth of that.
 */

// Test files that import tap receive `collector` instead, which collects their tests.
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === 'tap' && !context.parentURL?.includes('/node_modules/')
      ? { url: new URL('./collector.ts', import.meta.url).href, shortCircuit: true }
      : nextResolve(specifier, context)
})

type Namespace = {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitLimit?: number | undefined
  hitCount?: number | undefined
  mutantCoverage?: NonNullable<Extract<DryRunResult, { status: 'complete' }>['mutantCoverage']>
}

class AppRunner implements TestRunner {
  readonly #patterns: string[]
  readonly #stryker: Namespace
  #subjects: Subject[] | undefined

  constructor(options: { tests?: unknown }) {
    this.#patterns = options.tests as string[]
    this.#stryker = (globalThis as unknown as { __stryker__: Namespace }).__stryker__ ??= {}
  }

  capabilities() {
    return { reloadEnvironment: false }
  }

  async dryRun(options: DryRunOptions): Promise<DryRunResult> {
    const tests = await this.#run(undefined, { ...options, disableBail: true })
    return {
      status: DryRunStatus.Complete,
      tests,
      mutantCoverage: this.#stryker.mutantCoverage ?? { static: {}, perTest: {} }
    }
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, hitLimit, testFilter } = options
    // A program that a test starts inherits this environment and reads from it which mutant is active.
    process.env.__STRYKER_ACTIVE_MUTANT__ = activeMutant.id
    Object.assign(this.#stryker, { activeMutant: activeMutant.id, hitLimit, hitCount: 0 })
    const tests = await this.#run(testFilter, options)
    this.#stryker.activeMutant = undefined
    return toMutantRunResult({ status: DryRunStatus.Complete, tests })
  }

  /**
   * Runs the named tests, or all of them, the quickest first. Stops at the first failure unless `disableBail` is set.
   */
  async #run(names: string[] | undefined, { disableBail }: { disableBail: boolean }) {
    this.#subjects ??= await this.#load()
    const results: TestResult[] = []
    for (const subject of this.#subjects.toSorted((a, b) => a.tookMs - b.tookMs)) {
      if (names && !names.includes(subject.id)) continue
      this.#stryker.currentTestId = subject.id
      const began = performance.now()
      const failure = await runTest(subject)
      const timeSpentMs = performance.now() - began
      this.#stryker.currentTestId = undefined
      if (disableBail) subject.tookMs = timeSpentMs
      const result = { id: subject.id, name: subject.id, timeSpentMs }
      if (failure === undefined) results.push({ ...result, status: TestStatus.Success })
      else results.push({ ...result, status: TestStatus.Failed, failureMessage: failure })
      if (failure !== undefined && !disableBail) break
    }
    return results
  }

  async #load(): Promise<Subject[]> {
    const files = [...new Set(this.#patterns.flatMap((pattern) => globSync(pattern)))]
    for (const file of files) await collect(file, () => import(pathToFileURL(resolve(file)).href))
    return collect.all()
  }
}

/** Prints a mutant as soon as the tests have missed it, because a whole area takes minutes. */
class MissedReporter implements Reporter {
  onMutantTested(mutant: Readonly<MutantResult>): void {
    if (!isCaught(mutant)) console.log(rowOf(mutant))
  }
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'app', create),
  declareClassPlugin(PluginKind.Reporter, 'missed', MissedReporter)
]

create.inject = tokens(commonTokens.options)
function create(options: object): TestRunner {
  return new AppRunner(options)
}
