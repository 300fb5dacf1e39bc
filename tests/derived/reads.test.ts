import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoTeamId } from '@console-widgets/sandbox'
import { sql } from 'drizzle-orm'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { readingCalls, type DeclaredCall } from './support/declared-calls.ts'
import { requestOf } from './support/requests.ts'
import { checksum } from './support/rows.ts'
import { createStage, type Stage } from './support/stage.ts'

let stage: Stage
let before: string
beforeAll(async () => {
  stage = await createStage()
  before = await checksum(stage.platform.services.database)
})
afterAll(() => stage.close())

describe.each(readingCalls)('$id', (declared: DeclaredCall) => {
  it('answers or refuses, by what it is asked', async () => {
    for (const full of [false, true]) {
      const { status, text } = await stage.send(declared.call, stage.valid(declared, full), {
        headers: stage.holder.headers,
      })
      expect([200, 400, 404, 409], text).toContain(status)
    }
  })
})

describe.each(readingCalls.filter(({ call }) => call.method === 'GET'))('$id', (declared: DeclaredCall) => {
  it('pays no attention to what it does not know', async () => {
    const request = requestOf(declared.call, stage.valid(declared), { headers: stage.holder.headers })
    const strange = new Request(
      `${request.url}${request.url.includes('?') ? '&' : '?'}unheard=1&__proto__=2&_t=3`,
      request,
    )
    const [plain, other] = [await stage.platform.fetch(request), await stage.platform.fetch(strange)]
    expect(other.status).toBe(plain.status)
    expect(await other.text()).toBe(await plain.text())
  })
})

it('no read has changed a row', async () => {
  expect(await checksum(stage.platform.services.database)).toBe(before)
})

it('and none could: the database refuses a change in the transaction of a read', async () => {
  const change = stage.platform.services.database.asTeam(
    { teamId: demoTeamId, userId: 'somebody', readOnly: true },
    (queries) => rowsOf(queries, sql`delete from cw_apps`),
  )
  await expect(change.catch((error: Error) => Promise.reject(error.cause ?? error))).rejects.toThrow(
    /read-only transaction/,
  )
})
