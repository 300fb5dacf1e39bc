import * as v from 'valibot'
import { roles } from '@console-widgets/contract'
import { id, listInput, page } from '@console-widgets/core/schemas'
import { assignableRoles } from '../model.ts'
import { appScope, heldRoles } from './parts.ts'

const role = v.picklist(roles)
const permissionName = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}\.[a-z-]{1,40}$/, 'must be the name of a permission'))
const permissionNames = v.pipe(v.array(permissionName), v.maxLength(200))

/** Every permission of every service, with its roles by default and in this team. */
export const permissionList = v.object({
  items: v.array(
    v.object({
      permission: v.string(),
      area: v.string(),
      rolesByDefault: v.array(role),
      roles: v.array(role),
      /** IDs of the calls that require it. */
      calls: v.array(v.string()),
      /** Whether the caller has it, and so can grant it. */
      held: v.boolean(),
    }),
  ),
  total: v.number(),
})

export const roleList = v.object({
  items: v.array(
    v.object({
      role,
      members: v.number(),
      permissions: v.number(),
      /** Number of permissions in which the team deviates from the default. */
      deviations: v.number(),
      /** Whether the caller can assign it. */
      givable: v.boolean(),
    }),
  ),
  total: v.number(),
})

/** Changed cells of the matrix; applied all or none. */
export const rolePermissionsInput = v.object({
  cells: v.pipe(
    v.array(v.object({ role: v.picklist(assignableRoles), permission: permissionName, held: v.boolean() })),
    v.minLength(1, 'must name at least one cell'),
    v.maxLength(500),
  ),
})

export const userPermissionInput = v.object({ userId: v.optional(id) })
/** Permissions of a member, with their sources. */
export const userPermission = v.object({
  userId: v.string(),
  userName: v.string(),
  roles: heldRoles,
  appScope,
  appIds: v.array(v.string()),
  /** Has every permission, so none can be granted or revoked. */
  isFull: v.boolean(),
  permissions: v.array(
    v.object({
      permission: v.string(),
      area: v.string(),
      held: v.boolean(),
      /** The member's roles that hold it in this team. */
      byRoles: v.array(role),
      /** Setting for this member alone. */
      exception: v.nullable(v.picklist(['granted', 'denied'])),
    }),
  ),
})
/** All exceptions of a member; permissions that are left out fall back to the roles. */
export const updateUserPermissionInput = v.pipe(
  v.object({ userId: id, granted: v.optional(permissionNames, []), denied: v.optional(permissionNames, []) }),
  v.forward(
    v.check(({ granted, denied }) => granted.every((name) => !denied.includes(name)), 'must not name what is granted'),
    ['denied'],
  ),
)

export const appPermissionInput = v.object({ appId: id, userId: v.optional(id) })
/** Permissions of a member on an app; none if the member has no access to it. */
export const appPermission = v.object({
  appId: v.string(),
  appName: v.string(),
  userId: v.string(),
  inScope: v.boolean(),
  permissions: v.array(v.string()),
})

/** Apps that app access can be limited to. */
export const scopePage = page(
  v.object({
    appId: v.string(),
    appName: v.string(),
    packageName: v.nullable(v.string()),
    projectName: v.nullable(v.string()),
    /** Number of members whose limited access includes it. */
    members: v.number(),
  }),
)
export const scopeListInput = v.object(listInput)
