import { and, eq } from 'drizzle-orm'
import type { Template } from '@console-widgets/remote-config/model'
import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { isAt, type ConfigPlace } from './config-place.ts'
import { findLive, readTemplate } from './config-rows.ts'
import { describeGuarded } from './guarded-parameters.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { configDrafts } from './tables.ts'

export async function findDraft(db: Queries, place: ConfigPlace, userId: string) {
  const [draft] = await db.select().from(configDrafts).where(isOwn(place, userId))
  return draft
}

/**
 * The caller's draft, which is to be published on top of a version.
 * @throws PlatformRefusal if there is none, or it starts from another version
 */
export async function requireDraft(place: ConfigPlace, baseVersion: number, { db, userId }: Context) {
  const draft = await findDraft(db, place, userId)
  if (!draft) throw refuse('config-unchanged', 'You have no draft. Change a parameter or a condition first.')
  if (draft.baseVersion !== baseVersion)
    throw refuse('config-changed', `Your draft starts from version ${draft.baseVersion}. Reload, and publish again.`, [
      issue('baseVersion', 'exactly', { value: draft.baseVersion }),
    ])
  return draft
}

/** Stores the caller's draft in place of an earlier one. */
export async function keepDraft(
  place: ConfigPlace,
  { baseVersion, template }: { baseVersion: number; template: Template },
  { db, userId, now }: Context,
): Promise<void> {
  const draft = { baseVersion, template, updateTime: now() }
  await db
    .insert(configDrafts)
    .values({ ...place, userId, ...draft })
    .onConflictDoUpdate({
      target: [configDrafts.projectId, configDrafts.region, configDrafts.userId],
      set: draft,
    })
}

/** Deletes the caller's draft. */
export async function dropDraft(place: ConfigPlace, { db, userId }: Context): Promise<void> {
  await db.delete(configDrafts).where(isOwn(place, userId))
}

function isOwn(place: ConfigPlace, userId: string) {
  return and(isAt(configDrafts, place), eq(configDrafts.userId, userId))
}

/** Parameters that running experiments vary. */
export async function findHeld(place: ConfigPlace, { db, services }: Context) {
  return (await services.events.collectAnswers('experiments.held', place, { db })).flat()
}

/** The version in effect, and the caller's draft. */
export async function describeConfig(place: ConfigPlace, context: Context) {
  const { db, userId } = context
  const live = await findLive(db, place)
  const draft = await findDraft(db, place, userId)
  const names = await readMemberNames(db, [live?.userId ?? null])
  const version = live?.version ?? 0
  return {
    published: {
      version,
      note: live?.note ?? '',
      userName: names.get(live?.userId ?? '') ?? null,
      publishTime: live?.publishTime ?? null,
      template: await readTemplate(db, place, version),
    },
    draft: draft ?? null,
    held: await findHeld(place, context),
    guarded: await describeGuarded(place, context),
  }
}
