import { and, notInArray } from 'drizzle-orm'
import type { TemplateChange } from '@console-widgets/remote-config/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { isAt, type ConfigPlace } from './config-place.ts'
import { refuse } from './refuse.ts'
import { configParameters } from './tables.ts'

/** Keys of locked parameters that changes concern. */
export async function lockedIn(db: Queries, place: ConfigPlace, changes: readonly TemplateChange[]): Promise<string[]> {
  const locked = (await readGuarded(db, place)).filter(({ isLocked }) => isLocked)
  return locked.flatMap(({ key }) => (changes.some(({ at }) => 'key' in at && at.key === key) ? [key] : []))
}

/**
 * Requires that no change concerns a locked parameter.
 * @throws PlatformRefusal that names the parameter
 */
export async function requireUnlocked(
  db: Queries,
  place: ConfigPlace,
  changes: readonly TemplateChange[],
): Promise<void> {
  const [key] = await lockedIn(db, place, changes)
  if (key !== undefined) throw refuse('parameter-locked', `'${key}' is locked. Unlock it before you change it.`)
}

/** Forgets owners and locks of parameters that are no longer published. */
export async function forgetLocks(db: Queries, place: ConfigPlace, keys: readonly string[]): Promise<void> {
  await db
    .delete(configParameters)
    .where(
      and(isAt(configParameters, place), keys.length > 0 ? notInArray(configParameters.key, [...keys]) : undefined),
    )
}

/** Owners and locks of a config’s parameters. */
export function readGuarded(db: Queries, place: ConfigPlace) {
  return db.select().from(configParameters).where(isAt(configParameters, place)).orderBy(configParameters.key)
}
