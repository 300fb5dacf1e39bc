import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRepeatable } from '@console-widgets/contract'
import { actHeader } from '@console-widgets/core/model'
import { demoTeamId } from '@console-widgets/sandbox'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { startPerson } from './support/cast.ts'
import { declaredCalls, type DeclaredCall } from './support/declared-calls.ts'
import { createStage, type Stage } from './support/stage.ts'

/**
 * An answer can get lost on its way. Whoever then sends the same act again gets that answer, and nothing is done twice.
 */
let stage: Stage
beforeAll(async () => {
  stage = await createStage()
})
afterAll(() => stage.close())

/** How much has been done, in all teams: every change leaves its mark in the trail, and long work in the tasks. */
async function marks(): Promise<unknown> {
  return stage.platform.services.database.asPlatform((db) =>
    rowsOf(
      db,
      sql`select (select count(*)::int from cw_audit_records) as records, (select count(*)::int from cw_audit_changes) as changes, (select count(*)::int from cw_tasks) as tasks`,
    ),
  )
}

const answered = new Set<string>()
let people = 0

describe.each(declaredCalls.filter(({ call }) => isRepeatable(call)))('$id', (declared: DeclaredCall) => {
  it('is done once, and answered alike', async () => {
    // Somebody else for each call: some end the session or the place in the team of whoever makes them.
    const { headers } = await startPerson(stage.platform, {
      teamId: demoTeamId,
      role: 'holder',
      name: `repeats-${++people}`,
    })
    const input = stage.valid(declared)
    const send = (id: string) => stage.send(declared.call, input, { headers: { ...headers, [actHeader]: id } })
    const first = await send('first')
    await stage.platform.wake()
    const done = await marks()
    const again = await send('first')
    await stage.platform.wake()
    if (first.status !== 200) return
    answered.add(declared.id)
    expect(again).toEqual(first)
    expect(await marks()).toEqual(done)
  })
})

it('a third of the calls, at least, were really done', () => {
  expect(answered.size).toBeGreaterThan(declaredCalls.filter(({ call }) => isRepeatable(call)).length / 3)
})
