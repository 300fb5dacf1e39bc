import { and, desc, eq, ne } from 'drizzle-orm'
import {
  canDo,
  kindOf,
  releaseTypes,
  stateOfApp,
  transitionOf,
  type Reason,
  type VersionAction,
  type VersionState,
} from '@console-widgets/versions/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { refuse } from './refuse.ts'
import { findBlockingReasons } from '@console-widgets/platform/release/availability'
import { setShelf } from '@console-widgets/platform/tenancy/app-rows'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { reasonTexts } from './reason-texts.ts'
import { announceShelfChange } from './shelf.ts'
import { appVersions, versionEvents, type Finding } from './tables.ts'
import { tellOfMove } from './tell-of-move.ts'
import { liveVersions, lockById, type RelatedVersion, type VersionRow } from './version-rows.ts'

/** A step of a version: its action, actor, and reason. */
export interface Move {
  action: VersionAction
  /** Resulting state; unchanged if undefined. */
  to?: VersionState
  /** The actor, if it is a person. */
  userId?: string
  why?: string | undefined
  /** Findings of the reviewer. */
  findings?: Finding[]
  /** Warnings that were overridden. */
  overridden?: string[]
  /** Countries where the version stopped being available, or is again. */
  countries?: string[]
  /** Other columns to change. */
  set?: Partial<VersionRow>
}

/** Rejects an action that the version's state doesn't allow. */
export function requireAction(action: VersionAction, version: RelatedVersion, now: number): void {
  const reason = canDo(action, version, now)
  if (reason) throw stateRefusal(action, reason)
}

function stateRefusal(action: VersionAction, reason: Reason) {
  return refuse(action === 'edit' ? 'version-not-editable' : 'version-state', reasonTexts[reason], [
    { field: 'versionId', message: reason },
  ])
}

/**
 * Performs one step of a version's life: checks it against the declared state machine, updates the row, writes the
 * event, and updates the app's row. Every change of state goes through here.
 */
export async function moveVersion(
  db: Queries,
  version: RelatedVersion,
  { action, to, set, ...facts }: Move,
  now: number,
): Promise<RelatedVersion> {
  requireAction(action, version, now)
  const transition = transitionOf(action, version)
  const declared =
    transition &&
    (to === undefined ? transition.to === 'same' : Array.isArray(transition.to) && transition.to.includes(to))
  if (!declared) throw new TypeError(`No version goes by '${action}' from ${version.releaseState} to ${to}`)
  const releaseState = to ?? version.releaseState
  const [row] = await db
    .update(appVersions)
    .set({ ...set, releaseState, updateTime: now })
    .where(eq(appVersions.versionId, version.versionId))
    .returning()
  await writeEvent(
    db,
    version,
    { action, who: transition.who, ...facts, fromState: version.releaseState, toState: releaseState },
    now,
  )
  await refreshApp(db, version.appId, now)
  await tellOfMove(db, row as VersionRow, { action, ...facts }, now)
  return { ...version, ...(row as VersionRow) }
}

type EventFacts = Pick<
  typeof versionEvents.$inferInsert,
  'action' | 'who' | 'userId' | 'why' | 'findings' | 'overridden' | 'countries' | 'fromState' | 'toState'
>

/** Milliseconds within which one person's edits are merged into one event: drafts are saved at every pause. */
const editingTime = 30 * 60_000

/** Records an event of a version. */
export async function writeEvent(
  db: Queries,
  { teamId, versionId, appId }: Pick<VersionRow, 'teamId' | 'versionId' | 'appId'>,
  event: EventFacts,
  time: number,
): Promise<void> {
  if (event.action === 'edit') {
    const [last] = await db
      .select()
      .from(versionEvents)
      .where(eq(versionEvents.versionId, versionId))
      .orderBy(desc(versionEvents.time), desc(versionEvents.eventId))
      .limit(1)
    if (
      last?.action === 'edit' &&
      last.userId === event.userId &&
      last.why === (event.why ?? null) &&
      time - last.time < editingTime
    ) {
      await db.update(versionEvents).set({ time }).where(eq(versionEvents.eventId, last.eventId))
      return
    }
  }
  await db.insert(versionEvents).values({ teamId, versionId, appId, eventId: newId(), time, ...event })
}

/** Updates what follows from the state of all the app's store versions: its row, and where it is available. */
export async function refreshApp(db: Queries, appId: string, now: number): Promise<void> {
  const versions = await db
    .select({ releaseState: appVersions.releaseState })
    .from(appVersions)
    .where(and(eq(appVersions.appId, appId), ne(appVersions.releaseType, releaseTypes.test)))
    .orderBy(desc(appVersions.createTime), desc(appVersions.versionId))
  const { whole, phased } = await liveVersions(db, appId)
  const onShelfVersion = (whole ?? phased)?.versionNumber ?? null
  const releaseState = stateOfApp(versions.map((version) => version.releaseState))
  const [app] = await db
    .select({ teamId: apps.teamId, before: apps.onShelfVersion })
    .from(apps)
    .where(eq(apps.appId, appId))
  await setShelf(db, appId, { releaseState, onShelfVersion }, now)
  if (app && app.before !== onShelfVersion)
    await announceShelfChange(db, app.teamId, { appId, isOnShelf: onShelfVersion !== null }, now)
  await followAvailability(db, appId, now)
}

/**
 * Ends the availability of an app's live versions where a reason speaks against it now, and restores it where none does
 * any more. The countries that the developer has chosen stay as they are.
 */
export async function followAvailability(db: Queries, appId: string, now: number): Promise<void> {
  const { whole, phased } = await liveVersions(db, appId)
  const live = [whole, phased].filter((version) => version !== undefined)
  if (live.length === 0) return
  const blocked = new Set((await findBlockingReasons(db, appId)).flatMap(({ countries }) => countries))
  for (const { versionId, publishCountry, blockedCountries } of live) {
    const current = publishCountry.filter((country) => blocked.has(country)).toSorted()
    const steps = [
      { action: 'restrict', countries: current.filter((country) => !blockedCountries.includes(country)) },
      { action: 'lift', countries: blockedCountries.filter((country) => !current.includes(country)) },
    ] as const
    for (const { action, countries } of steps) {
      const version = countries.length > 0 ? await lockById(db, versionId) : undefined
      if (version) await moveVersion(db, version, { action, countries, set: { blockedCountries: current } }, now)
    }
  }
}

/** First or later version: decides between review (4) and update review (5). */
export async function reviewState(db: Queries, version: VersionRow): Promise<4 | 5> {
  if (kindOf(version.releaseType) === 'test') return 4
  const { whole } = await liveVersions(db, version.appId)
  return whole ? 5 : 4
}
