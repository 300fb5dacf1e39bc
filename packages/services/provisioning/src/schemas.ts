import * as v from 'valibot'
import { id, listInput, objectId, page, text, time, uploadObjectInput } from '@console-widgets/core/schemas'
import { objections, requestLimits, requestStates, restrictedPermissions } from './model.ts'

const permission = v.picklist(restrictedPermissions, 'must be a restricted permission')
const scene = text(requestLimits.scene, requestLimits.leastScene)
const materials = v.pipe(
  v.array(objectId),
  v.minLength(1, 'must name at least one material'),
  v.maxLength(requestLimits.materials, `must name at most ${requestLimits.materials} materials`),
)

/** A request for a permission, as the platform returns it. */
export const permissionRequest = v.object({
  requestId: id,
  permission,
  scene: v.string(),
  materials: v.array(v.object({ objectId: v.string(), fileName: v.string(), size: v.number() })),
  state: v.picklist(requestStates),
  objection: v.nullable(v.picklist(objections)),
  /** End of the last grant, which a later rejection doesn’t shorten. Null: never granted. */
  expireTime: v.nullable(time),
  createTime: time,
  updateTime: time,
})
export const permissionRequestPage = page(permissionRequest)
export const requestListInput = v.object(listInput)
export const userPermissionInput = v.object({ permission })
export const userPermissionAnswer = v.object({ request: v.nullable(permissionRequest) })
export const applyInput = v.object({ permission, scene, materials })
/** Without materials, those of the rejected request are reviewed again. */
export const againInput = v.object({ permission, scene, materials: v.optional(materials) })
/** An uploaded material. */
export const uploadInput = uploadObjectInput
export const material = v.object({ objectId: v.string(), fileName: v.string(), size: v.number(), sha256: v.string() })
