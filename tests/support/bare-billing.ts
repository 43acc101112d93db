import type { FastifyInstance } from 'fastify'
import type { Insertable } from 'kysely'
import type { Test } from 'tap'
import { reconcileShop } from '../../modules/pricing/agreements/reconcile.ts'
import type { PlanAgreementTable } from '../../modules/pricing/tables.ts'
import {
  BillingError,
  type BillingPlatform,
  type SubscriptionNow,
  type SubscriptionOrder
} from '../../server/platforms/billing-platform.ts'
import { BILLING, type Change, NOW, openLedger } from './bare-ledger.ts'
import { brokenLawsOf } from './broken-laws.ts'
import { testClock } from './clock.ts'

type Row = Insertable<PlanAgreementTable>

/** A subscription that is paid for and has a usage line, of a store that can pay. */
export const PAID: SubscriptionNow = {
  state: 'active',
  usage: { usedCents: 499, cappedCents: 9980, periodEndsAt: '2026-12-10T00:00:00Z' },
  isTest: false,
  canPay: true
}

/**
 * Opens a ledger whose billing platform says what the test tells it to. A call to the platform costs no time, so a
 * test of one rule takes a few milliseconds. `calls` records the calls that change something, `logged` the messages.
 */
export async function openBilling(t: Test, change: Change = {}) {
  const ledger = await openLedger(t, { agreement_id: 7, ...change })
  const { db } = ledger
  const calls: string[] = []
  const logged: string[] = []
  const orders: SubscriptionOrder[] = []
  /** What the platform says about each subscription; an unknown one has ended. */
  const reported: Record<string, SubscriptionNow> = {}
  const stage = {
    ...ledger,
    clock: testClock(NOW),
    calls,
    logged,
    orders,
    reported,
    /** The subscription that the platform lists as paid for. */
    paying: undefined as { id: string; key: string } | undefined,
    /** The calls that fail because the platform cannot be reached. */
    failing: new Set<keyof BillingPlatform>(),
    /** The subscriptions that accept no charge. */
    refused: new Set<string>(),
    /** Runs while the platform is asked about a subscription, or for a new one. */
    meanwhile: async () => {},
    config: { billing: BILLING },
    app: undefined as unknown as FastifyInstance,
    /** Adds a due block, a held one and a charged one. */
    async addCharges() {
      await ledger.addCharge(1, 'due')
      await ledger.addCharge(2, 'held')
      await ledger.addCharge(3, 'charged')
    },
    /** Adds an agreement of shop 1 about level 1. Its platform id is `s` and its own id, unless `row` says otherwise. */
    async agree(id: number, state: Row['state'], row: Partial<Row> = {}) {
      await ledger.addAgreement(id, state, `s${id}`, row.shop_id)
      await db
        .updateTable('plan_agreement')
        .set({ is_test: 0, ...row })
        .where('id', '=', id)
        .execute()
    },
    agreement: (id: number) =>
      db.selectFrom('plan_agreement').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    states: async () =>
      (await db.selectFrom('plan_agreement').select(['id', 'state']).orderBy('id').execute()).map(
        ({ id, state }) => `${id} ${state}`
      ),
    reconcile: () => reconcileShop(stage.app, 1)
  }
  async function call(name: keyof BillingPlatform, what: string) {
    calls.push(what)
    await stage.meanwhile()
    if (stage.failing.has(name)) throw new BillingError('unreachable', 'no answer')
  }
  const platform: BillingPlatform = {
    async findPaying() {
      if (stage.failing.has('findPaying')) throw new BillingError('unreachable', 'no answer')
      return stage.paying
    },
    async getSubscription(id) {
      await call('getSubscription', `get ${id}`)
      return reported[id] ?? { ...PAID, state: 'ended', usage: null }
    },
    async createSubscription(order) {
      orders.push(order)
      await call('createSubscription', `create ${order.key}`)
      return { id: `new ${order.key}`, confirmationUrl: `/confirm/${order.key}`, isTest: true }
    },
    cancelSubscription: (id) => call('cancelSubscription', `cancel ${id}`),
    async addUsage(id, { key }) {
      await call('addUsage', `charge ${id}`)
      if (stage.refused.has(id)) throw new BillingError('refused', 'no')
      return { id: key }
    },
    async raiseCap() {
      throw new Error('Expected no request to raise the cap')
    }
  }
  const log = (_: object, text: string) => void logged.push(text)
  stage.app = {
    db,
    clock: stage.clock,
    clockGuard: { trustedNow: async () => stage.clock.now() },
    config: stage.config,
    billingOf: () => platform,
    pollStore: (id: number) => void calls.push(`poll ${id}`),
    brokenLaws: brokenLawsOf(db),
    reconcilePlan: (id: number) => reconcileShop(stage.app, id),
    log: { error: log, warn: log, info: log }
  } as unknown as FastifyInstance
  return stage
}

export type BillingStage = Awaited<ReturnType<typeof openBilling>>
