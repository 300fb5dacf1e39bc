import { and, eq, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/ads/contract'
import { materialLimits, materialListFields } from '@console-widgets/ads/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow, requireRoom, requireUnique } from '@console-widgets/platform/database/require-rows'
import { isStored, keepObject, releaseObject } from '@console-widgets/platform/files/objects'
import { objects } from '@console-widgets/platform/files/tables'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { auditKind } from './audit-materials.ts'
import { materialReviewSeconds } from './options.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { adMaterials, adProjects } from './tables.ts'

type MaterialRow = typeof adMaterials.$inferSelect

/** A material of the team. @throws PlatformRefusal if there is none */
const findMaterial = (db: Queries, materialId: string): Promise<MaterialRow> =>
  findRow(db, adMaterials, materialId, 'ad material')

type Own = {
  [Id in keyof typeof calls as Id extends `ads.material.${string}` ? Id : never]: (typeof calls)[Id]
}

/** Handlers of materials. */
export const materialHandlers: Handlers<Own> = {
  'ads.material.list': async ({ appId, ...input }, { db }) => {
    const ofApp = appId === undefined ? undefined : eq(adMaterials.appId, appId)
    return listTable(db, adMaterials, materialListFields, input, '-updateTime', ofApp)
  },

  'ads.material.create': async ({ appId, materialName, kind, objectId, content }, { db, now }) => {
    await findApp(db, appId)
    await requireRoom(db, adMaterials, materialLimits.materials, 'ad materials')
    await requireFreeName(db, materialName)
    const file = kind === 'text' ? null : (objectId ?? null)
    if (file !== null) await takeFile(db, file)
    const time = now()
    const [row] = await db
      .insert(adMaterials)
      .values({
        materialId: newId(),
        appId,
        materialName,
        kind,
        state: 'draft',
        objectId: file,
        content: content ?? null,
        problems: [],
        createTime: time,
        updateTime: time,
      })
      .returning()
    return row as MaterialRow
  },

  'ads.material.get': ({ materialId }, { db }) => findMaterial(db, materialId),

  'ads.material.update': async ({ materialId, materialName, content }, { db, now }) => {
    const before = await findMaterial(db, materialId)
    requireNotAuditing(before)
    await requireFreeName(db, materialName, materialId)
    const text = content === undefined ? before.content : content
    if (before.kind === 'text' && !text)
      throw refuse('bad-parameter', 'A text needs words', [issue('content', 'not-empty')])
    // What people read has to be reviewed again.
    const isOther = text !== before.content || materialName !== before.materialName
    if (isOther && (await isInProject(db, materialId, 'on')))
      throw refuse('ad-in-use', `'${before.materialName}' is shown by a project that is on. Turn it off first.`)
    const [row] = await db
      .update(adMaterials)
      .set({
        materialName,
        content: text,
        ...(isOther ? { state: 'draft' as const, problems: [] } : {}),
        updateTime: now(),
      })
      .where(eq(adMaterials.materialId, materialId))
      .returning()
    return row as MaterialRow
  },

  'ads.material.delete': async ({ materialId }, context) => {
    const { db } = context
    const row = await findMaterial(db, materialId)
    if (await isInProject(db, materialId))
      throw refuse('ad-in-use', `'${row.materialName}' is part of a project, whose figures name it.`)
    if (row.objectId !== null) await releaseObject(db, context, row.objectId)
    await db.delete(adMaterials).where(eq(adMaterials.materialId, materialId))
  },

  'ads.material.submit': async ({ materialId }, { db, now, services, teamId }) => {
    const before = await findMaterial(db, materialId)
    if (before.state !== 'draft' && before.state !== 'rejected')
      throw refuse('ad-material-state', `'${before.materialName}' is ${before.state}, and can’t be submitted`)
    const time = now()
    const [row] = await db
      .update(adMaterials)
      .set({ state: 'auditing', problems: [], updateTime: time })
      .where(eq(adMaterials.materialId, materialId))
      .returning()
    const dueTime = time + services.options.of(materialReviewSeconds) * 1000
    await services.jobs.schedule(db, { kind: auditKind, teamId, payload: { materialId }, dueTime })
    return row as MaterialRow
  },
}

function requireNotAuditing({ materialName, state }: MaterialRow): void {
  if (state === 'auditing')
    throw refuse('ad-material-state', `'${materialName}' is being reviewed. Wait for the result.`)
}

async function requireFreeName(db: Queries, materialName: string, except?: string): Promise<void> {
  await requireUnique(db, {
    table: adMaterials,
    field: 'materialName',
    column: adMaterials.materialName,
    value: materialName,
    except,
  })
}

/** Keeps an uploaded file of the team. @throws PlatformRefusal that names the field */
async function takeFile(db: Context['db'], objectId: string): Promise<void> {
  const [row] = await db.select().from(objects).where(eq(objects.objectId, objectId))
  if (!row || !isStored(row))
    throw refuse('ad-material-file', `The team has no uploaded file '${objectId}'`, [issue('objectId', 'file-of-team')])
  await keepObject(db, objectId)
}

async function isInProject(db: Queries, materialId: string, state?: 'on'): Promise<boolean> {
  const names = sql`${adProjects.materialIds} @> ${JSON.stringify([materialId])}::jsonb`
  return (await db.$count(adProjects, and(names, state === undefined ? undefined : eq(adProjects.state, state)))) > 0
}
