import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall } from '@console-widgets/contract'
import { eq } from 'drizzle-orm'
import { demoTeamId } from '@console-widgets/sandbox'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { closedCalls, type DeclaredCall } from '../derived/support/declared-calls.ts'
import { watchRows, type RowWatch } from '../derived/support/row-watch.ts'
import { createStage, type Stage } from '../derived/support/stage.ts'

/** R14, R15, R121: a signed-out visitor uses the demo project, over all calls. */
let stage: Stage
let watch: RowWatch
let demoApps: string[]
beforeAll(async () => {
  stage = await createStage()
  const { database } = stage.platform.services
  watch = await watchRows(database)
  demoApps = await database.asPlatform(async (db) => {
    const rows = await db.select().from(apps).where(eq(apps.projectId, demoProjectIds.navigation))
    return rows.map(({ appId }) => appId)
  })
})
afterAll(() => stage.close())

const visit = (declared: DeclaredCall, more: Record<string, string> = {}) =>
  stage.send(declared.call, stage.valid(declared), { headers: { productId: 'demo', ...more } })

/** Whether an answer is a record of an app outside the demo project. */
const isOfOtherApp = (text: string) => {
  const { appId } = JSON.parse(text) as { appId?: string | null }
  return typeof appId === 'string' && !demoApps.includes(appId)
}

/** Reads that require no permission and involve no user. */
const isOpen = (call: AnyCall) => call.effect === 'read' && call.permission === undefined && !call.personal

const calls = closedCalls.filter(({ call }) => call.tenant !== 'accounts')

describe.each(calls.filter(({ call }) => isOpen(call)))('$id', (declared: DeclaredCall) => {
  it('returns the same to a visitor as to the team, but nothing of apps outside the demo project', async () => {
    const { status, text } = await visit(declared)
    expect([200, 400, 404, 409], text).toContain(status)
    const member = await stage.send(declared.call, stage.valid(declared), { headers: stage.holder.headers })
    expect(status).toBe(isOfOtherApp(member.text) ? 404 : member.status)
  })
})

describe.each(calls.filter(({ call }) => !isOpen(call)))('$id', (declared: DeclaredCall) => {
  it.each([
    ['by itself', {}],
    ['with a team of its choice', { agcTeamId: demoTeamId }],
    ['with a token of its choice', { agcCsrfToken: 'visitor', 'X-HD-CSRF': 'visitor' }],
  ])('rejects a visitor %s', async (_, headers) => {
    expect(await visit(declared, headers)).toMatchObject({ status: 403, reason: 'demo-read-only' })
  })
})

it('a product ID adds nothing to a session, valid or not', async () => {
  const [declared] = calls as [DeclaredCall]
  expect(await visit(declared, { cookie: 'cw_session=planted' })).toMatchObject({ status: 401 })
  expect((await visit(declared, { ...stage.outsider.withoutToken, agcTeamId: demoTeamId })).reason).toBe(
    'not-your-team',
  )
})

it('not one row has changed', async () => {
  expect((await watch.look()).changed).toEqual([])
})
