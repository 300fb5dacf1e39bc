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
import { stateOfService } from '@console-widgets/platform/service-orders/require-order'
import { refuse } from './refuse.ts'
import { logError } from '@console-widgets/platform/logging/log-error'
import { EngineBusy, EngineUnavailable, SessionEnded } from '@console-widgets/platform/sql-engines/engine'
import { countConnections, postgresProtocol } from './wire/connections.ts'
import { databaseAccounts, databaseInstances, databaseRuns, databases } from './tables.ts'

/** Milliseconds after which a change without a heartbeat is considered dead. */
const changeLease = 60_000

/** A transaction of the team for bookkeeping, outside of any user's action. */
export function quietly<T>(
  { services, teamId, userId }: Pick<Context, 'services' | 'teamId' | 'userId'>,
  work: (db: Queries) => Promise<T>,
): Promise<T> {
  return services.database.asTeam({ teamId, userId }, work)
}

/** Settings of the instance, with defaults for unset ones. */
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

/** State of the instance, and the reason if it can't be changed. */
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
      reason: 'An update is in progress. Wait until it’s done.',
      sizeBytes,
    }
  const broken = rows.find(({ state }) => state === 'abnormal')
  if (broken)
    return {
      state: 'abnormal',
      reason: `The database '${broken.name}' couldn’t be created completely. Delete it, or try again later.`,
      sizeBytes,
    }
  if (sizeBytes > databaseLimits.storageBytes)
    return {
      state: 'frozen',
      reason: 'Storage is full. Delete databases you no longer need.',
      sizeBytes,
    }
  return { state: 'running', reason: null, sizeBytes }
}

/** The instance in the form of a response. */
export async function describeInstance(db: Queries, { services, now, teamId }: Context) {
  const { changingUntil: _, ...settings } = await settingsOf(db)
  const { state, reason, sizeBytes } = await stateOf(db, now())
  const counts = {
    databases: await db.$count(databases),
    accounts: await db.$count(databaseAccounts),
    openConnections:
      (await db.$count(databaseRuns, eq(databaseRuns.state, 'running'))) + countConnections(services, teamId),
  }
  const fixed = {
    engine: 'PostgreSQL' as const,
    placement: services.sqlEngine.placement,
    storageLimitBytes: databaseLimits.storageBytes,
    databaseLimit: databaseLimits.databasesPerTeam,
    accountLimit: databaseLimits.accountsPerTeam,
    order: await stateOfService(db, 'relational-database'),
    address: services.wireAddresses.get(postgresProtocol) ?? null,
    sizeBytes,
  }
  try {
    const { version, sessionLimit, isolatesAccounts } = await services.sqlEngine.info()
    return {
      ...settings,
      ...fixed,
      ...counts,
      state,
      stateReason: reason,
      version,
      isolatesAccounts,
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
      isolatesAccounts: true,
      connectionLimit: 0,
    }
  }
}

/** Rejects the request while the state of the instance doesn't allow it. */
export async function requireState(
  db: Queries,
  now: number,
  takes: (state: InstanceState) => boolean = takesChanges,
): Promise<void> {
  const { state, reason } = await stateOf(db, now)
  if (!takes(state)) throw refuse('database-state', reason ?? `The instance is ${state}`)
}

/**
 * Changes databases, accounts, or privileges, one change at a time per team. Rows are saved first and then applied to
 * the engine.
 */
export async function changeInstance<T>(
  context: Context,
  work: () => Promise<T>,
  { deletes = false } = {},
): Promise<T> {
  const { now } = context
  await quietly(context, async (db) => {
    await db.insert(databaseInstances).values({ updateTime: now() }).onConflictDoNothing()
    // Held until the end of this transaction, so that concurrent changes are serialized.
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

/** Converts an engine error to a refusal. Details that callers must not see are logged. */
export function refusalOfEngine(error: unknown): PlatformRefusal {
  if (error instanceof PlatformRefusal) return error
  if (error instanceof EngineBusy) return refuse('database-busy', error.message)
  if (!(error instanceof EngineUnavailable || error instanceof SessionEnded)) logError(error)
  else if (error.cause !== undefined) logError(error.cause)
  return refuse('database-unavailable', 'The database isn’t responding. Try again later.')
}
