import { pathParameters, travelsInQuery } from '@console-widgets/contract'
import type { GenericSchema } from 'valibot'
import { describe, expect, it } from 'vitest'
import type { DeclaredCall } from '../support/declared-calls.ts'
import { attacks, spoilAll, strangeInputs, type Attack } from '../support/hostile.ts'
import { fieldsIn, isRequired, kindsOf, strangers, withValue, type Field, type Kind } from '../support/kinds.ts'
import { readInput, type Reading } from '../support/read-input.ts'
import { shapeOf, unwrap } from '../support/schema.ts'
import { accepts, type Stage } from '../support/stage.ts'

type WithInput = DeclaredCall & { input: GenericSchema }

/** An input with one invalid field, which must be the only one that the error names. */
interface Spoiled {
  title: string
  field: string
  input: unknown
}

const dotted = ({ path }: Field) => path.join('.')

/** Whether a field is sent as text, outside a JSON body. */
function travelsAsText({ call }: DeclaredCall, { path }: Field): boolean {
  const [name] = path as [string]
  return travelsInQuery(call) || call.headers.includes(name) || pathParameters(call.path).includes(name)
}

/** Inputs with a value of an undeclared type in one field each. */
function ofOtherKinds(declared: WithInput, whole: Record<string, unknown>): Spoiled[] {
  return fieldsIn(shapeOf(declared.input), whole).flatMap((field) => {
    const taken = kindsOf(field.shape)
    // Fields sent as text accept any text: only those parsed as another type can be mistyped.
    const isOther = travelsAsText(declared, field)
      ? (kind: Kind) => kind === 'text' && [...taken].every((each) => each === 'number' || each === 'truth')
      : (kind: Kind) => !taken.has(kind)
    return (Object.keys(strangers) as Kind[]).filter(isOther).map((kind) => ({
      title: `${dotted(field)} as ${kind}`,
      field: dotted(field),
      input: withValue(whole, field.path, strangers[kind]),
    }))
  })
}

/** Inputs without one required field each. Path parameters can't be left out. */
function lacking(declared: WithInput, whole: Record<string, unknown>): Spoiled[] {
  return fieldsIn(shapeOf(declared.input), whole)
    .filter((field) => isRequired(field) && !pathParameters(declared.call.path).includes(String(field.path[0])))
    .map((field) => ({
      title: `without ${dotted(field)}`,
      field: dotted(field),
      input: withValue(whole, field.path, undefined),
    }))
}

/** The distinct inputs that the attacks produce; many leave the input unchanged. */
function distinct(spoil: (attack: Attack) => unknown): { title: string; input: unknown }[] {
  const made = new Map<string, { title: string; input: unknown }>()
  for (const each of attacks) {
    const input = spoil(each)
    const text = JSON.stringify(input)
    if (!made.has(text)) made.set(text, { title: each.title, input })
  }
  return [...made.values()]
}

/** The error must name the field, or something inside it, and nothing else. */
function expectBlame(title: string, field: string, { refusal }: Reading): void {
  expect(refusal?.reason, title).toBe('bad-parameter')
  const blamed = refusal?.fields ?? []
  expect(blamed.length, title).toBeGreaterThan(0)
  for (const each of blamed) expect(`${each}.`.startsWith(`${field}.`), `${title}, and '${each}' is blamed`).toBe(true)
}

const badBodies = ['[]', '"text"', 'null', '{', '\u0000', '{"a":1}}']
const tooLarge = 'x'.repeat(1024 * 1024)

/** Errors name every invalid field, and no request ends in a 5xx. */
export function describeBadInput(calls: readonly DeclaredCall[], stage: () => Stage): void {
  const withInput = calls.filter((declared): declared is WithInput => declared.input !== undefined)

  describe.each(withInput)('$id', (declared) => {
    const { call, input: schema } = declared
    const shape = shapeOf(schema)
    const hasBody = call.body === 'json' && (call.method === 'POST' || call.method === 'PUT')

    it('names each missing field, and no other', async () => {
      for (const full of [false, true])
        for (const { title, field, input } of lacking(declared, stage().valid(declared, full)))
          expectBlame(title, field, await readInput(declared, input))
    })

    it('names each mistyped field, and no other', async () => {
      for (const { title, field, input } of ofOtherKinds(declared, stage().valid(declared, true)))
        expectBlame(title, field, await readInput(declared, input))
    })

    it('accepts or rejects any value of every field, and names only fields that were sent', async () => {
      const whole = stage().valid(declared, true)
      // Issues between fields refer to the whole input.
      const names = ['', ...Object.keys(unwrap(shape).entries ?? {})]
      for (const { title, input } of distinct((attack) => spoilAll(attack, shape, whole))) {
        const { refusal } = await readInput(declared, input)
        if (!refusal) continue
        expect(refusal.reason, title).toBe('bad-parameter')
        for (const field of refusal.fields) expect(names, title).toContain(field.split('.')[0])
      }
    })

    it('rejects the same inputs over the network', async () => {
      const whole = stage().valid(declared, true)
      const tries = [
        ...ofOtherKinds(declared, whole),
        ...lacking(declared, whole),
        ...distinct((attack) => spoilAll(attack, shape, whole)),
      ]
      for (const { title, input } of tries) {
        const { refusal } = await readInput(declared, input)
        if (!refusal) continue
        const { headers } = await stage().holderFor(call)
        const { status, reason, issues } = await stage().send(call, input, {
          headers: call.auth === 'anonymous' ? {} : headers,
        })
        expect({ status, reason, fields: issues.map(({ field }) => field) }, title).toEqual(refusal)
        return
      }
      expect(tries).toEqual([])
    })

    it('survives the strangest input that it accepts', async () => {
      const whole = stage().valid(declared, true)
      for (const input of strangeInputs(shape, whole, (candidate) => accepts(schema, candidate))) {
        const headers = call.auth === 'anonymous' ? {} : (await stage().holderFor(call)).headers
        const { status, text } = await stage().send(call, input, { headers })
        expect(status, `${JSON.stringify(input).slice(0, 1000)}: ${text}`).toBeLessThan(500)
      }
    })

    it('takes no prototype from an input', async () => {
      const text = JSON.stringify(stage().valid(declared)).slice(1, -1)
      const planted = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}'
      const body = `{${text}${text ? ',' : ''}${planted}}`
      const { input } = (await readInput(declared, stage().valid(declared), hasBody ? { body } : {})) as {
        input: object
      }
      expect(Object.getPrototypeOf(input)).toBe(Object.prototype)
      expect(Object.keys(input)).not.toContain('constructor')
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    })

    if (!hasBody) return
    it('rejects a body that isn’t an object', async () => {
      for (const body of badBodies)
        expect(await readInput(declared, stage().valid(declared), { body }), body).toMatchObject({
          refusal: { status: 400, reason: 'bad-parameter' },
        })
    })

    it('rejects a body larger than one mebibyte', async () => {
      const body = JSON.stringify({ ...stage().valid(declared), filler: tooLarge })
      expect(await readInput(declared, stage().valid(declared), { body })).toMatchObject({
        refusal: { status: 413, reason: 'too-large' },
      })
    })
  })
}
