import { and, eq, sql } from 'drizzle-orm'
import { hasPlace } from '@console-widgets/platform/accounts/has-place'
import { fullRoles, holdsEverything, roles as allRoles, type Role } from '@console-widgets/contract'
import type { calls } from '@console-widgets/teams/contract'
import { scopeListFields } from '@console-widgets/teams/model'
import type { Permissions } from '@console-widgets/platform/rights/permissions'
import { members, permissionExceptions, roleDeviations } from '@console-widgets/platform/accounts/tables'
import { teamMembers } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { projects } from '@console-widgets/platform/tenancy/tables'
import { callsNeeding, concernsApps } from './declared-calls.ts'
import { findActiveUser, type MemberRow } from './find-member.ts'
import { tellMember } from './notice-people.ts'
import { permissionsIn, reaches, requireNoObstacle, rightsOfTeam, type TeamRights } from './rights.ts'

type PermissionCalls = Pick<
  typeof calls,
  | 'teams.role.list'
  | 'teams.permission.list'
  | 'teams.role-permission.update'
  | 'teams.user-permission.get'
  | 'teams.user-permission.update'
  | 'teams.app-permission.get'
  | 'teams.scope.list'
>

/** Handlers for the permissions of roles and members. */
export const permissionHandlers: Handlers<PermissionCalls> = {
  'teams.role.list': async (_, context) => {
    const { db } = context
    const rights = await rightsOfTeam(db, context)
    const people = await db.select({ roles: teamMembers.roles }).from(teamMembers).where(hasPlace(teamMembers.state))
    const items = allRoles.map((role) => ({
      role,
      members: people.filter((member) => member.roles.includes(role)).length,
      permissions: rights.declared.ofRole(role, rights.deviations).size,
      deviations: rights.deviations.filter(
        (deviation) => deviation.role === role && rights.declared.isDeclared(deviation.permission),
      ).length,
      givable: role !== 'holder' && reaches(context, rights, { roles: [role] }),
    }))
    return { items, total: items.length }
  },

  'teams.permission.list': async (_, context) => listPermissions(context, await rightsOfTeam(context.db, context)),

  'teams.role-permission.update': async ({ cells }, context) => {
    const { db } = context
    cells.forEach((cell, index) => requireOpenCell(context, cell, index))
    for (const cell of cells) await setCell(db, context.services.permissions, cell)
    return listPermissions(context, await rightsOfTeam(db, context))
  },

  'teams.user-permission.get': async ({ userId = '' }, context) => {
    const { db } = context
    if (userId !== '' && userId !== context.userId) requireSight(context)
    return describePermissions(await findActiveUser(db, userId || context.userId), await rightsOfTeam(db, context))
  },

  'teams.user-permission.update': async ({ userId, granted, denied }, context) => {
    const { db } = context
    const member = await findActiveUser(db, userId)
    const rights = await rightsOfTeam(db, context)
    if (holdsEverything(member.roles))
      throw refuse(
        'conflict',
        `'${member.userName}' has every permission through a role, so none can be granted or denied`,
      )
    requireNoObstacle(reaches(context, rights, member) ? null : 'beyond-own-rights')
    const next = new Map([
      ...granted.map((name) => [name, true] as const),
      ...denied.map((name) => [name, false] as const),
    ])
    const before = new Map(
      rights.exceptions
        .filter((exception) => exception.userId === userId)
        .map(({ permission, held }) => [permission, held]),
    )
    requireDeclared(context.services.permissions, [
      ['granted', granted],
      ['denied', denied],
    ])
    requireOwn(
      context,
      [...new Set([...next.keys(), ...before.keys()])].filter((name) => next.get(name) !== before.get(name)),
    )
    await db.delete(permissionExceptions).where(eq(permissionExceptions.userId, userId))
    if (next.size > 0)
      await db
        .insert(permissionExceptions)
        .values([...next].map(([permission, held]) => ({ userId, permission, held })))
    await tellMember(context, userId, 'permissions')
    return describePermissions(member, await rightsOfTeam(db, context))
  },

  'teams.app-permission.get': async ({ appId, userId = '' }, context) => {
    const { db } = context
    if (userId !== '' && userId !== context.userId) requireSight(context)
    const app = await findApp(db, appId)
    const member = await findActiveUser(db, userId || context.userId)
    const inScope = member.appScope === 'all' || member.appIds.includes(appId)
    const held = permissionsIn(await rightsOfTeam(db, context), member)
    return {
      appId,
      appName: app.appName,
      userId: member.userId,
      inScope,
      permissions: inScope ? [...held].filter((name) => concernsApps(name, context.services.declared)) : [],
    }
  },

  'teams.scope.list': async (input, { db }) => {
    const columns = { appName: apps.appName, appId: apps.appId, projectName: projects.projectName }
    const { where, orderBy, limit, offset } = listQuery(scopeListFields, columns, apps.appId, input, 'appName')
    const limited = sql<number>`(select count(*)::int from ${members} m where ${hasPlace(sql`m.state`)} and m.app_scope = 'ids' and ${apps.appId} = any (m.app_ids))`
    const listed = db
      .select({ ...columns, packageName: apps.packageName, members: limited.as('members') })
      .from(apps)
      .leftJoin(projects, eq(projects.projectId, apps.projectId))
      .where(where)
    const [counted] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(apps)
      .leftJoin(projects, eq(projects.projectId, apps.projectId))
      .where(where)
    return {
      items: await listed
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
      total: counted?.total ?? 0,
    }
  },
}

function listPermissions({ permissions, services }: Context, { declared, deviations }: TeamRights) {
  const items = declared.names.map((permission) => ({
    permission,
    area: areaOf(permission),
    rolesByDefault: declared.rolesHolding(permission),
    roles: declared.rolesHolding(permission, deviations),
    calls: callsNeeding(permission, services.declared),
    held: permissions.has(permission),
  }))
  return { items, total: items.length }
}

const areaOf = (permission: string) => permission.slice(0, permission.indexOf('.'))

interface Cell {
  role: Role
  permission: string
  held: boolean
}

/** Checks that a cell exists, that its role isn't fixed, and that the caller has its permission. */
function requireOpenCell(context: Context, { role, permission }: Cell, index: number): void {
  const field = `cells.${index}.permission`
  if (!context.services.permissions.isDeclared(permission))
    throw refuse('bad-parameter', `Unknown permission '${permission}'`, [issue(field, 'known-permission')])
  if (fullRoles.includes(role))
    throw refuse('bad-parameter', 'An administrator always has every permission', [
      issue(`cells.${index}.role`, 'role-with-limits'),
    ])
  if (!context.permissions.has(permission))
    throw refuse('beyond-own-rights', `You can’t grant or revoke '${permission}', because you don’t have it`, [
      issue(field, 'own-permission'),
    ])
}

/** Defaults aren't stored, so that a later change of the default also applies here. */
async function setCell(db: Queries, declared: Permissions, { role, permission, held }: Cell): Promise<void> {
  const isDefault = declared.rolesHolding(permission).includes(role) === held
  if (isDefault)
    await db.delete(roleDeviations).where(and(eq(roleDeviations.role, role), eq(roleDeviations.permission, permission)))
  else
    await db
      .insert(roleDeviations)
      .values({ role, permission, held })
      .onConflictDoUpdate({
        target: [roleDeviations.teamId, roleDeviations.role, roleDeviations.permission],
        set: { held },
      })
}

function describePermissions(member: MemberRow & { userId: string }, rights: TeamRights) {
  const held = permissionsIn(rights, member)
  const exceptions = new Map(
    rights.exceptions
      .filter(({ userId }) => userId === member.userId)
      .map((exception) => [exception.permission, exception.held]),
  )
  const exceptionOf = (permission: string) =>
    exceptions.has(permission) ? (exceptions.get(permission) ? ('granted' as const) : ('denied' as const)) : null
  return {
    ...member,
    isFull: holdsEverything(member.roles),
    permissions: rights.declared.names.map((permission) => ({
      permission,
      area: areaOf(permission),
      held: held.has(permission),
      byRoles: rights.declared
        .rolesHolding(permission, rights.deviations)
        .filter((role) => member.roles.includes(role)),
      exception: exceptionOf(permission),
    })),
  }
}

/** Other members' permissions are visible only to those who manage members or permissions. */
function requireSight({ permissions }: Context): void {
  if (!permissions.has('teams.manage') && !permissions.has('teams.permissions'))
    throw refuse(
      'no-permission',
      `Viewing other members’ permissions requires 'teams.manage' or 'teams.permissions'. Ask a team administrator.`,
    )
}

function requireDeclared(
  declared: Permissions,
  fields: readonly (readonly [field: string, names: readonly string[]])[],
): void {
  const issues = fields.flatMap(([field, names]) =>
    names.flatMap((name, index) => (declared.isDeclared(name) ? [] : [issue(`${field}.${index}`, 'known-permission')])),
  )
  if (issues.length > 0) throw refuse('bad-parameter', 'Not all of these are permissions', issues)
}

/** @throws PlatformRefusal if the caller can't grant one of them */
function requireOwn({ permissions }: Context, changed: readonly string[]): void {
  const beyond = changed.filter((name) => !permissions.has(name))
  if (beyond.length > 0)
    throw refuse('beyond-own-rights', `You can’t grant or deny permissions you don’t have: ${beyond.join(', ')}`)
}
