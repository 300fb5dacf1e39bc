import { expect, it, vi } from 'vitest'
import { requestByScript, type ScriptRequest } from './jsonp.ts'

interface FakeScript extends EventTarget {
  src: string
  remove: () => void
}

/** A page whose scripts are loaded by a callback of the test. */
function createPage(run: (script: FakeScript, globals: Record<string, (answer: unknown) => void>) => void) {
  const globals: Record<string, (answer: unknown) => void> = {}
  const scripts: FakeScript[] = []
  const document = {
    defaultView: globals,
    createElement: () => Object.assign(new EventTarget(), { src: '', remove: vi.fn() }),
    head: {
      append(script: FakeScript) {
        scripts.push(script)
        queueMicrotask(() => run(script, globals))
      },
    },
  } as unknown as Document
  return { document, scripts, globals }
}
const request: ScriptRequest = { address: 'https://old.example/who', query: { id: 7 } }
const callback = ({ src }: FakeScript, parameter = 'callback') => new URL(src).searchParams.get(parameter) as string

it('R176: sends a callback parameter and a timestamp parameter', async () => {
  const page = createPage((script, globals) => globals[callback(script, 'cb')]?.({ name: 'Ann' }))
  const answer = await requestByScript(
    { ...request, callbackParameter: 'cb', timestampParameter: 't' },
    { document: page.document, now: () => 42 },
  )
  expect(answer).toEqual({ name: 'Ann' })
  expect(new URL(page.scripts[0]?.src ?? '').searchParams.get('t')).toBe('42')
  expect(new URL(page.scripts[0]?.src ?? '').searchParams.get('id')).toBe('7')
  expect(page.globals).toEqual({})
  expect(page.scripts[0]?.remove).toHaveBeenCalled()
})

it.each(['error', 'load'])(
  'R177: reports crossDomain error and falls back to a plain request when the script does not load (%s)',
  async (event) => {
    const page = createPage((script) => script.dispatchEvent(new Event(event)))
    const texts: string[] = []
    const fetch = vi.fn(async () => new Response('{"name":"Ann"}'))
    const answer = await requestByScript(
      { ...request, onError: (text) => void texts.push(text) },
      { document: page.document, fetch, now: () => 42 },
    )
    expect(answer).toEqual({ name: 'Ann' })
    expect(texts).toEqual(['crossDomain error'])
    expect(fetch).toHaveBeenCalledWith(
      'https://old.example/who?id=7&_=42',
      expect.objectContaining({ credentials: 'omit' }),
    )
    expect(page.globals).toEqual({})
  },
)

it('R177: rejects with that text when the plain request fails too', async () => {
  const page = createPage((script) => script.dispatchEvent(new Event('error')))
  await expect(
    requestByScript(request, { document: page.document, fetch: async () => new Response('', { status: 404 }) }),
  ).rejects.toMatchObject({ kind: 'network', message: 'crossDomain error' })
})

it.each(['alert(1)', '1a', 'a.b', 'a b', ''])('rejects %j as a callback name', async (callbackName) => {
  const page = createPage(() => {})
  await expect(requestByScript({ ...request, callbackName }, { document: page.document })).rejects.toMatchObject({
    code: 'ERR_BAD_OPTION_VALUE',
  })
  expect(page.scripts).toEqual([])
})

it('rejects a callback name that the page uses', async () => {
  const page = createPage(() => {})
  page.globals.fetch = () => {}
  await expect(
    requestByScript({ ...request, callbackName: 'fetch' }, { document: page.document }),
  ).rejects.toMatchObject({ code: 'ERR_BAD_OPTION_VALUE' })
  expect(page.globals.fetch).toBeTypeOf('function')
})

it('requests only web addresses, and can be canceled', async () => {
  const page = createPage(() => {})
  await expect(requestByScript({ address: 'javascript:alert(1)' }, { document: page.document })).rejects.toMatchObject({
    code: 'ERR_INVALID_URL',
  })
  const controller = new AbortController()
  const asking = requestByScript({ ...request, signal: controller.signal }, { document: page.document })
  controller.abort()
  await expect(asking).rejects.toMatchObject({ kind: 'canceled' })
  expect(page.scripts[0]?.remove).toHaveBeenCalled()
})
