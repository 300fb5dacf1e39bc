import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoTeamId } from '@console-widgets/sandbox'
import { readingCalls, type DeclaredCall } from '../derived/support/declared-calls.ts'
import { spoilWhereAccepted } from '../derived/support/hostile.ts'
import { fieldsOf, shapeOf, unwrap, type Shape } from '../derived/support/schema.ts'
import { rowsOfTeam } from '../derived/support/rows.ts'
import { accepts, createStage, type Answered, type Stage } from '../derived/support/stage.ts'

/**
 * SQL in every filter, sort order, search, and cursor of every read. If it ran, it would sleep for longer than a test's
 * timeout.
 */
let stage: Stage
let databaseName: unknown
beforeAll(async () => {
  stage = await createStage()
  databaseName = (await rowsOfTeam(stage.platform.services.database, demoTeamId)).find(
    ({ table }) => table === 'cw_databases',
  )?.row.name
})
afterAll(() => stage.close())

const attempts = [
  `' or '1'='1`,
  `'; select pg_sleep(300); --`,
  `x' || (select pg_sleep(300)::text) || '`,
  `\\'; select pg_sleep(300); --`,
  `$$ or (select pg_sleep(300)) is not null or $$`,
  `") or (select pg_sleep(300)) is not null --`,
  `%' union select password_hash from cw_accounts --`,
  `$1`,
  `E'\\047 or 1=1 --`,
]
const operators = [
  ['=', '!=', '~'],
  ['<', '<=', '>', '>='],
]
const orders = [
  '(select pg_sleep(300))',
  'appName; select pg_sleep(300)',
  'appName desc --',
  '1',
  'team_id',
  'teamId',
  'passwordHash',
  '__proto__',
  '-constructor',
  '-',
  '',
]

const withInput = readingCalls.filter(
  (declared): declared is DeclaredCall & { input: v.GenericSchema } =>
    declared.input !== undefined && declared.call.tenant !== 'accounts',
)
const has = (name: string) => withInput.filter(({ input }) => name in fieldsOf(shapeOf(input)))
/** A call with a valid input and the attacks on it; calls on one database need an existing one. */
const ask = (declared: DeclaredCall, more: Record<string, unknown>) => {
  const whole = stage.valid(declared)
  return stage.send(
    declared.call,
    { ...whole, ...(whole.name === undefined ? {} : { name: databaseName }), ...more },
    { headers: stage.holder.headers },
  )
}
const total = ({ text }: Answered) => (JSON.parse(text) as { total?: number }).total

/** Other calls have a filter of their own, which is a value or an object. */
const withFilter = has('filter').filter(({ input }) => {
  const { filter } = fieldsOf(shapeOf(input))
  return filter && unwrap(filter).type === 'array'
})

describe.each(withFilter)('$id', (declared) => {
  it('compares with the given values, and executes none of them', async () => {
    const refused = await ask(declared, { filter: ['nothing:=:x'] })
    const fields = /must be one of ([\w, ]+)/.exec(refused.issues[0]?.message ?? '')?.[1]?.split(', ') ?? []
    expect(fields.length, refused.text).toBeGreaterThan(0)
    for (const field of fields)
      for (const group of operators) {
        const filter = attempts.map(
          (attempt, index) => `${field}:${group[index % group.length]}:${encodeURIComponent(attempt)}`,
        )
        const answer = await ask(declared, { filter })
        expect([200, 400], answer.text).toContain(answer.status)
        if (answer.status === 200 && filter[0]?.includes(':=:')) expect(total(answer) ?? 0, field).toBe(0)
      }
    for (const attempt of attempts.slice(0, 3))
      for (const filter of [`${fields[0]}${attempt}:=:1`, `${fields[0]}:${attempt}:1`])
        expect(await ask(declared, { filter: [filter] })).toMatchObject({ status: 400 })
  })
})

describe.each(has('sort').filter(({ input }) => unwrap(fieldsOf(shapeOf(input)).sort as Shape).type === 'string'))(
  '$id',
  (declared) => {
    it('sorts only by declared fields', async () => {
      for (const sort of orders) {
        const { status, text } = await ask(declared, { sort })
        // Empty values and declared names aren't attacks.
        expect(status === 400 || (status === 200 && sort === ''), `${sort}: ${text.slice(0, 300)}`).toBe(true)
      }
    })
  },
)

it('every read treats texts, cursors, and ids as data', async () => {
  for (const declared of withInput) {
    const whole = stage.valid(declared, true)
    let turn = 0
    for (let round = 0; round < 3; round++) {
      const spoil = (shape: Shape) => (unwrap(shape).type === 'string' ? attempts[turn++ % attempts.length] : undefined)
      const spoiled = spoilWhereAccepted({ title: 'SQL', spoil }, shapeOf(declared.input), whole, (input) =>
        accepts(declared.input, input),
      )
      // Calls that accept none of the attacks are skipped.
      if (JSON.stringify(spoiled) === JSON.stringify(whole)) break
      const { status, text } = await stage.send(declared.call, spoiled, { headers: stage.holder.headers })
      expect(status, `${declared.id} ${JSON.stringify(spoiled)}: ${text}`).toBeLessThan(500)
      expect(text).not.toContain('scrypt$')
    }
  }
})
