import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fullRoles, roles, type Role } from '@console-widgets/contract'
import { demoTeamId } from '@console-widgets/sandbox'
import { calls } from '@console-widgets/teams/contract'
import { permissions } from '@console-widgets/sandbox/testing/declared-permissions'
import { roleWithout, startPerson } from './support/cast.ts'
import { declaredCalls, type DeclaredCall } from './support/declared-calls.ts'
import { createStage, type Stage } from './support/stage.ts'

/**
 * A team sets what its roles may do. Every call that needs a permission obeys at once: it is tried by somebody of a
 * role that is given the permission, and of one that it is taken from.
 */
let stage: Stage
beforeAll(async () => {
  stage = await createStage()
})
afterAll(() => stage.close())

const set = async (role: Role, permission: string, held: boolean) => {
  const answer = await stage.send(
    calls['teams.role-permission.update'],
    { cells: [{ role, permission, held }] },
    { headers: stage.holder.headers },
  )
  expect(answer.status, answer.text).toBe(200)
}

let people = 0
/** Each time somebody else: what is allowed is really done, also to other people of the team. */
const somebodyOf = (role: Role) => startPerson(stage.platform, { teamId: demoTeamId, role, name: `matrix-${++people}` })

/** The first role that holds a permission without holding everything. */
const roleWith = (permission: string) =>
  roles.find((role) => !fullRoles.includes(role) && permissions.ofRole(role).has(permission))

const refused = { status: 403, reason: 'no-permission' }

describe.each(declaredCalls.filter(({ call }) => call.permission !== undefined))('$id', (declared: DeclaredCall) => {
  const permission = declared.call.permission as string
  const isTried = async (headers: Record<string, string>) => {
    const { status, reason, text } = await stage.send(declared.call, stage.valid(declared), { headers })
    expect(reason, text).not.toBe('no-permission')
    expect(status, text).toBeLessThan(500)
  }
  const isRefused = async (headers: Record<string, string>) =>
    expect(await stage.send(declared.call, stage.valid(declared), { headers })).toMatchObject(refused)

  it(`is open to a role as long as the team gives it ${permission}`, async () => {
    const role = roleWithout(permission) as Role
    const { headers } = await somebodyOf(role)
    await isRefused(headers)
    await set(role, permission, true)
    await isTried(headers)
    await set(role, permission, false)
    await isRefused((await somebodyOf(role)).headers)
  })

  const role = roleWith(permission)
  // What only holder and administrator may by default can be taken from nobody.
  if (role === undefined) return
  it(`is closed to a role as long as the team takes ${permission} from it`, async () => {
    const { headers } = await somebodyOf(role)
    await set(role, permission, false)
    await isRefused(headers)
    await set(role, permission, true)
    await isTried(headers)
  })
})
