import type { Queries } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import * as notices from './notices.ts'
import type { Ended } from './network/run.ts'
import type { adAccounts, adProjects } from './tables.ts'

type ProjectRow = Pick<typeof adProjects.$inferSelect, 'teamId' | 'adProjectId' | 'adProjectName' | 'appId'>

async function tell(db: Queries, row: ProjectRow, message: 'budget' | 'time' | 'offShelf', now: number): Promise<void> {
  const { teamId, adProjectId, adProjectName, appId } = row
  const page = { id: 'ads.project', values: { adProjectId } }
  await sendNotice(db, { teamId, topic: notices.ads, message, values: { project: adProjectName }, appId, page }, now)
}

/** Tells the team that a project has ended by itself. */
export async function tellEnded(db: Queries, { row, reason, time }: Ended): Promise<void> {
  if (reason === 'budget' || reason === 'time') await tell(db, row, reason, time)
}

/** Tells the team that a project is off because its app isn't in the store. */
export const tellOffShelf = (db: Queries, row: ProjectRow, now: number): Promise<void> => tell(db, row, 'offShelf', now)

/** Tells the team that an account has to be authorized again. */
export async function tellExpired(
  db: Queries,
  { teamId, accountName }: Pick<typeof adAccounts.$inferSelect, 'teamId' | 'accountName'>,
  now: number,
): Promise<void> {
  const page = { id: 'ads.accounts', values: {} }
  await sendNotice(db, { teamId, topic: notices.ads, message: 'expired', values: { account: accountName }, page }, now)
}
