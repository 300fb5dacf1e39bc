import { beforeAll, describe, expect, it } from 'vitest'
import { anything, type AnyCall } from '@console-widgets/contract'
import { demoTeamId } from '@console-widgets/sandbox'
import { outsiderTeamId } from '../support/cast.ts'
import type { DeclaredCall } from '../support/declared-calls.ts'
import { watchRows, type RowWatch } from '../support/row-watch.ts'
import { rowsOfTeam } from '../support/rows.ts'
import type { Stage } from '../support/stage.ts'
import { tellingValues, valuesToldIn } from '../support/telling-values.ts'

/**
 * The account holder of another team, with all permissions there, passes the demo team's ids in every call. The
 * platform must not reveal the demo team's data, change it, or link the other team's data to it.
 */
export function describeIsolation(all: readonly DeclaredCall[], stage: () => Stage): void {
  let watch: RowWatch
  /** Ids and names that occur only in the demo team's rows. */
  let ofDemoTeam: readonly string[]
  beforeAll(async () => {
    ofDemoTeam = [...tellingValues(stage().demoRows)]
    watch = await watchRows(stage().platform.services.database, demoTeamId)
  })

  /** Values that the other team has sent in its requests, which its audit log repeats. */
  let namedSoFar = ''

  /** Finds the demo team's data in a text, except values that the request itself contained. */
  const leaksOf = (text: string, input: unknown, call: AnyCall) =>
    valuesToldIn(text, ofDemoTeam, JSON.stringify(input) + (call.touches.includes(anything) ? namedSoFar : ''))

  /** Ids of the demo team in the other team's rows of these tables. */
  const referencesAcross = async (tables: readonly string[]) => {
    const { database } = stage().platform.services
    const held = tellingValues(await rowsOfTeam(database, outsiderTeamId, (table) => tables.includes(table)))
    return Object.values(stage().ids)
      .flat()
      .map(String)
      .filter((id) => held.has(id))
  }

  const expectApart = async () => {
    const { written, changed } = await watch.look()
    expect(changed).toEqual([])
    if (written.length > 0) expect(await referencesAcross(written)).toEqual([])
  }

  it('knows the demo team’s data', () => {
    expect(ofDemoTeam.length).toBeGreaterThan(10)
  })

  // The session's own calls would end the session used by all others, and they take no ids.
  // Data that visitors of the demo project can see is public.
  const calls = all.filter(({ call }) => call.guard === 'session' && call.tenant === 'team' && call.auth !== 'demo')

  describe.each(calls.filter(({ input }) => input !== undefined))('$id', (declared: DeclaredCall) => {
    const { call } = declared
    it.each(['what must be given', 'everything'])('stays within the caller’s team when given %s', async (amount) => {
      const input = stage().valid(declared, amount === 'everything')
      namedSoFar += JSON.stringify(input)
      const { status, text } = await stage().send(call, input, { headers: stage().outsider.headers })
      expect([200, 400, 403, 404, 409, 413], text).toContain(status)
      expect(leaksOf(text, input, call)).toEqual([])
      await expectApart()
    })
  })

  describe.each(calls.filter(({ input }) => input === undefined))('$id', ({ call }: DeclaredCall) => {
    it('stays within the caller’s team', async () => {
      const { text } = await stage().send(call, {}, { headers: stage().outsider.headers })
      expect(leaksOf(text, {}, call)).toEqual([])
      await expectApart()
    })
  })

  it('work that these calls have started stays within the caller’s team as well', async () => {
    await stage().platform.wake()
    await expectApart()
  })
}
