import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoTeamId } from '@console-widgets/sandbox'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { startPerson, type Person } from './support/cast.ts'
import { changingCalls, type DeclaredCall } from './support/declared-calls.ts'
import { fieldsOf, shapeOf } from './support/schema.ts'
import { createStage, type Stage } from './support/stage.ts'

let stage: Stage
/** A member with every permission except to change the demo project. */
let administrator: Person
beforeAll(async () => {
  stage = await createStage({ membersEditDemoProjects: false })
  administrator = await startPerson(stage.platform, { teamId: demoTeamId, role: 'administrator', name: 'locked' })
})
afterAll(() => stage.close())

/** Calls that a screen disables in a locked project, or would without `ofTeam`. */
const changes = changingCalls.filter(({ call }) => call.tenant === 'team' && call.permission !== undefined)
const named = (declared: DeclaredCall) =>
  Object.keys(declared.input ? fieldsOf(shapeOf(declared.input)) : {}).filter((field) =>
    ['appId', 'projectId'].includes(field),
  )

/** Makes a call about the demo project or one of its apps. */
async function send(declared: DeclaredCall) {
  const own: Record<string, unknown> = { appId: stage.ids.appId?.[0], projectId: demoProjectIds.navigation }
  const input = {
    ...stage.valid(declared),
    ...Object.fromEntries(named(declared).map((field) => [field, own[field]])),
  }
  return stage.send(declared.call, input, { headers: administrator.headers })
}

it('finds both kinds of changes', () => {
  expect(changes.filter(({ call }) => call.ofTeam).length).toBeGreaterThan(2)
  expect(changes.filter((declared) => named(declared).length > 0).length).toBeGreaterThan(20)
})

it.each(changes.filter(({ call }) => call.ofTeam))('$id is possible in a locked demo project', async (declared) => {
  expect((await send(declared)).reason).not.toBe('demo-project-locked')
})

it.each(changes.filter((declared) => !declared.call.ofTeam && named(declared).length > 0))(
  '$id, which screens disable in a locked demo project, never succeeds there',
  async (declared) => {
    expect((await send(declared)).status).toBeGreaterThanOrEqual(400)
  },
)
