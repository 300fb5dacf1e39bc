import { beforeAll, describe, expect, it } from 'vitest'
import { anything, type AnyCall } from '@console-widgets/contract'
import { demoTeamId } from '@console-widgets/sandbox'
import { outsiderTeamId } from '../support/cast.ts'
import type { DeclaredCall } from '../support/declared-calls.ts'
import { watchRows, type RowWatch } from '../support/row-watch.ts'
import { rowsOfTeam, type TeamRow } from '../support/rows.ts'
import type { Stage } from '../support/stage.ts'

const telling = /(_id|_name|_url|^title|^description)$/

/** Ids and names in rows. */
function tellingValues(rows: readonly TeamRow[]): Set<string> {
  const values = new Set<string>()
  for (const { row } of rows)
    for (const [column, value] of Object.entries(row))
      if (telling.test(column) && column !== 'team_id' && typeof value === 'string' && value.length >= 8)
        values.add(value)
  return values
}

/**
 * The holder of another team, who may do everything there, names things of the demo team in every call. Whatever the
 * platform answers, it must not tell what the demo team has, change it, or tie the other team's things to it.
 */
export function describeIsolation(all: readonly DeclaredCall[], stage: () => Stage): void {
  let watch: RowWatch
  /** Ids and names that only the demo team's rows hold. */
  let ofDemoTeam: readonly string[]
  beforeAll(async () => {
    ofDemoTeam = [...tellingValues(stage().demoRows)]
    watch = await watchRows(stage().platform.services.database, demoTeamId)
  })

  /** Everything that the other team has named in its requests: its trail repeats that. */
  let namedSoFar = ''

  /** What of the demo team is in a text; what the request itself named may be repeated. */
  const leaksOf = (text: string, input: unknown, call: AnyCall) => {
    const named = JSON.stringify(input) + (call.touches.includes(anything) ? namedSoFar : '')
    // A plain word may also be the name of a field, which tells nothing.
    const told = (value: string) => (/^[A-Za-z]+$/.test(value) ? text.replaceAll(`"${value}":`, '') : text)
    return ofDemoTeam.filter((value) => text.includes(value) && told(value).includes(value) && !named.includes(value))
  }

  /** Ids of the demo team's things in the other team's rows of these tables. */
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

  it('knows what the demo team has', () => {
    expect(ofDemoTeam.length).toBeGreaterThan(10)
  })

  // The session's own calls would end the session that all others are made in; they name no team's things.
  // What a visitor of the demo project may see, everyone may.
  const calls = all.filter(({ call }) => call.auth !== 'anonymous' && call.area !== 'session' && call.auth !== 'demo')

  describe.each(calls.filter(({ input }) => input !== undefined))('$id', (declared: DeclaredCall) => {
    const { call } = declared
    it.each(['what must be given', 'everything'])('keeps to the own team when it is given %s', async (amount) => {
      const input = stage().valid(declared, amount === 'everything')
      namedSoFar += JSON.stringify(input)
      const { status, text } = await stage().send(call, input, { headers: stage().outsider.headers })
      expect([200, 400, 403, 404, 409, 413], text).toContain(status)
      expect(leaksOf(text, input, call)).toEqual([])
      await expectApart()
    })
  })

  describe.each(calls.filter(({ input }) => input === undefined))('$id', ({ call }: DeclaredCall) => {
    it('keeps to the own team', async () => {
      const { text } = await stage().send(call, {}, { headers: stage().outsider.headers })
      expect(leaksOf(text, {}, call)).toEqual([])
      await expectApart()
    })
  })

  it('nor does the work that these calls have started touch another team', async () => {
    await stage().platform.wake()
    await expectApart()
  })
}
