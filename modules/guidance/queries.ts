import type { Db } from '../../server/core/db.ts'
import { findGuide } from './sql.ts'

/** Whether the onboarding is still to be done: new_guide_status on the wire. */
export async function isGuideOpen(db: Db, shopId: number): Promise<boolean> {
  return (await findGuide(db, shopId))?.state !== 'done'
}
