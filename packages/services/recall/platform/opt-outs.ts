import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { optOuts, sends } from './tables.ts'

/** Who got a message, as its opt-out link names them. */
export interface Receiver {
  teamId: string
  appId: string
  appName: string
  flowId: string
  person: number
  hasOptedOut: boolean
}

/** The receiver of the message with a code, of any team. */
export async function findReceiver(db: Queries, code: string): Promise<Receiver | undefined> {
  const [found] = await db
    .select({
      teamId: sends.teamId,
      appId: sends.appId,
      appName: apps.appName,
      flowId: sends.flowId,
      person: sends.person,
      hasOptedOut: sql<boolean>`${optOuts.person} is not null`,
    })
    .from(sends)
    .innerJoin(apps, eq(apps.appId, sends.appId))
    .leftJoin(optOuts, and(eq(optOuts.appId, sends.appId), eq(optOuts.person, sends.person)))
    .where(eq(sends.optOutCode, code))
  return found
}

/** Keeps all later messages of the app from a person. Doing it again changes nothing. */
export async function optOut(db: Queries, { teamId, appId, flowId, person }: Receiver, time: number): Promise<void> {
  await db.insert(optOuts).values({ teamId, appId, flowId, person, time }).onConflictDoNothing()
}
