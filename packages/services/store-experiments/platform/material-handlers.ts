import { and, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/store-experiments/contract'
import {
  materialListFields,
  mayActOn,
  noMaterials,
  storeLimits,
  type AuditAct,
} from '@console-widgets/store-experiments/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { newId } from '@console-widgets/platform/database/ids'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { scheduleAudit, submitted } from './audit.ts'
import { describeMaterial } from './describe.ts'
import { dropImages, imagesOf, takeImages } from './images.ts'
import { refuse } from './refuse.ts'
import { requireSomething } from './requirements.ts'
import { harmonyMaterials, type MaterialRow } from './tables.ts'

type MaterialCalls = Pick<
  typeof calls,
  | 'store-experiments.harmony-material.list'
  | 'store-experiments.harmony-material.create'
  | 'store-experiments.harmony-material.get'
  | 'store-experiments.harmony-material.update'
  | 'store-experiments.harmony-material.delete'
  | 'store-experiments.harmony-material-audit.submit'
  | 'store-experiments.harmony-material-audit.cancel'
>

const find = ({ db }: Pick<Context, 'db'>, materialId: string): Promise<MaterialRow> =>
  findRow(db, harmonyMaterials, materialId, 'material')

async function lock({ db }: Context, materialId: string, act: AuditAct): Promise<MaterialRow> {
  await find({ db }, materialId)
  const own = eq(harmonyMaterials.materialId, materialId)
  const [row] = await db.select().from(harmonyMaterials).where(own).for('update')
  if (!row || !mayActOn(act, row.state))
    throw refuse(
      'audit-state',
      `'${row?.materialName ?? materialId}' is ${row?.state ?? 'gone'}, which doesn’t allow this`,
    )
  return row
}

async function change(context: Context, materialId: string, set: Partial<typeof harmonyMaterials.$inferInsert>) {
  const [row] = await context.db
    .update(harmonyMaterials)
    .set({ ...set, updateTime: context.now() })
    .where(eq(harmonyMaterials.materialId, materialId))
    .returning()
  return describeMaterial(row as MaterialRow)
}

/** Handlers of materials for HarmonyOS. */
export const materialHandlers: Handlers<MaterialCalls> = {
  'store-experiments.harmony-material.list': async ({ appId, ...input }, { db }) => {
    await findApp(db, appId)
    const query = listQuery(materialListFields, harmonyMaterials, harmonyMaterials.materialId, input, '-updateTime')
    const where = and(eq(harmonyMaterials.appId, appId), query.where)
    const rows = await db
      .select()
      .from(harmonyMaterials)
      .where(where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset)
    return { items: rows.map(describeMaterial), total: await db.$count(harmonyMaterials, where) }
  },

  'store-experiments.harmony-material.create': async ({ appId, materialName, deviceType }, context) => {
    const { db } = context
    await findApp(db, appId)
    if ((await db.$count(harmonyMaterials, eq(harmonyMaterials.appId, appId))) >= storeLimits.materials)
      throw refuse('limit-reached', `An app has at most ${storeLimits.materials} sets of HarmonyOS assets. Delete one.`)
    const now = context.now()
    const [row] = await db
      .insert(harmonyMaterials)
      .values({
        ...{ materialId: newId(), appId, materialName, deviceType, materials: noMaterials },
        ...{ state: 'draft' as const, createTime: now, updateTime: now },
      })
      .returning()
    return describeMaterial(row as MaterialRow)
  },

  'store-experiments.harmony-material.get': async ({ materialId }, context) =>
    describeMaterial(await find(context, materialId)),

  'store-experiments.harmony-material.update': async (input, context) => {
    const { materialId, materialName, deviceType, icon, screenshots, brief } = input
    const before = await lock(context, materialId, 'edit')
    const materials = { icon, screenshots, brief }
    await takeImages(context, before.appId, imagesOf('', materials))
    const set = { materialName, deviceType, materials, state: 'draft' as const, findings: [] }
    const changed = await change(context, materialId, set)
    await dropImages(context, before.appId, imagesOf('', before.materials))
    return changed
  },

  'store-experiments.harmony-material.delete': async ({ materialId }, context) => {
    const { appId, materials } = await lock(context, materialId, 'delete')
    await context.db.delete(harmonyMaterials).where(eq(harmonyMaterials.materialId, materialId))
    await dropImages(context, appId, imagesOf('', materials))
  },

  'store-experiments.harmony-material-audit.submit': async ({ materialId }, context) => {
    const { db, services, teamId } = context
    const { materials, round } = await lock(context, materialId, 'submit')
    requireSomething(materials, true)
    const now = context.now()
    const changed = await change(context, materialId, submitted(round, now))
    await scheduleAudit(db, services, { teamId, kind: 'material', id: materialId, round: round + 1 }, now)
    return changed
  },

  'store-experiments.harmony-material-audit.cancel': async ({ materialId }, context) => {
    await lock(context, materialId, 'cancel')
    return change(context, materialId, { state: 'draft' })
  },
}
