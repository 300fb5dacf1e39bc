import { gzipSync } from 'node:zlib'
import type { GenericSchema } from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { declaredCalls, type DeclaredCall } from '../derived/support/declared-calls.ts'
import { requestOf } from '../derived/support/requests.ts'
import { fieldsOf, shapeOf } from '../derived/support/schema.ts'
import { createStage, type Stage } from '../derived/support/stage.ts'

/** Bodies that could crash a parser, or that parsers interpret differently. */
let stage: Stage
beforeAll(async () => {
  stage = await createStage()
})
afterAll(() => stage.close())

const calls = declaredCalls.filter(
  (declared): declared is DeclaredCall & { input: GenericSchema } =>
    declared.input !== undefined &&
    declared.call.body === 'json' &&
    (declared.call.method === 'POST' || declared.call.method === 'PUT') &&
    declared.call.tenant !== 'accounts',
)
const [any] = calls as [DeclaredCall]
const send = (declared: DeclaredCall, body: string) =>
  stage.send(declared.call, stage.valid(declared), { headers: stage.holder.headers, body })
const sendBytes = async (content: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) => {
  const { url } = requestOf(any.call, stage.valid(any))
  const answer = await stage.platform.fetch(
    new Request(url, {
      method: any.call.method,
      headers: { ...stage.holder.headers, 'content-type': 'application/json', ...headers },
      body: content,
    }),
  )
  return { status: answer.status, reason: ((await answer.json()) as { reason?: string }).reason }
}
const refused = { status: 400, reason: 'bad-parameter' }
const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'))
const bytes = (...parts: (string | Uint8Array)[]) =>
  Uint8Array.from(Buffer.concat(parts.map((part) => Buffer.from(part as string))))

describe('every call with a body', () => {
  it('survives unlimited nesting and any number of fields', async () => {
    const deep = `${'[{"a":'.repeat(1500)}1${'}]'.repeat(1500)}`
    const wide = `{${Array.from({ length: 300 }, (_, index) => `"k${index}":"v"`).join(',')}}`
    for (const declared of calls)
      for (const value of [deep, wide]) {
        // Other fields travel in the path or as headers.
        const names = Object.keys(fieldsOf(shapeOf(declared.input))).filter(
          (name) => !declared.call.headers?.includes(name) && !declared.call.path.includes(`{${name}}`),
        )
        if (names.length === 0) continue
        const { status, text } = await send(
          declared,
          `{${names.map((name) => `${JSON.stringify(name)}:${value}`).join(',')}}`.slice(0, 1024 * 1024),
        )
        expect(status, `${declared.id}: ${text.slice(0, 300)}`).toBeGreaterThanOrEqual(400)
        expect(status, `${declared.id}: ${text.slice(0, 300)}`).toBeLessThan(500)
      }
  })
})

describe('request body', () => {
  it('costs no more than reading it, however deep or wide within its size limit', async () => {
    for (const text of [
      `${'['.repeat(500_000)}${']'.repeat(500_000)}`,
      `{"x":${'['.repeat(500_000)}`,
      `{${Array.from({ length: 70_000 }, (_, index) => `"${index}":0`).join(',')}}`,
    ])
      expect((await send(any, text)).status).toBe(400)
  })

  it('must be UTF-8', async () => {
    const text = JSON.stringify(stage.valid(any))
    for (const content of [
      utf16(text),
      bytes(text.slice(0, -1), Uint8Array.of(0xff), '}'),
      bytes('{"appName":"', Uint8Array.of(0xc0, 0xaf), '"}'),
    ])
      expect(await sendBytes(content)).toEqual(refused)
  })

  it('is not decompressed', async () => {
    const bomb = Uint8Array.from(gzipSync(Buffer.alloc(32 * 1024 * 1024, ' ')))
    for (const encoding of ['gzip', 'x-gzip', 'gzip, gzip'])
      expect(await sendBytes(bomb, { 'content-encoding': encoding })).toEqual(refused)
  })

  it('is timed out if it never ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { url } = requestOf(any.call, stage.valid(any))
      const answer = stage.platform.fetch(
        new Request(url, {
          method: any.call.method,
          headers: stage.holder.headers,
          body: new ReadableStream({ pull: () => new Promise(() => {}) }),
          duplex: 'half',
        } as RequestInit),
      )
      for (let waited = 0; waited < 21; waited++) {
        await new Promise((resolve) => setImmediate(resolve))
        await vi.advanceTimersByTimeAsync(1000)
      }
      expect((await answer).status).toBe(408)
    } finally {
      vi.useRealTimers()
    }
  })

  it('sets no prototype, however it is sent', async () => {
    const before = Object.getOwnPropertyNames(Object.prototype).length
    const planted =
      '"__proto__":{"planted":1,"toJSON":1},"constructor":{"prototype":{"planted":1}},"prototype":{"planted":1}'
    for (const declared of calls) {
      const nested = Object.keys(fieldsOf(shapeOf(declared.input))).map(
        (name) => `${JSON.stringify(name)}:{${planted}}`,
      )
      expect((await send(declared, `{${[...nested, planted].join(',')}}`)).status).toBeLessThan(500)
    }
    for (const query of [
      '__proto__[planted]=1',
      '__proto__.planted=1',
      'constructor[prototype][planted]=1',
      '__proto__=1&__proto__=2',
      'filter=__proto__:=:1',
      'sort=__proto__',
      'hasOwnProperty=1&toString=1',
    ]) {
      const answer = await stage.platform.fetch(
        new Request(`http://console.test/agc/edge/amis/app-manage/v1/app/list?${query}`, {
          headers: stage.holder.headers,
        }),
      )
      expect(answer.status, query).toBeLessThan(500)
      const page = await stage.platform.fetch(new Request(`http://console.test/account/sign-in?${query}`))
      expect(page.status, query).toBe(400)
      const form = await stage.platform.fetch(
        new Request('http://console.test/account/sign-in', { method: 'POST', body: new URLSearchParams(query) }),
      )
      expect(form.status, query).toBe(400)
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before)
    expect(({} as { planted?: number }).planted).toBeUndefined()
  })
})
