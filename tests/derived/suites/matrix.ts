import { describe, expect, it } from 'vitest'
import { fullRoles, roles, type Role } from '@console-widgets/contract'
import { demoTeamId } from '@console-widgets/sandbox'
import { calls as teamCalls } from '@console-widgets/teams/contract'
import { permissions } from '@console-widgets/sandbox/testing/declared-permissions'
import { roleWithout, startPerson } from '../support/cast.ts'
import type { DeclaredCall } from '../support/declared-calls.ts'
import type { Stage } from '../support/stage.ts'

type Headers = Record<string, string>

/** The first role with a permission, but without all permissions. */
const roleWith = (permission: string) =>
  roles.find((role) => !fullRoles.includes(role) && permissions.ofRole(role).has(permission))

/**
 * A team configures the permissions of its roles. Every call that requires a permission follows changes immediately: it
 * is tried by members of a role that is granted the permission, and of one that loses it.
 */
export function describeMatrix(calls: readonly DeclaredCall[], stage: () => Stage): void {
  const set = async (role: Role, permission: string, held: boolean) => {
    const answer = await stage().send(
      teamCalls['teams.role-permission.update'],
      { cells: [{ role, permission, held }] },
      { headers: stage().holder.headers },
    )
    expect(answer.status, answer.text).toBe(200)
  }

  let people = 0
  const somebodyOf = async (role: Role) =>
    (await startPerson(stage().platform, { teamId: demoTeamId, role, name: `matrix-${++people}` })).headers

  const isOpen = async (declared: DeclaredCall, headers: Headers) => {
    const { status, reason, text } = await stage().send(declared.call, stage().valid(declared), { headers })
    expect(reason, `${declared.id}: ${text}`).not.toBe('no-permission')
    expect(status, `${declared.id}: ${text}`).toBeLessThan(500)
  }
  const areClosed = async (needing: readonly DeclaredCall[], headers: Headers) => {
    for (const declared of needing)
      expect(await stage().send(declared.call, stage().valid(declared), { headers }), declared.id).toMatchObject({
        status: 403,
        reason: 'no-permission',
      })
  }

  const needs = [...new Set(calls.flatMap(({ call }) => call.permission ?? []))].map((permission) => ({
    permission,
    needing: calls.filter(({ call }) => call.permission === permission),
  }))

  describe.each(needs)('$permission', ({ permission, needing }) => {
    it('allows its calls to a role while it is granted', async () => {
      const role = roleWithout(permission) as Role
      await areClosed(needing, await somebodyOf(role))
      await set(role, permission, true)
      // A different member for each call: allowed calls really run, and can affect other members.
      for (const declared of needing) await isOpen(declared, await somebodyOf(role))
      await set(role, permission, false)
      await areClosed(needing, await somebodyOf(role))
    })

    const role = roleWith(permission)
    // Permissions that only account holder and administrator have by default can't be revoked.
    if (role === undefined) return
    it('denies its calls to a role while it is revoked', async () => {
      const headers = await somebodyOf(role)
      await set(role, permission, false)
      await areClosed(needing, headers)
      await set(role, permission, true)
      // The calls are allowed by default, which the other test covers; one is enough to see that they are allowed
      // again.
      await isOpen(needing[0] as DeclaredCall, await somebodyOf(role))
    })
  })
}
