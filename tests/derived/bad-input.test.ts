import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeInput } from '@console-widgets/platform/calls/decode-input'
import { declaredCalls, type DeclaredCall } from './support/declared-calls.ts'
import { attacks, spoilAll, spoilWhereAccepted, type Attack } from './support/hostile.ts'
import { requestOf } from './support/requests.ts'
import { shapeOf } from './support/schema.ts'
import { accepts, createStage, type Answered, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await createStage()
})
afterAll(() => stage.close())

const withInput = declaredCalls.filter(({ input }) => input !== undefined) as (DeclaredCall & {
  input: v.GenericSchema
})[]

/** The fields that a schema finds wrong in what a request carries; undefined when the request cannot even be read. */
async function wrongFields(
  { call, input }: DeclaredCall & { input: v.GenericSchema },
  request: Request,
): Promise<Set<string> | undefined> {
  try {
    const result = v.safeParse(input, await decodeInput(call, input, request, pathValues(call.path, request)))
    return new Set(result.issues?.slice(0, 20).map((issue) => v.getDotPath(issue) ?? ''))
  } catch {
    return undefined
  }
}

function pathValues(path: string, request: Request): Record<string, string> {
  const pattern = new RegExp(`${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]*)')}$`)
  const groups = pattern.exec(new URL(request.url).pathname)?.groups ?? {}
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
}

async function attack(
  declared: DeclaredCall & { input: v.GenericSchema },
  input: unknown,
): Promise<{ answer: Answered; wrong: Set<string> | undefined }> {
  const carrying = { headers: declared.call.auth === 'anonymous' ? {} : (await stage.holderFor(declared.call)).headers }
  const wrong = await wrongFields(declared, requestOf(declared.call, input, carrying))
  return { answer: await stage.send(declared.call, input, carrying), wrong }
}

/** What the attacks make of an input, each once: many have no field to spoil in it. */
function distinct(spoil: (attack: Attack) => unknown): { title: string; input: unknown }[] {
  const made = new Map<string, { title: string; input: unknown }>()
  for (const each of attacks) {
    const input = spoil(each)
    const text = JSON.stringify(input)
    if (!made.has(text)) made.set(text, { title: each.title, input })
  }
  return [...made.values()]
}

/** The refusal must name every field that is wrong. */
function expectRefusal(title: string, { answer, wrong }: { answer: Answered; wrong: Set<string> | undefined }): void {
  expect(answer.status, `${title}: ${answer.text}`).toBeLessThan(500)
  if (wrong?.size === 0) return
  expect(answer.status, `${title}: ${answer.text}`).toBeGreaterThanOrEqual(400)
  if (wrong && answer.status === 400) expect(new Set(answer.issues.map(({ field }) => field)), title).toEqual(wrong)
}

describe.each(withInput)('$id', (declared) => {
  const { call, input: schema } = declared
  const shape = shapeOf(schema)

  it('names each field that is missing', async () => {
    expectRefusal('nothing', await attack(declared, {}))
    const whole = stage.valid(declared)
    for (const name of Object.keys(whole))
      expectRefusal(`without ${name}`, await attack(declared, { ...whole, [name]: undefined }))
  })

  it('refuses what is wrong in every field, and says where', async () => {
    const whole = stage.valid(declared, true)
    for (const { title, input } of distinct((each) => spoilAll(each, shape, whole)))
      expectRefusal(title, await attack(declared, input))
  })

  it('lives through the strangest input that it accepts', async () => {
    const whole = stage.valid(declared, true)
    const spoiled = distinct((each) =>
      spoilWhereAccepted(each, shape, whole, (candidate) => accepts(schema, candidate)),
    )
    for (const { title, input } of spoiled) expectRefusal(title, await attack(declared, input))
  })

  it('takes no prototype from an input', async () => {
    const text = JSON.stringify(stage.valid(declared)).slice(1, -1)
    const body = `{${text}${text ? ',' : ''}"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`
    const { status, text: answer } = await stage.send(call, stage.valid(declared), {
      headers: (await stage.holderFor(declared.call)).headers,
      ...(call.body === 'json' ? { body } : {}),
    })
    expect(status, answer).toBeLessThan(500)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

const withBody = withInput.filter(
  ({ call }) => call.body === 'json' && (call.method === 'POST' || call.method === 'PUT'),
)
describe.each(withBody)('$id', (declared) => {
  it.each(['[]', '"text"', 'null', '{', '\u0000', '{"a":1}}'])('refuses the body %j', async (body) => {
    const { headers } = await stage.holderFor(declared.call)
    expect(await stage.send(declared.call, stage.valid(declared), { headers, body })).toMatchObject({
      status: 400,
      reason: 'bad-parameter',
    })
  })

  it('refuses a body of more than a mebibyte', async () => {
    const body = JSON.stringify({ ...stage.valid(declared), filler: 'x'.repeat(1024 * 1024) })
    expect(
      await stage.send(declared.call, stage.valid(declared), {
        headers: (await stage.holderFor(declared.call)).headers,
        body,
      }),
    ).toMatchObject({ status: 413, reason: 'too-large' })
  })
})
