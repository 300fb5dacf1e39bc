import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoTeamId } from '@console-widgets/sandbox'
import { permissions } from '@console-widgets/sandbox/testing/declared-permissions'
import { roleWithout, startPerson } from './support/cast.ts'
import { changingCalls, closedCalls, declaredCalls, type DeclaredCall } from './support/declared-calls.ts'
import { checksum } from './support/rows.ts'
import { createStage, type Stage } from './support/stage.ts'

let stage: Stage
let before: string
beforeAll(async () => {
  stage = await createStage()
  for (const permission of new Set(declaredCalls.map(({ call }) => call.permission))) {
    const role = permission && roleWithout(permission)
    if (role && !people.has(role))
      people.set(role, await startPerson(stage.platform, { teamId: demoTeamId, role, name: role }))
  }
  before = await checksum(stage.platform.services.database)
})
afterAll(() => stage.close())

const people = new Map<string, Awaited<ReturnType<typeof startPerson>>>()

/**
 * A page whose script has lost the token must be able to get a new one: the session cookie is SameSite, and a foreign
 * Origin is refused before it.
 */
const needNoToken = ['session.refresh']

describe.each(closedCalls)('$id', (declared: DeclaredCall) => {
  it('refuses whoever is not signed in', async () => {
    expect(await stage.send(declared.call, stage.valid(declared))).toMatchObject({
      status: 401,
      reason: 'not-signed-in',
    })
  })
})

// A refresh names the team to go on in by itself, and a sign-out needs none.
describe.each(closedCalls.filter(({ call }) => call.area !== 'session'))('$id', (declared: DeclaredCall) => {
  const { call } = declared
  it('refuses a session in a team that it does not belong to', async () => {
    const headers = { ...stage.outsider.headers, agcTeamId: demoTeamId }
    expect(await stage.send(call, stage.valid(declared), { headers })).toMatchObject({
      status: 403,
      reason: 'not-your-team',
    })
  })
})

describe.each(declaredCalls.filter(({ call }) => call.permission !== undefined))('$id', (declared: DeclaredCall) => {
  const permission = declared.call.permission as string
  it(`needs ${permission}, which a service declares`, () => {
    expect([...permissions.ofRole('holder')]).toContain(permission)
  })

  it('refuses a role that lacks it', async () => {
    const role = roleWithout(permission)
    // A permission that every role holds protects nothing.
    expect(role).toBeDefined()
    const { headers } = people.get(role as string) as { headers: Record<string, string> }
    expect(await stage.send(declared.call, stage.valid(declared), { headers })).toMatchObject({
      status: 403,
      reason: 'no-permission',
    })
  })
})

describe.each(changingCalls)('$id', (declared: DeclaredCall) => {
  const { call } = declared
  it('changes nothing for a page of an unknown origin', async () => {
    const headers = { ...(call.auth === 'anonymous' ? {} : stage.holder.headers), origin: 'https://elsewhere.example' }
    expect(await stage.send(call, stage.valid(declared), { headers })).toMatchObject({
      status: 403,
      reason: 'wrong-origin',
    })
  })
})

const changesInSession = changingCalls.filter(({ call }) => call.auth !== 'anonymous' && !needNoToken.includes(call.id))
describe.each(changesInSession)('$id', (declared: DeclaredCall) => {
  it('changes nothing without the CSRF token, or with another', async () => {
    for (const headers of [stage.holder.withoutToken, { ...stage.holder.withoutToken, agcCsrfToken: 'another' }])
      expect(await stage.send(declared.call, stage.valid(declared), { headers })).toMatchObject({
        status: 403,
        reason: 'wrong-csrf',
      })
  })
})

describe.each(changesInSession.filter(({ call }) => call.area !== 'session'))('$id', (declared: DeclaredCall) => {
  it('changes nothing for a visitor of the demo project', async () => {
    expect(await stage.send(declared.call, stage.valid(declared), { headers: { productId: '1' } })).toMatchObject({
      status: 403,
      reason: 'demo-read-only',
    })
  })
})

it('not one row has changed after all that was refused', async () => {
  expect(await checksum(stage.platform.services.database)).toBe(before)
})
