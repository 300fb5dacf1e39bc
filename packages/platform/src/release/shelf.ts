import type { PlatformParts } from '../calls/platform-parts.ts'
import { scheduleJob } from '../clock/jobs.ts'
import type { Queries } from '../database/connection.ts'

/** An app whose live version has changed. */
export interface ShelfChange {
  appId: string
  isOnShelf: boolean
}

declare module '../calls/events.ts' {
  interface PlatformEvents {
    /** An app came into the store, left it, or is there with another version. */
    'release.shelf-changed': ShelfChange
  }
}

/** Kind of the job that announces a change. */
const shelfKind = 'release.shelf-changed'

/** Announces a change of the shelf once the transaction that makes it has ended. */
export async function announceShelfChange(
  db: Queries,
  teamId: string,
  payload: ShelfChange,
  now: number,
): Promise<void> {
  await scheduleJob(db, { kind: shelfKind, teamId, payload, dueTime: now })
}

/** Registers who announces changes of the shelf. */
export function defineShelfActor({ jobs, events }: Pick<PlatformParts, 'jobs' | 'events'>): void {
  jobs.define<ShelfChange>(shelfKind, async (change, { db, teamId, now }) => {
    await events.announce(shelfKind, change, { db, teamId, now: () => now })
  })
}
