import { and, eq } from 'drizzle-orm'
import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import { fullRoles } from '@console-widgets/contract'
import type { Context } from '@console-widgets/platform/calls/handler'
import { isAt, type ConfigPlace } from './config-place.ts'
import { findLive, readTemplate } from './config-rows.ts'
import { readGuarded } from './locks.ts'
import { refuse } from './refuse.ts'
import { configParameters } from './tables.ts'

/** Parameters of a config that have an owner or a lock. */
export async function describeGuarded(place: ConfigPlace, context: Pick<Context, 'db' | 'userId' | 'roles'>) {
  const rows = await readGuarded(context.db, place)
  const names = await readMemberNames(
    context.db,
    rows.map(({ ownerId }) => ownerId),
  )
  return rows.map(({ key, ownerId, isLocked }) => ({
    key,
    ownerName: ownerId === null ? null : (names.get(ownerId) ?? null),
    isOwn: ownerId === context.userId,
    isLocked,
    mayChange: mayChange(ownerId, names, context),
  }))
}

/**
 * Sets whether the caller owns a published parameter, and whether it is locked. Someone else’s stays theirs, unless the
 * caller runs the team.
 * @throws PlatformRefusal if the parameter isn’t published, or someone else owns it
 */
export async function guardParameter(
  place: ConfigPlace,
  { key, isOwn, isLocked }: { key: string; isOwn: boolean; isLocked: boolean },
  context: Context,
): Promise<void> {
  const { db, userId } = context
  const version = (await findLive(db, place))?.version ?? 0
  const { parameters } = await readTemplate(db, place, version)
  if (!parameters.some((parameter) => parameter.key === key))
    throw refuse('not-found', `The published config has no parameter '${key}'. Publish it first.`)
  const before = (await readGuarded(db, place)).find((row) => row.key === key)
  const names = await readMemberNames(db, [before?.ownerId ?? null])
  if (!mayChange(before?.ownerId ?? null, names, context))
    throw refuse('parameter-owned', `Only its owner, an administrator, or the account holder can change this.`)
  const ownerId = isOwn ? userId : before?.ownerId === userId ? null : (before?.ownerId ?? null)
  const isThis = and(isAt(configParameters, place), eq(configParameters.key, key))
  if (ownerId === null && !isLocked) await db.delete(configParameters).where(isThis)
  else
    await db
      .insert(configParameters)
      .values({ ...place, key, ownerId, isLocked })
      .onConflictDoUpdate({
        target: [configParameters.projectId, configParameters.region, configParameters.key],
        set: { ownerId, isLocked },
      })
}

/** Whether someone may change owner and lock: an owner who has left the team no longer counts. */
function mayChange(
  ownerId: string | null,
  names: ReadonlyMap<string, string>,
  { userId, roles }: Pick<Context, 'userId' | 'roles'>,
): boolean {
  if (ownerId === null || ownerId === userId || !names.has(ownerId)) return true
  return roles.some((role) => fullRoles.includes(role))
}
