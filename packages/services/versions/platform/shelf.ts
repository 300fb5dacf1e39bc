import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { scheduleJob } from '@console-widgets/platform/clock/jobs'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { ShelfChange } from '@console-widgets/platform/release/shelf'
import { jobKinds } from './job-kinds.ts'

/** Announces a change of the shelf once the transaction that makes it has ended. */
export async function announceShelfChange(
  db: Queries,
  teamId: string,
  payload: ShelfChange,
  now: number,
): Promise<void> {
  await scheduleJob(db, { kind: jobKinds.shelf, teamId, payload, dueTime: now })
}

/** Registers who announces changes of the shelf. */
export function defineShelfActor({ jobs, events }: Pick<PlatformParts, 'jobs' | 'events'>): void {
  jobs.define<ShelfChange>(jobKinds.shelf, async (change, { db, teamId, now }) => {
    await events.announce('release.shelf-changed', change, { db, teamId, now: () => now })
  })
}
