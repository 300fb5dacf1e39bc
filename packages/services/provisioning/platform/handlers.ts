import { eq } from 'drizzle-orm'
import { calls } from '@console-widgets/provisioning/contract'
import {
  canSubmitAgain,
  kindOfMaterial,
  materialKinds,
  requestListFields,
  type MaterialKind,
} from '@console-widgets/provisioning/model'
import * as schemas from '@console-widgets/provisioning/schemas'
import { implement, type Context, type Handler } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listHandler } from '@console-widgets/platform/database/plain-handlers'
import { keepObject, releaseObject } from '@console-widgets/platform/files/objects'
import { uploadObject } from '@console-widgets/platform/files/upload-object'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { reviewSeconds } from './options.ts'
import { reviewKind } from './reviewer.ts'
import { permissionRequests } from './tables.ts'

export const provisioningImplementation = implement(calls, schemas, {
  'provisioning.permission.list': listHandler(permissionRequests, requestListFields, '-updateTime'),

  'provisioning.user-permission.get': async ({ permission }, { db }) => ({
    request: (await findRequest(db, permission)) ?? null,
  }),

  'provisioning.user-permission.apply': async ({ permission, scene, materials }, context) => {
    const { db, now } = context
    if (await findRequest(db, permission))
      throw refuse(
        'conflict',
        `Your team has already requested '${permission}'. If the request was rejected or the permission has expired, submit it again.`,
        [issue('permission', 'permission-requested')],
      )
    const [request] = await db
      .insert(permissionRequests)
      .values({
        requestId: newId(),
        permission,
        scene,
        materials: await keepMaterials(db, materials),
        state: 'pending',
        createTime: now(),
        updateTime: now(),
      })
      .returning()
    return sendToReview(context, request as RequestRow)
  },

  'provisioning.user-permission.update': async ({ permission, scene, materials }, context) => {
    const { db, now } = context
    const [before] = await db
      .select()
      .from(permissionRequests)
      .where(eq(permissionRequests.permission, permission))
      .for('update')
    if (!before) throw refuse('not-found', `Your team hasn’t requested '${permission}'`)
    if (!canSubmitAgain(before, now()))
      throw refuse(
        'conflict',
        `The request is ${before.state}. Submit it again once it is rejected or expired, or 30 days before it expires.`,
      )
    if (materials) for (const { objectId } of before.materials) await releaseObject(db, context, objectId)
    const [request] = await db
      .update(permissionRequests)
      .set({
        scene,
        ...(materials ? { materials: await keepMaterials(db, materials) } : {}),
        state: 'pending',
        objection: null,
        updateTime: now(),
      })
      .where(eq(permissionRequests.requestId, before.requestId))
      .returning()
    return sendToReview(context, request as RequestRow)
  },

  'provisioning.apk.upload': uploadOf('apk'),
  'provisioning.image.upload': uploadOf('image'),
  'provisioning.video.upload': uploadOf('video'),
  'provisioning.zip.upload': uploadOf('zip'),
})

type RequestRow = typeof permissionRequests.$inferSelect
type Upload = Handler<(typeof calls)['provisioning.apk.upload']>

/** Stores the bytes of a material, if its name and size are those of its kind. */
function uploadOf(kind: MaterialKind): Upload {
  const { endings, largest } = materialKinds[kind]
  return async (input, context) => {
    if (kindOfMaterial(input.fileName) !== kind)
      throw refuse('bad-parameter', `fileName: must end in one of .${endings.join(', .')}`, [
        issue('fileName', 'file-ending', { endings: endings.join(', .') }),
      ])
    if (input.contentLength > largest)
      throw refuse('too-large', `The file has more than the allowed ${largest} bytes`, [
        issue('contentLength', 'at-most', { most: largest }),
      ])
    const { objectId, fileName, size, sha256 } = await uploadObject(context, input)
    return { objectId, fileName, size, sha256 }
  }
}

async function findRequest(db: Queries, permission: RequestRow['permission']): Promise<RequestRow | undefined> {
  const [request] = await db.select().from(permissionRequests).where(eq(permissionRequests.permission, permission))
  return request
}

async function keepMaterials(db: Queries, objectIds: readonly string[]): Promise<RequestRow['materials']> {
  const kept = []
  for (const objectId of new Set(objectIds)) {
    const { fileName, size } = await keepObject(db, objectId)
    kept.push({ objectId, fileName, size })
  }
  return kept
}

async function sendToReview({ db, services, teamId, now }: Context, request: RequestRow): Promise<RequestRow> {
  await services.jobs.schedule(db, {
    kind: reviewKind,
    teamId,
    payload: { requestId: request.requestId },
    dueTime: now() + services.options.of(reviewSeconds) * 1000,
  })
  return request
}
