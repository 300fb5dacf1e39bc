import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHost } from './create-host.ts'
import { requireExactOrigin } from './exact-origin.ts'
import { createHostChannel } from './host-channel.ts'
import { hostMessageShapes } from './host-message-shapes.ts'
import { readMessage } from './read-message.ts'
import { widgetMessageShapes } from './widget-message-shapes.ts'

const portal = 'https://portal.example'
const widgets = 'https://widgets.example'

/** A window that records the messages posted to it, and that others can post to. */
class FakeWindow {
  posted: { data: unknown; origin: string }[] = []
  listeners = new Set<(event: MessageEvent) => void>()
  top: FakeWindow = this
  addEventListener(_: 'message', listener: (event: MessageEvent) => void) {
    this.listeners.add(listener)
  }
  removeEventListener(_: 'message', listener: (event: MessageEvent) => void) {
    this.listeners.delete(listener)
  }
  postMessage(data: unknown, origin: string) {
    this.posted.push({ data, origin })
  }
  hear(data: unknown, origin: string, source: FakeWindow) {
    for (const listener of this.listeners) listener({ data, origin, source } as unknown as MessageEvent)
  }
  names() {
    return this.posted.map(({ data }) => (data as { functionName: string }).functionName)
  }
}
const asWindow = (fake: FakeWindow) => fake as unknown as Window

describe('widget side of the channel', () => {
  const open = (hostOrigins: string[] = [portal]) => {
    const top = new FakeWindow()
    const page = new FakeWindow()
    page.top = top
    const errors: unknown[] = []
    const channel = createHostChannel({
      hostOrigins,
      window: asWindow(page),
      reportError: (error) => void errors.push(error),
    })
    return { top, page, channel, errors }
  }
  /** Resolves when pending messages have been read, for which code loads. */
  const settled = () => vi.dynamicImportSettled()
  const setLanguage = { functionName: 'setLanguage', params: { language: 'ru' } }

  it('R175: posts functionName and params to the top window, to exact origins only', () => {
    const { top, channel } = open([portal, 'https://other.example'])
    top.posted = []
    channel.post('navigate', { route: '#/app/versions' })
    const data = { functionName: 'navigate', params: { route: '#/app/versions' } }
    expect(top.posted).toEqual([
      { data, origin: portal },
      { data, origin: 'https://other.example' },
    ])
  })

  it('receives host messages', async () => {
    const { top, page, channel } = open()
    const heard: unknown[] = []
    const stop = channel.on('setLanguage', (params) => void heard.push(params))
    page.hear(setLanguage, portal, top)
    await settled()
    stop()
    page.hear(setLanguage, portal, top)
    await settled()
    expect(heard).toEqual([{ language: 'ru' }])
  })

  it('ignores a wrong origin, a wrong source, and malformed messages', async () => {
    const { top, page, channel, errors } = open()
    const heard = vi.fn()
    for (const name of Object.keys(hostMessageShapes) as (keyof typeof hostMessageShapes)[]) channel.on(name, heard)
    page.hear(setLanguage, 'https://evil.example', top)
    page.hear(setLanguage, `${portal}:8443`, top)
    page.hear(setLanguage, 'null', top)
    page.hear(setLanguage, portal, new FakeWindow())
    page.hear(setLanguage, portal, page)
    const wrong: unknown[] = [
      undefined,
      null,
      'setLanguage',
      42,
      [],
      {},
      { functionName: 'setLanguage' },
      { functionName: 'setLanguage', params: null },
      { functionName: 'setLanguage', params: [] },
      { functionName: 'setLanguage', params: {} },
      { functionName: 'setLanguage', params: { language: 'fr' } },
      { functionName: 'setLanguage', params: { language: 'ru', more: 1 } },
      { functionName: 'constructor', params: {} },
      { functionName: '__proto__', params: {} },
      { functionName: 'riskDialog', params: { message: 'x' } },
      { functionName: 'setSite', params: { siteId: Number.NaN } },
      { functionName: 'setSite', params: { siteId: '7' } },
      { functionName: 'setTheme', params: { theme: 'dark', tokens: { '--cw-x': 'red;} body{display:none' } } },
      { functionName: 'setTheme', params: { theme: 'dark', tokens: { color: 'red' } } },
      // Oversized.
      { functionName: 'setTeam', params: { teamId: 'x'.repeat(65) } },
      { functionName: 'setRoute', params: { route: 'x'.repeat(2001) } },
      { functionName: 'refresh', params: { touches: Array(51).fill('apps') } },
      {
        functionName: 'setTheme',
        params: {
          theme: 'dark',
          tokens: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`--cw-t${at}`, '1'])),
        },
      },
    ]
    for (const message of wrong) page.hear(message, portal, top)
    await settled()
    expect(heard).not.toHaveBeenCalled()
    expect(errors).toEqual([])
  })

  it('sends hello first, and answers one', async () => {
    const { top, page } = open()
    expect(top.names()).toEqual(['hello'])
    page.hear({ functionName: 'hello', params: { version: 1, capabilities: [] } }, portal, top)
    await settled()
    expect(top.names()).toEqual(['hello', 'hello'])
  })

  it('posts to local listeners only when the page is not framed', () => {
    const page = new FakeWindow()
    const channel = createHostChannel({ hostOrigins: [portal], window: asWindow(page) })
    const heard: unknown[] = []
    const stop = channel.onPosted((name, params) => void heard.push([name, params]))
    channel.post('notify', { level: 'info', message: 'Saved' })
    stop()
    channel.post('notify', { level: 'info', message: 'Again' })
    expect(heard).toEqual([['notify', { level: 'info', message: 'Saved' }]])
    expect(page.posted).toEqual([])
    page.hear({ functionName: 'signOut', params: {} }, portal, page)
  })

  it('calls the other listeners when one throws', async () => {
    const { top, page, channel, errors } = open()
    const heard = vi.fn()
    channel.on('signOut', () => {
      throw new Error('listener')
    })
    channel.on('signOut', heard)
    page.hear({ functionName: 'signOut', params: {} }, portal, top)
    await settled()
    expect(heard).toHaveBeenCalledOnce()
    expect(errors).toHaveLength(1)
  })

  it('receives nothing once closed', () => {
    const { page, channel } = open()
    channel.close()
    expect(page.listeners.size).toBe(0)
  })

  it.each([
    '*',
    'https://portal.example/',
    'https://portal.example/path',
    'portal.example',
    'null',
    '',
    'https://*.example',
    'HTTPS://PORTAL.EXAMPLE',
  ])('rejects %j as an origin', (origin) => {
    expect(() => requireExactOrigin(origin)).toThrow(RangeError)
    expect(() => createHostChannel({ hostOrigins: [origin] })).toThrow(RangeError)
  })
})

describe('host side of the channel', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const open = () => {
    const page = new FakeWindow()
    const inFrame = new FakeWindow()
    const host = createHost({
      frame: { contentWindow: inFrame } as unknown as HTMLIFrameElement,
      origin: widgets,
      window: asWindow(page),
    })
    return { page, inFrame, host }
  }
  const hello = { functionName: 'hello', params: { version: 1, capabilities: ['resize'] } }

  it('is ready when the frame sends hello', async () => {
    const { page, inFrame, host } = open()
    const ready = host.ready()
    expect(inFrame.posted).toEqual([
      { data: { functionName: 'hello', params: { version: 1, capabilities: [] } }, origin: widgets },
    ])
    page.hear(hello, widgets, inFrame)
    expect(await ready).toEqual({ version: 1, capabilities: ['resize'] })
    expect(await host.ready()).toEqual({ version: 1, capabilities: ['resize'] })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('posts nothing into an empty frame, whose page will say hello', () => {
    const inFrame = new FakeWindow()
    const frame = { contentWindow: inFrame, contentDocument: { URL: 'about:blank' } as Document | null }
    const host = createHost({
      frame: frame as unknown as HTMLIFrameElement,
      origin: widgets,
      window: asWindow(new FakeWindow()),
    })
    host.post('refresh', {})
    // A page of another origin can't be looked into.
    frame.contentDocument = null
    host.post('setTheme', { theme: 'dark' })
    expect(inFrame.names()).toEqual(['setTheme'])
  })

  it('rejects when the frame stays silent', async () => {
    const { host } = open()
    const failure = host.ready(500).catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(500)
    expect(await failure).toContain('did not say hello within 500 ms')
  })

  it('receives valid messages from its own frame and origin only', () => {
    const { page, inFrame, host } = open()
    const heard = vi.fn()
    host.on('resize', heard)
    host.on('riskDialog', heard)
    const resize = { functionName: 'resize', params: { height: 100, widget: 'cw-versions' } }
    page.hear(resize, portal, inFrame)
    page.hear(resize, widgets, new FakeWindow())
    page.hear({ functionName: 'resize', params: { height: -1, widget: 'x' } }, widgets, inFrame)
    page.hear({ functionName: 'resize', params: { height: Number.POSITIVE_INFINITY, widget: 'x' } }, widgets, inFrame)
    page.hear({ functionName: 'riskDialog', params: { message: 'x'.repeat(4001) } }, widgets, inFrame)
    page.hear({ functionName: 'setTeam', params: { teamId: 't' } }, widgets, inFrame)
    expect(heard).not.toHaveBeenCalled()
    page.hear(resize, widgets, inFrame)
    expect(heard).toHaveBeenCalledExactlyOnceWith({ height: 100, widget: 'cw-versions' })
  })

  it('leaves no listener, timer, or pending promise when closed', async () => {
    const { page, host } = open()
    const failure = host.ready().catch((error: Error) => error.message)
    host.close()
    expect(await failure).toContain('was closed')
    expect(page.listeners.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('accepts exact origins only', () => {
    expect(() =>
      createHost({ frame: {} as HTMLIFrameElement, origin: '*', window: asWindow(new FakeWindow()) }),
    ).toThrow(RangeError)
  })
})

it('every well-formed message of the catalog is read', () => {
  const right = {
    setTheme: { theme: 'dark', tokens: { '--cw-accent': '#123456' } },
    setTeam: { teamId: 't1' },
    setSite: { siteId: 7 },
    setRoute: { route: '#/x' },
    refresh: {},
    signOut: {},
  }
  for (const [functionName, params] of Object.entries(right))
    expect(readMessage(hostMessageShapes, { functionName, params })).toEqual({ functionName, params })
  expect(
    readMessage(widgetMessageShapes, {
      functionName: 'changed',
      params: { call: 'apps.app.create', touches: ['apps'] },
    }),
  ).toBeDefined()
})
