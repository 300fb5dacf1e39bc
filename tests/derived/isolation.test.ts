import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anything, type AnyCall } from '@console-widgets/contract'
import { demoTeamId } from '@console-widgets/sandbox'
import { outsiderTeamId } from './support/cast.ts'
import { closedCalls, type DeclaredCall } from './support/declared-calls.ts'
import { checksum, rowsOfTeam } from './support/rows.ts'
import { createStage, type Stage } from './support/stage.ts'

/**
 * The holder of another team, who may do everything there, names things of the demo team in every call. Whatever the
 * platform answers, it must not tell what the demo team has, change it, or tie the other team's things to it.
 */
let stage: Stage
let before: string
/** Ids and names that only the demo team's rows hold. */
let ofDemoTeam: string[]
beforeAll(async () => {
  stage = await createStage()
  const { database } = stage.platform.services
  ofDemoTeam = [...(await valuesOf(demoTeamId))]
  before = await checksum(database, demoTeamId)
})
afterAll(() => stage.close())

const telling = /(_id|_name|_url|^title|^description)$/

async function valuesOf(teamId: string): Promise<Set<string>> {
  const values = new Set<string>()
  for (const { row } of await rowsOfTeam(stage.platform.services.database, teamId))
    for (const [column, value] of Object.entries(row))
      if (telling.test(column) && column !== 'team_id' && typeof value === 'string' && value.length >= 8)
        values.add(value)
  return values
}

/** Everything that the other team has named in its requests: its trail repeats that. */
let namedSoFar = ''

/** What of the demo team is in a text; what the request itself named may be repeated. */
const leaksOf = (text: string, input: unknown, call: AnyCall) => {
  const named = JSON.stringify(input) + (call.touches.includes(anything) ? namedSoFar : '')
  // A plain word may also be the name of a field, which tells nothing.
  const told = (value: string) => (/^[A-Za-z]+$/.test(value) ? text.replaceAll(`"${value}":`, '') : text)
  return ofDemoTeam.filter((value) => told(value).includes(value) && !named.includes(value))
}

it('knows what the demo team has', () => {
  expect(ofDemoTeam.length).toBeGreaterThan(10)
})

// The session's own calls would end the session that all others are made in; they name no team's things.
// What a visitor of the demo project may see, everybody may.
const calls = closedCalls.filter(({ call }) => call.area !== 'session' && call.auth !== 'demo')

describe.each(calls.filter(({ input }) => input !== undefined))('$id', (declared: DeclaredCall) => {
  const { call } = declared
  it.each(['what must be given', 'everything'])('keeps to the own team when it is given %s', async (amount) => {
    const input = stage.valid(declared, amount === 'everything')
    namedSoFar += JSON.stringify(input)
    const { status, text } = await stage.send(call, input, { headers: stage.outsider.headers })
    expect([200, 400, 403, 404, 409, 413], text).toContain(status)
    expect(leaksOf(text, input, call)).toEqual([])
    if (call.effect === 'read' || status !== 200) return
    expect(await checksum(stage.platform.services.database, demoTeamId)).toBe(before)
    expect(await referencesAcross()).toEqual([])
  })
})

/** Ids of the demo team's things that rows of the other team hold. */
async function referencesAcross(): Promise<string[]> {
  const held = await valuesOf(outsiderTeamId)
  return Object.values(stage.ids)
    .flat()
    .map(String)
    .filter((id) => held.has(id))
}

describe.each(calls.filter(({ call, input }) => call.effect === 'read' && input === undefined))(
  '$id',
  ({ call }: DeclaredCall) => {
    it('tells nothing of another team', async () => {
      const { text } = await stage.send(call, {}, { headers: stage.outsider.headers })
      expect(leaksOf(text, {}, call)).toEqual([])
    })
  },
)
