import { and, desc, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm'
import {
  changesBetween,
  emptyTemplate,
  nameOf,
  templateLimits,
  type Template,
  type TemplateChange,
  type VersionKind,
} from '@console-widgets/remote-config/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { day } from '@console-widgets/platform/clock/durations'
import type { HeldParameter } from '@console-widgets/platform/experiments/experiments'
import { isAt, type ConfigPlace } from './config-place.ts'
import { issue } from './issues.ts'
import { forgetLocks, requireUnlocked } from './locks.ts'
import { refuse } from './refuse.ts'
import { requireGood } from './require-good.ts'
import { configTemplates, configVersions } from './tables.ts'

export type VersionRow = typeof configVersions.$inferSelect

/** Names of changed parts that the audit log keeps of a version. */
const mostNamed = 50

/** The version in effect. Undefined until the first is published. */
export async function findLive(db: Queries, place: ConfigPlace): Promise<VersionRow | undefined> {
  const [live] = await db
    .select()
    .from(configVersions)
    .where(isAt(configVersions, place))
    .orderBy(desc(configVersions.version))
    .limit(1)
  return live
}

/** Number of the version in effect, which every fetch asks for. 0: none is published. */
export async function findLiveVersion(db: Queries, place: ConfigPlace): Promise<number> {
  const [live] = await db
    .select({ version: configVersions.version })
    .from(configVersions)
    .where(isAt(configVersions, place))
    .orderBy(desc(configVersions.version))
    .limit(1)
  return live?.version ?? 0
}

/** Versions that can be looked at and restored: those of 90 days, and the one in effect. */
export function isKept(place: ConfigPlace, live: VersionRow | undefined, now: number): SQL | undefined {
  return and(
    isAt(configVersions, place),
    or(
      gte(configVersions.publishTime, now - templateLimits.days * day),
      eq(configVersions.version, live?.version ?? 0),
    ),
  )
}

/** Template of a version; version 0 is empty. */
export async function readTemplate(db: Queries, place: ConfigPlace, version: number): Promise<Template> {
  if (version === 0) return emptyTemplate
  const [found] = await db
    .select({ template: configTemplates.template })
    .from(configTemplates)
    .where(and(isAt(configTemplates, place), eq(configTemplates.version, version)))
  return found?.template ?? emptyTemplate
}

interface NewVersion {
  template: Template
  baseVersion: number
  note: string
  kind: VersionKind
  restored: number | null
}

/**
 * Adds a version, which is in effect with the end of the transaction. Of two at the same time, the database rejects
 * one: both would have the same number.
 * @param held parameters that must stay as they are
 * @throws PlatformRefusal if another version than the base is in effect, nothing differs, or a held or locked parameter
 *   does; a rollback is for emergencies, and restores locked ones too
 */
export async function addVersion(
  db: Queries,
  place: ConfigPlace,
  { template, baseVersion, note, kind, restored }: NewVersion,
  { teamId, userId, now, held = [] }: { teamId: string; userId: string; now: number; held?: readonly HeldParameter[] },
): Promise<void> {
  const live = await findLive(db, place)
  const version = live?.version ?? 0
  if (baseVersion !== version)
    throw refuse(
      'config-changed',
      `Version ${version} has been published since. Compare it with your changes, then publish them on top of it.`,
      [issue('baseVersion', 'exactly', { value: version })],
    )
  const changes = changesBetween(await readTemplate(db, place, version), template)
  if (changes.length === 0)
    throw refuse(
      'config-unchanged',
      `Nothing differs from version ${version}. Change a parameter or a condition first.`,
    )
  // An experiment may have put in a value that a schema refuses. Rollbacks restore what has been published before.
  if (kind !== 'rollback') requireGood(template)
  requireUnheld(changes, held)
  if (kind !== 'rollback') await requireUnlocked(db, place, changes)
  await db.insert(configVersions).values({
    teamId,
    ...place,
    version: version + 1,
    kind,
    restored,
    note,
    userId,
    publishTime: now,
    parameters: template.parameters.length,
    conditions: template.conditions.length,
    changed: changes.slice(0, mostNamed).map(({ at }) => nameOf(at)),
    changes: changes.length,
  })
  await db.insert(configTemplates).values({ teamId, ...place, version: version + 1, template })
  await forgetVersions(db, place, version + 1, now)
  await forgetLocks(
    db,
    place,
    template.parameters.map(({ key }) => key),
  )
}

/**
 * Requires that no change concerns a parameter that a running experiment varies.
 * @throws PlatformRefusal that names the experiment
 */
export function requireUnheld(changes: readonly TemplateChange[], held: readonly HeldParameter[]): void {
  for (const { at } of changes) {
    const holder = 'key' in at ? held.find(({ key }) => key === at.key) : undefined
    if (holder)
      throw refuse(
        'parameter-held',
        `The experiment '${holder.experimentName}' varies '${holder.key}'. End it before you change the parameter.`,
      )
  }
}

/** Deletes versions beyond the limits. The templates of drafts don't need them: a merge begins with the newest left. */
async function forgetVersions(db: Queries, place: ConfigPlace, live: number, now: number): Promise<void> {
  const forgotten = await db
    .delete(configVersions)
    .where(
      and(
        isAt(configVersions, place),
        lt(configVersions.version, live),
        or(
          lt(configVersions.version, live - templateLimits.versions),
          lt(configVersions.publishTime, now - templateLimits.days * day),
        ),
      ),
    )
    .returning({ version: configVersions.version })
  if (forgotten.length > 0)
    await db.delete(configTemplates).where(
      and(
        isAt(configTemplates, place),
        inArray(
          configTemplates.version,
          forgotten.map(({ version }) => version),
        ),
      ),
    )
}
