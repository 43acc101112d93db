import type { Db } from '../../server/core/database/db.ts'
import type { Metric } from './figure-classes.ts'

export async function hasVisitorFigures(db: Db, shopId: number): Promise<boolean> {
  const settings = await db
    .selectFrom('speed_settings')
    .select('has_visitor_figures')
    .where('shop_id', '=', shopId)
    .executeTakeFirst()
  return settings?.has_visitor_figures === 1
}

export async function setVisitorFigures(db: Db, shopId: number, isOn: boolean): Promise<void> {
  const has_visitor_figures = isOn ? 1 : 0
  await db
    .insertInto('speed_settings')
    .values({ shop_id: shopId, has_visitor_figures })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ has_visitor_figures }))
    .execute()
}

export async function addFigure(
  db: Db,
  figure: { shopId: number; day: string; metric: Metric; class: number }
): Promise<void> {
  await db
    .insertInto('visitor_figure')
    .values({
      shop_id: figure.shopId,
      day: figure.day,
      metric: figure.metric,
      class: figure.class,
      count: 1
    })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'day', 'metric', 'class'])
        .doUpdateSet((eb) => ({ count: eb('visitor_figure.count', '+', 1) }))
    )
    .execute()
}

/** Counts the page views of a day. A view has exactly one of the two opening times, so each view counts once. */
export async function countFigures(db: Db, shopId: number, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('visitor_figure')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('count'), eb.lit(0)).as('count'))
    .where('shop_id', '=', shopId)
    .where('day', '=', day)
    .where('metric', 'in', ['open', 'open_hit'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function listFigures(db: Db, shopId: number, sinceDay: string) {
  return db
    .selectFrom('visitor_figure')
    .select(['metric', 'class'])
    .select((eb) => eb.fn.sum<number>('count').as('count'))
    .where('shop_id', '=', shopId)
    .where('day', '>=', sinceDay)
    .groupBy(['metric', 'class'])
    .execute()
}

export async function removeFiguresBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('visitor_figure').where('day', '<', day).execute()
}
