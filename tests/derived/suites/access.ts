import { beforeAll, describe, expect, it } from 'vitest'
import { demoTeamId } from '@console-widgets/sandbox'
import { permissions } from '@console-widgets/sandbox/testing/declared-permissions'
import { roleWithout, startPerson, type Person } from '../support/cast.ts'
import type { DeclaredCall } from '../support/declared-calls.ts'
import { watchRows, type RowWatch } from '../support/row-watch.ts'
import type { Stage } from '../support/stage.ts'

/** Callers without permission are rejected, and no row changes. */
export function describeAccess(calls: readonly DeclaredCall[], stage: () => Stage): void {
  /** Members of the demo team by role, for each role that lacks one of the permissions. */
  const people = new Map<string, Person>()
  let watch: RowWatch
  beforeAll(async () => {
    for (const permission of new Set(calls.map(({ call }) => call.permission))) {
      const role = permission && roleWithout(permission)
      if (role && !people.has(role))
        people.set(role, await startPerson(stage().platform, { teamId: demoTeamId, role, name: role }))
    }
    watch = await watchRows(stage().platform.services.database)
  })

  const send = (declared: DeclaredCall, headers: Record<string, string> = {}) =>
    stage().send(declared.call, stage().valid(declared), { headers })
  const closed = calls.filter(({ call }) => call.auth !== 'anonymous')
  // A refresh names its team itself, and a sign-out needs none.
  const ofTeams = closed.filter(({ call }) => call.tenant === 'team')
  // The others name their team by a secret, which takes the place of the CSRF token (R13).
  const inOwnTeam = ofTeams.filter(({ call }) => call.guard === 'session')
  const changing = calls.filter(({ call }) => call.effect !== 'read')

  it.each(closed)('$id rejects anonymous callers', async (declared) => {
    // A refresh without a cookie only asks whether there is a session.
    const refusal =
      declared.call.guard === 'cookie'
        ? { status: 200, reason: 'no-session' }
        : { status: 401, reason: 'not-signed-in' }
    expect(await send(declared)).toMatchObject(refusal)
  })

  it.each(inOwnTeam)('$id rejects a session in a team the user isn’t a member of', async (declared) => {
    const headers = { ...stage().outsider.headers, agcTeamId: demoTeamId }
    expect(await send(declared, headers)).toMatchObject({ status: 403, reason: 'not-your-team' })
  })

  describe.each(calls.filter(({ call }) => call.permission !== undefined))('$id', (declared) => {
    const permission = declared.call.permission as string
    it(`requires ${permission}, which a service declares`, () => {
      expect([...permissions.ofRole('holder')]).toContain(permission)
    })

    it('rejects a role without the permission', async () => {
      const role = roleWithout(permission)
      // A permission that every role has protects nothing.
      expect(role).toBeDefined()
      const { headers } = people.get(role as string) as Person
      expect(await send(declared, headers)).toMatchObject({ status: 403, reason: 'no-permission' })
    })
  })

  it.each(changing)('$id changes nothing for a page of an unknown origin', async (declared) => {
    const session = declared.call.auth === 'anonymous' ? {} : stage().holder.headers
    expect(await send(declared, { ...session, origin: 'https://elsewhere.example' })).toMatchObject({
      status: 403,
      reason: 'wrong-origin',
    })
  })

  const guarded = changing.filter(({ call }) => call.guard === 'session')
  it.each(guarded)('$id changes nothing without a valid CSRF token', async (declared) => {
    const { withoutToken } = stage().holder
    for (const headers of [withoutToken, { ...withoutToken, agcCsrfToken: 'another' }])
      expect(await send(declared, headers)).toMatchObject({ status: 403, reason: 'wrong-csrf' })
  })

  const bySecret = changing.filter(({ call }) => call.guard === 'secret' && call.auth === 'session')
  it.each(bySecret)('$id changes nothing without the secret that names its team', async (declared) => {
    const { status } = await send(declared, stage().holder.headers)
    expect(status).toBe(404)
  })

  const ofMembers = ofTeams.filter(({ call }) => call.effect !== 'read')
  it.each(ofMembers)('$id changes nothing for a visitor of the demo project', async (declared) => {
    expect(await send(declared, { productId: 'demo' })).toMatchObject({ status: 403, reason: 'demo-read-only' })
  })

  it('no row has changed after all rejected requests', async () => {
    expect((await watch.look()).changed).toEqual([])
  })
}
