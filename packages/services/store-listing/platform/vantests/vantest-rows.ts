import { eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import { catalogDevices } from '@console-widgets/app-packages/platform/rows'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { isVantestActAllowed, type VantestAct } from '@console-widgets/store-listing/model'
import { refuse } from '../refuse.ts'
import { vantests, vantestUsers } from '../tables.ts'

export type VantestRow = typeof vantests.$inferSelect

/** Crowd tests as calls return them, with how far their users are. */
export async function describeVantests(db: Queries, rows: readonly VantestRow[]) {
  const ids = rows.map(({ activityId }) => activityId)
  const counts =
    ids.length === 0
      ? []
      : await db
          .select({
            activityId: vantestUsers.activityId,
            invited: sql<number>`count(*)::int`,
            active: sql<number>`(count(*) filter (where ${vantestUsers.usedDays} > 0))::int`,
            crashes: sql<number>`coalesce(sum(${vantestUsers.crashes}), 0)::int`,
          })
          .from(vantestUsers)
          .where(inArray(vantestUsers.activityId, ids))
          .groupBy(vantestUsers.activityId)
  return rows.map((row) => {
    const count = counts.find(({ activityId }) => activityId === row.activityId)
    const { invited = 0, active = 0, crashes = 0 } = count ?? {}
    return { ...row, deviceNames: deviceNames(row.filter.models), invited, active, crashes }
  })
}

const deviceNames = (models: readonly string[]) =>
  catalogDevices().flatMap(({ model, brand, name }) => (models.includes(model) ? [`${brand} ${name}`] : []))

/** One crowd test as calls return it. */
export async function describeVantest(db: Queries, row: VantestRow) {
  const [described] = await describeVantests(db, [row])
  return described as NonNullable<typeof described>
}

const obstacles: Readonly<Record<VantestAct, string>> = {
  edit: 'A crowd test can’t be changed while it is in review or running. Stop it first.',
  submit: 'This crowd test has already been submitted',
  cancel: 'This crowd test isn’t in review or running',
  delete: 'A crowd test can’t be deleted while it is in review or running. Stop it first.',
}

/** Locks a crowd test. @throws PlatformRefusal if its state doesn't allow what is about to be done */
export async function lockVantest(db: Queries, activityId: string, act: VantestAct): Promise<VantestRow> {
  await findRow(db, vantests, activityId, 'crowd test')
  const [row] = await db.select().from(vantests).where(eq(vantests.activityId, activityId)).for('update')
  if (!row || !isVantestActAllowed(act, row.state)) throw refuse('vantest-state', obstacles[act])
  return row
}

/** Changes a crowd test. */
export async function changeVantest(
  db: Queries,
  activityId: string,
  set: Partial<Omit<VantestRow, 'activityId' | 'teamId'>>,
): Promise<VantestRow> {
  const [row] = await db.update(vantests).set(set).where(eq(vantests.activityId, activityId)).returning()
  return row as VantestRow
}
