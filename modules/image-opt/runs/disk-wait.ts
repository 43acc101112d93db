import type { FastifyInstance } from 'fastify'
import { type DiskTrouble, troubleIn } from '../../../server/core/disk/trouble.ts'

/**
 * Returns the trouble with the disks or the bucket that the runs of all shops wait for; undefined while some process
 * works on them. The database may not say so: it may be on the full disk, and in a fleet the runs stay as they are.
 */
export async function findDiskWait({
  disk,
  fleet
}: Pick<FastifyInstance, 'disk' | 'fleet'>): Promise<DiskTrouble | undefined> {
  if (fleet && !fleet.isAlone)
    return fleet.findTrouble().catch((error) => {
      // The fleet connects again within seconds.
      if (troubleIn(error) !== 'database-gone') throw error
      return undefined
    })
  const trouble = disk.trouble()
  return trouble === 'database-gone' ? undefined : trouble
}
