import { eq, sql } from 'drizzle-orm'
import {
  databaseLimits,
  runDefaults,
  takesChanges,
  takesDeletions,
  type InstanceState,
} from '@console-widgets/relational-database/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Context } from '@console-widgets/platform/calls/handler'
import { PlatformRefusal } from '@console-widgets/platform/refusals/refusal'
import { refuse } from './refuse.ts'
import { logError } from '@console-widgets/platform/logging/log-error'
import { EngineBusy, EngineUnavailable, SessionEnded } from '@console-widgets/platform/sql-engines/engine'
import { databaseAccounts, databaseInstances, databaseRuns, databases } from './tables.ts'

/** Milliseconds after which a change that no longer tells of itself is believed dead. */
const changeLease = 60_000

/** The team's transaction for bookkeeping, which is no act of anybody. */
export function quietly<T>(
  { services, teamId, userId }: Pick<Context, 'services' | 'teamId' | 'userId'>,
  work: (db: Queries) => Promise<T>,
): Promise<T> {
  return services.database.asTeam({ teamId, userId }, work)
}

/** What the instance is set to, with the defaults of what nobody has changed. */
export async function settingsOf(db: Queries) {
  const [row] = await db.select().from(databaseInstances)
  return {
    instanceName: row?.instanceName ?? 'PostgreSQL',
    comment: row?.comment ?? null,
    timeZone: row?.timeZone ?? runDefaults.timeZone,
    rowLimit: row?.rowLimit ?? runDefaults.rowLimit,
    timeoutSeconds: row?.timeoutSeconds ?? runDefaults.timeoutSeconds,
    changingUntil: row?.changingUntil ?? 0,
    updateTime: row?.updateTime ?? null,
  }
}

/** How the instance is, and why it is in no state to be changed. */
export async function stateOf(
  db: Queries,
  now: number,
): Promise<{ state: InstanceState; reason: string | null; sizeBytes: number }> {
  const { changingUntil } = await settingsOf(db)
  const rows = await db
    .select({ state: databases.state, sizeBytes: databases.sizeBytes, name: databases.name })
    .from(databases)
  const sizeBytes = rows.reduce((sum, row) => sum + (row.sizeBytes ?? 0), 0)
  if (changingUntil > now)
    return {
      state: rows.some(({ state }) => state === 'creating') ? 'creating' : 'changing',
      reason: 'A change is under way. Wait until it is done.',
      sizeBytes,
    }
  const broken = rows.find(({ state }) => state === 'abnormal')
  if (broken)
    return {
      state: 'abnormal',
      reason: `The database '${broken.name}' could not be made as it should be. Delete it, or try again later.`,
      sizeBytes,
    }
  if (sizeBytes > databaseLimits.storageBytes)
    return {
      state: 'frozen',
      reason: 'The databases take more than their storage. Delete what you no longer need.',
      sizeBytes,
    }
  return { state: 'running', reason: null, sizeBytes }
}

/** The instance as it is answered. */
export async function describeInstance(db: Queries, { services, now }: Context) {
  const { changingUntil: _, ...settings } = await settingsOf(db)
  const { state, reason, sizeBytes } = await stateOf(db, now())
  const counts = {
    databases: await db.$count(databases),
    accounts: await db.$count(databaseAccounts),
    openConnections: await db.$count(databaseRuns, eq(databaseRuns.state, 'running')),
  }
  const fixed = {
    engine: 'PostgreSQL' as const,
    placement: services.sqlEngine.placement,
    storageLimitBytes: databaseLimits.storageBytes,
    databaseLimit: databaseLimits.databasesPerTeam,
    accountLimit: databaseLimits.accountsPerTeam,
    sizeBytes,
  }
  try {
    const { version, address, sessionLimit } = await services.sqlEngine.info()
    return {
      ...settings,
      ...fixed,
      ...counts,
      state,
      stateReason: reason,
      version,
      address,
      connectionLimit: sessionLimit,
    }
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error
    return {
      ...settings,
      ...fixed,
      ...counts,
      state: 'abnormal' as const,
      stateReason: error.message,
      version: '',
      address: null,
      connectionLimit: 0,
    }
  }
}

/** Refuses while the instance is in no state for it. */
export async function requireState(
  db: Queries,
  now: number,
  takes: (state: InstanceState) => boolean = takesChanges,
): Promise<void> {
  const { state, reason } = await stateOf(db, now)
  if (!takes(state)) throw refuse('database-state', reason ?? `The instance is ${state}`)
}

/**
 * Makes a change of databases, accounts or privileges: one at a time in a team. What the rows say is kept first and
 * then brought to the engine.
 */
export async function changeInstance<T>(
  context: Context,
  work: () => Promise<T>,
  { deletes = false } = {},
): Promise<T> {
  const { now } = context
  await quietly(context, async (db) => {
    await db.insert(databaseInstances).values({ updateTime: now() }).onConflictDoNothing()
    // Held until the end of this transaction, so that of two changes one comes first.
    await db.select().from(databaseInstances).for('update')
    await requireState(db, now(), deletes ? takesDeletions : takesChanges)
    await db.update(databaseInstances).set({ changingUntil: now() + changeLease })
  })
  try {
    return await work()
  } finally {
    await quietly(context, (db) =>
      db
        .update(databaseInstances)
        .set({ changingUntil: 0 })
        .where(eq(databaseInstances.instanceId, sql`current_setting('cw.team')`)),
    )
  }
}

/** The refusal that a trouble of the engine becomes. What a caller must not see goes to the log. */
export function refusalOfEngine(error: unknown): PlatformRefusal {
  if (error instanceof PlatformRefusal) return error
  if (error instanceof EngineBusy) return refuse('database-busy', error.message)
  if (!(error instanceof EngineUnavailable || error instanceof SessionEnded)) logError(error)
  else if (error.cause !== undefined) logError(error.cause)
  return refuse('database-unavailable', 'The database does not answer at the moment. Try again in a while.')
}
