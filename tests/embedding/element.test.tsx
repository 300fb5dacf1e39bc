import { createConsole } from '@console-widgets/core'
import { configureConsole, createElementClass, defineElement, pageConsole } from '@console-widgets/elements'
import { defineTag, type TagDeclaration } from '@console-widgets/ui/tag'
import { type ComponentType, useEffect, useId, useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { painted } from './shadow-harness.tsx'

interface ProbeProps {
  appId?: string
  open?: boolean
  count?: number
  filter?: { state?: string; token?: string }
  format?: (value: string) => string
  onItemPicked: (detail: unknown) => boolean
  onLeaving: (detail: unknown) => boolean
}

/** Latest properties of the component, by element. */
let latest: ProbeProps
let renders = 0
let mounts = 0
let answered: unknown

function Probe(props: ProbeProps) {
  latest = props
  renders += 1
  const id = useId()
  const [typed, setTyped] = useState('')
  useEffect(() => {
    mounts += 1
  }, [])
  if (props.appId === 'throw') throw new Error('the probe was told to throw')
  return (
    <div id={id} className="probe">
      <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={() => (answered = props.onItemPicked({ id: 7 }))}>
        pick
      </button>
      <button type="button" onClick={() => (answered = props.onLeaving(undefined))}>
        leave
      </button>
    </div>
  )
}

function declare(tag: `cw-${string}`, component: ComponentType<ProbeProps> = Probe): TagDeclaration {
  return defineTag({
    tag,
    title: 'Probe',
    description: 'Shows what it is given',
    properties: {
      appId: { kind: 'string', description: 'An app' },
      open: { kind: 'boolean', description: 'Open' },
      count: { kind: 'number', description: 'A number' },
      filter: { kind: 'json', description: 'A filter' },
      format: { kind: 'function', description: 'A formatter' },
    },
    events: {
      itemPicked: { description: 'Picked', detail: '{ id: number }' },
      leaving: { description: 'About to leave', detail: 'void', cancelable: true },
    },
    locales: [],
    load: async () => ({ default: component }),
  })
}

type ProbeElement = HTMLElement & Omit<ProbeProps, 'onItemPicked' | 'onLeaving'>

async function show(html: string): Promise<ProbeElement> {
  const holder = document.body.appendChild(document.createElement('div'))
  holder.className = 'holder'
  const ready = new Set<EventTarget | null>()
  await new Promise<void>((resolve) => {
    holder.addEventListener('cw-ready', ({ target }) => {
      ready.add(target)
      if (ready.size === holder.querySelectorAll('cw-probe').length) resolve()
    })
    holder.innerHTML = html
  })
  return holder.querySelector('cw-probe') as ProbeElement
}

const inside = <E extends Element>(element: Element, selector: string) =>
  element.shadowRoot!.querySelector<E>(selector)!

beforeAll(async () => {
  configureConsole({ language: 'en', fetch: () => Promise.reject(new Error('offline')) })
  defineElement(declare('cw-probe'))
  // The first one waits for the messages of the parts, which takes time on a loaded machine.
  await show('<cw-probe></cw-probe>')
  document.querySelector('.holder')?.remove()
})

afterEach(async () => {
  for (const holder of document.querySelectorAll('.holder')) holder.remove()
  await painted()
  vi.restoreAllMocks()
})

describe('attributes', () => {
  it('reads a bare boolean as true, false as false, and its absence as undefined', async () => {
    const element = await show('<cw-probe open></cw-probe>')
    expect(latest.open).toBe(true)
    element.setAttribute('open', 'false')
    await expect.poll(() => latest.open).toBe(false)
    element.setAttribute('open', '')
    await expect.poll(() => latest.open).toBe(true)
    element.removeAttribute('open')
    await expect.poll(() => latest.open).toBeUndefined()
  })

  it('warns once of one that does nothing, and of none that every element or a framework has', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const misspelt = '<cw-probe ap-id="a1" langauge="ru" team="x" console="mine"></cw-probe>'
    await show(misspelt + misspelt)
    await show(
      '<cw-probe app-id="a1" language="ru" class="a" id="b" style="color: red" title="c" slot="d" tabindex="0" role="group" part="e" lang="ru" hidden data-f="g" aria-label="h" ng-version="19" v-cloak x-data="i" @click="j" _ngcontent-k1 itemprop="l" onclick=""></cw-probe>',
    )
    await expect
      .poll(() => warn.mock.calls.map(([text]) => text))
      .toEqual([
        '<cw-probe>: the attribute ap-id does nothing. Did you mean app-id?',
        '<cw-probe>: the attribute langauge does nothing. Did you mean language?',
        '<cw-probe>: the attribute team does nothing.',
        '<cw-probe>: the attribute console does nothing. Set the property console instead.',
      ])
  })

  it('clears a property when its attribute is removed', async () => {
    const element = await show('<cw-probe app-id="a1" count="3"></cw-probe>')
    expect(latest).toMatchObject({ appId: 'a1', count: 3 })
    element.removeAttribute('app-id')
    element.removeAttribute('count')
    await expect.poll(() => [latest.appId, latest.count]).toEqual([undefined, undefined])
  })

  it('reports bad JSON and a bad number, and continues', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const element = await show('<cw-probe app-id="a1" filter="{state:" count="many"></cw-probe>')
    expect(latest).toMatchObject({ appId: 'a1' })
    expect(latest.filter).toBeUndefined()
    expect(latest.count).toBeUndefined()
    const texts = error.mock.calls.map(([text]) => String(text))
    expect(texts.some((text) => /<cw-probe>: filter is not valid JSON/.test(text))).toBe(true)
    expect(texts.some((text) => /<cw-probe>: count is “many”, which is not a number/.test(text))).toBe(true)
    element.setAttribute('filter', '[object Object]')
    expect(String(error.mock.lastCall?.[0])).toContain('filter is an object made into text')
    element.setAttribute('filter', '{"state":"live"}')
    await expect.poll(() => latest.filter).toEqual({ state: 'live' })
  })

  it('never reads a function from an attribute', async () => {
    ;(window as unknown as Record<string, unknown>).alarm = () => 'alarm'
    await show('<cw-probe format="alarm"></cw-probe>')
    expect(latest.format).toBeUndefined()
  })
})

describe('properties', () => {
  it('keep the identity of objects and functions, and reflect none of them', async () => {
    const element = await show('<cw-probe></cw-probe>')
    const filter = { token: 'secret' }
    const format = (value: string) => value.toUpperCase()
    element.filter = filter
    element.format = format
    await expect.poll(() => latest.format).toBe(format)
    expect(latest.filter).toBe(filter)
    expect(element.filter).toBe(filter)
    expect(element.outerHTML).not.toContain('secret')
    expect(element.getAttributeNames()).toEqual([])
    element.format = null as never
    await expect.poll(() => latest.format).toBeUndefined()
  })

  it('keep a value set before the upgrade, over an attribute', async () => {
    const early = document.createElement('cw-early') as ProbeElement
    early.setAttribute('app-id', 'from the attribute')
    early.appId = 'from the property'
    early.filter = { state: 'draft' }
    const holder = document.body.appendChild(document.createElement('div'))
    holder.className = 'holder'
    holder.append(early)
    defineElement(declare('cw-early'))
    await expect.poll(() => latest).toMatchObject({ appId: 'from the property', filter: { state: 'draft' } })
    // The early value doesn't shadow the accessor.
    early.appId = 'later'
    await expect.poll(() => latest.appId).toBe('later')
  })

  it('accept texts from frameworks as attributes do', async () => {
    const element = await show('<cw-probe></cw-probe>')
    Object.assign(element, { open: '', count: '4', filter: '{"state":"live"}' })
    await expect.poll(() => latest).toMatchObject({ open: true, count: 4, filter: { state: 'live' } })
  })
})

describe('events', () => {
  it('bubble and compose as declared, with their detail', async () => {
    const element = await show('<cw-probe></cw-probe>')
    const heard: CustomEvent[] = []
    document.addEventListener('cw-item-picked', (event) => heard.push(event as CustomEvent), { once: true })
    await userEvent.click(inside<HTMLButtonElement>(element, 'button'))
    expect(heard[0]).toMatchObject({ detail: { id: 7 }, bubbles: true, composed: true, cancelable: false })
    expect(heard[0]!.target).toBe(element)
    expect(answered).toBe(true)
  })

  it('report to the component whether a listener prevented them', async () => {
    const element = await show('<cw-probe></cw-probe>')
    element.addEventListener('cw-leaving', (event) => event.preventDefault())
    inside<HTMLButtonElement>(element, 'button:last-of-type').click()
    expect(answered).toBe(false)
  })

  it('announce start and readiness once, and a failure with an error card that can retry', async () => {
    const names: string[] = []
    const holder = document.body.appendChild(document.createElement('div'))
    holder.className = 'holder'
    for (const name of ['cw-loader-start', 'cw-ready', 'cw-load-error']) {
      holder.addEventListener(name, (event) => names.push(event.type))
    }
    vi.spyOn(console, 'error').mockImplementation(() => {})
    holder.innerHTML = '<cw-probe></cw-probe>'
    await expect.poll(() => names).toEqual(['cw-loader-start', 'cw-ready'])
    const element = holder.firstElementChild as ProbeElement
    element.appId = 'throw'
    await expect.poll(() => names).toEqual(['cw-loader-start', 'cw-ready', 'cw-load-error'])
    expect(inside(element, '[role=alert]').textContent).toContain('the probe was told to throw')
    element.appId = 'good again'
    inside<HTMLButtonElement>(element, '[role=alert] button').click()
    await expect.poll(() => inside(element, '.probe')).not.toBeNull()
  })

  it('shows a card for a component that can’t be loaded, and loads it on retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let tries = 0
    defineElement({
      ...declare('cw-late'),
      load: async () => {
        tries += 1
        if (tries === 1) throw new Error('the network is away')
        return { default: Probe }
      },
    })
    const holder = document.body.appendChild(document.createElement('div'))
    holder.className = 'holder'
    const failed = vi.fn()
    holder.addEventListener('cw-load-error', failed)
    holder.innerHTML = '<cw-late></cw-late>'
    await expect.poll(() => failed.mock.calls).toHaveLength(1)
    const element = holder.firstElementChild!
    expect(inside(element, '[role=alert]').textContent).toContain('the network is away')
    inside<HTMLButtonElement>(element, '[role=alert] button').click()
    await expect.poll(() => inside(element, '.probe')).not.toBeNull()
  })

  it('shows a card for messages that can’t be loaded, and loads them on retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let tries = 0
    const messages = async () => {
      tries += 1
      if (tries === 1) throw new Error('the messages are away')
      return { default: {} }
    }
    defineElement({ ...declare('cw-wordless'), locales: [{ cn: messages, en: messages, ru: messages }] })
    const holder = document.body.appendChild(document.createElement('div'))
    holder.className = 'holder'
    holder.innerHTML = '<cw-wordless></cw-wordless>'
    const element = holder.firstElementChild!
    await expect.poll(() => inside(element, '[role=alert]').textContent).toContain('the messages are away')
    expect(tries).toBe(1)
    inside<HTMLButtonElement>(element, '[role=alert] button').click()
    await expect.poll(() => inside(element, '.probe')).not.toBeNull()
    expect(tries).toBe(2)
  })
})

describe('life cycle', () => {
  async function typeInto(element: Element) {
    await userEvent.click(inside(element, 'input'))
    await userEvent.keyboard('kept')
    expect(inside<HTMLInputElement>(element, 'input').value).toBe('kept')
  }

  it('keeps its state through a move', async () => {
    const element = await show('<cw-probe></cw-probe><section></section>')
    await typeInto(element)
    const before = mounts
    document.querySelector('.holder section')!.append(element)
    await painted()
    expect(inside<HTMLInputElement>(element, 'input').value).toBe('kept')
    expect(mounts).toBe(before)
  })

  it.skipIf(!('moveBefore' in Element.prototype))('keeps its state and its focus through moveBefore', async () => {
    const element = await show('<cw-probe></cw-probe><section></section>')
    await typeInto(element)
    const section = document.querySelector('.holder section') as Element & {
      moveBefore(node: Node, child: Node | null): void
    }
    section.moveBefore(element, null)
    await painted()
    expect(inside<HTMLInputElement>(element, 'input').value).toBe('kept')
    expect(element.shadowRoot!.activeElement).toBe(inside(element, 'input'))
  })

  it('unmounts when removed, does not render meanwhile, and starts again when added back', async () => {
    const element = await show('<cw-probe app-id="a1"></cw-probe>')
    await typeInto(element)
    element.remove()
    const before = renders
    element.setAttribute('app-id', 'a2')
    await expect.poll(() => element.shadowRoot!.childElementCount).toBe(0)
    element.appId = 'a3'
    await painted()
    expect(renders).toBe(before)
    document.querySelector('.holder')!.append(element)
    await expect.poll(() => latest.appId).toBe('a3')
    expect(inside<HTMLInputElement>(element, 'input').value).toBe('')
  })

  it('does not render before it is on the page', async () => {
    const before = renders
    const element = document.createElement('cw-probe') as ProbeElement
    element.appId = 'a1'
    element.setAttribute('count', '1')
    await painted()
    expect(renders).toBe(before)
  })

  it('leaves the page’s children alone', async () => {
    const element = await show('<cw-probe><b>fallback</b></cw-probe>')
    expect(element.querySelector('b')!.textContent).toBe('fallback')
    expect(inside(element, '.probe')).not.toBeNull()
  })

  it('has unique ids', async () => {
    await show('<cw-probe></cw-probe><cw-probe></cw-probe>')
    const ids = [...document.querySelectorAll('.holder cw-probe')].map((element) => inside(element, '.probe').id)
    expect(ids[0]).not.toBe(ids[1])
    expect(ids[0]).toMatch(/cw\d+-/)
  })

  it('can be defined twice, and warns if another version was first', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const first = customElements.get('cw-probe')
    defineElement(declare('cw-probe'))
    expect(customElements.get('cw-probe')).toBe(first)
    expect(warn).not.toHaveBeenCalled()
    const other = createElementClass(declare('cw-other')) as CustomElementConstructor & { version: string }
    Object.defineProperty(other, 'version', { value: '0.0.1' })
    customElements.define('cw-other', other)
    defineElement(declare('cw-other'))
    expect(warn).toHaveBeenCalledOnce()
  })

  it('shares one sheet among 200 elements, and uses the sheet of another document', async () => {
    await show('<cw-probe></cw-probe>'.repeat(200))
    const elements = [...document.querySelectorAll('.holder cw-probe')]
    const sheets = new Set(elements.flatMap((element) => [...element.shadowRoot!.adoptedStyleSheets]))
    expect(elements).toHaveLength(200)
    expect(sheets.size).toBe(1)
    const frame = document.querySelector('.holder')!.appendChild(document.createElement('iframe'))
    frame.contentDocument!.body.append(elements[0]!)
    expect(elements[0]!.shadowRoot!.adoptedStyleSheets).toHaveLength(1)
    expect(sheets.has(elements[0]!.shadowRoot!.adoptedStyleSheets[0]!)).toBe(false)
  })

  it('restarts on the console that the page configures later', async () => {
    const element = await show('<cw-probe></cw-probe>')
    expect(inside<HTMLElement>(element, '[lang]').lang).toBe('en')
    configureConsole({ language: 'ru', fetch: () => Promise.reject(new Error('offline')) })
    await expect.poll(() => inside<HTMLElement>(element, '[lang]').lang).toBe('ru')
    element.setAttribute('language', 'cn')
    element.setAttribute('theme', 'dark')
    await expect.poll(() => inside<HTMLElement>(element, '[lang]').lang).toBe('zh-CN')
    expect(getComputedStyle(inside(element, '[data-theme]')).colorScheme).toBe('dark')
  })
})

describe('a theme of its own', () => {
  const rootOf = (element: Element) => inside<HTMLElement>(element, '.cw-root .cw-root')

  it('paints its own surface on a page of the other scheme, and none by default', async () => {
    document.documentElement.style.colorScheme = 'light'
    const dark = getComputedStyle(rootOf(await show('<cw-probe theme="dark"></cw-probe>')))
    expect(dark.colorScheme).toBe('dark')
    // Lightness of the surface, and of the text on it.
    const lightness = (color: string) => Number(/^oklch\(([\d.]+)/.exec(color)?.[1])
    expect(lightness(dark.backgroundColor)).toBeLessThan(0.3)
    expect(lightness(dark.color)).toBeGreaterThan(0.8)
    expect(parseFloat(dark.paddingTop)).toBeGreaterThan(0)
    document.querySelector('.holder')?.remove()
    const plain = getComputedStyle(rootOf(await show('<cw-probe></cw-probe>')))
    expect(plain.backgroundColor).toBe('rgba(0, 0, 0, 0)')
    expect(plain.paddingTop).toBe('0px')
    document.documentElement.removeAttribute('style')
  })
})

describe('a console of its own', () => {
  const sessionOf = (teamId: string) => ({
    csrfToken: 'token',
    teamId,
    userId: 'user',
    expireTime: Date.now() + 3_600_000,
    realExpireTime: Date.now() + 3_600_000,
    permissions: {},
    teams: [],
    roles: [],
  })

  it('for another team than the page’s is an error that says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    pageConsole().session.accept(sessionOf('northwind') as never)
    const second = createConsole({ ...pageConsole().options, zones: { china: { api: location.origin } } })
    const element = await show('<cw-probe></cw-probe>')
    Object.assign(element, { console: second })
    second.session.accept(sessionOf('northwind') as never)
    await painted()
    expect(inside(element, '[role=alert]')).toBeNull()
    const failed = new Promise<CustomEvent>((resolve) =>
      element.addEventListener('cw-load-error', (event) => resolve(event as CustomEvent)),
    )
    second.session.accept(sessionOf('lighthouse') as never)
    expect((await failed).detail.error.message).toMatch(
      /^This page shows the team northwind, and the tag's own console the team lighthouse\. A page shows one team/,
    )
    second.close()
  })
})
