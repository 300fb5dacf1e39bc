import { type Autoloader, configureConsole, defineElement, startAutoloader } from '@console-widgets/elements'
import { pageAutoloader } from '../../packages/elements/src/loader/page-autoloader.ts'
import { tagsInModules } from '../../packages/elements/src/loader/tag-modules.ts'
import { pageRegistry } from '../../packages/elements/src/page-registry.ts'
import { defineTag } from '@console-widgets/ui/tag'
import { createElement } from 'react'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { painted } from './shadow-harness.tsx'

const requested: string[] = []
let failing = true
let away = true

function module(tag: `cw-${string}`) {
  return async () => {
    requested.push(tag)
    if (tag === 'cw-broken' && failing) throw new Error('the network is away')
    if (tag === 'cw-away' && away) throw new Error('the network is away')
    if (tag === 'cw-late') await new Promise(() => {})
    const load = async () => ({ default: () => createElement('p', {}, tag) })
    return { tags: [defineTag({ tag, title: tag, description: tag, properties: {}, events: {}, locales: [], load })] }
  }
}

const names = ['cw-first', 'cw-second', 'cw-third', 'cw-inner', 'cw-ahead', 'cw-late', 'cw-broken', 'cw-away'] as const
let loader: Autoloader
let defineLoads = 0

function place(html: string): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'))
  element.className = 'placed'
  element.innerHTML = html
  return element
}

beforeAll(() => {
  configureConsole({ language: 'en', fetch: () => Promise.reject(new Error('offline')) })
  place('<cw-first></cw-first>')
  loader = startAutoloader(Object.fromEntries(names.map((name) => [name, module(name)])), async () => {
    defineLoads += 1
    return defineElement
  })
})

afterEach(() => vi.restoreAllMocks())

describe('autoloader', () => {
  it('loads the tags on the page, and no others', async () => {
    await loader.allDefined()
    expect(customElements.get('cw-first')).toBeDefined()
    expect(requested).toEqual(['cw-first'])
    expect(defineLoads).toBe(1)
  })

  it('loads tags added later, however deep and however often, once', async () => {
    place('<section><cw-second></cw-second><cw-second></cw-second></section>')
    await customElements.whenDefined('cw-second')
    place('<cw-second></cw-second>')
    await loader.allDefined()
    await expect
      .poll(() => document.querySelector('.placed:last-child > cw-second')?.shadowRoot?.textContent)
      .toContain('cw-second')
    expect(requested).toEqual(['cw-first', 'cw-second'])
  })

  it('watches open shadow roots that it is given', async () => {
    const root = place('').attachShadow({ mode: 'open' })
    root.innerHTML = '<cw-inner></cw-inner>'
    await painted()
    expect(requested).not.toContain('cw-inner')
    loader.observe(root)
    await loader.allDefined()
    expect(requested).toContain('cw-inner')
    root.append(document.createElement('cw-third'))
    await expect.poll(() => requested).toContain('cw-third')
  })

  it('preloads tags on request', async () => {
    await loader.preload('cw-ahead')
    expect(customElements.get('cw-ahead')).toBeDefined()
    await expect(loader.preload('cw-unknown')).rejects.toThrow(/not a tag of console-widgets/)
  })

  it('warns once about an unknown cw- name with a suggestion, and leaves the element alone', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    place('<cw-secnd>fallback</cw-secnd><other-secnd>fallback</other-secnd>')
    await expect.poll(() => warn.mock.calls.length).toBe(1)
    const [unknown] = place('<cw-secnd>fallback</cw-secnd>').children
    await loader.allDefined()
    await painted()
    expect(warn.mock.calls).toEqual([['<cw-secnd> is not a tag of console-widgets. Did you mean <cw-second>?']])
    expect(getComputedStyle(unknown!)).toMatchObject({ visibility: 'visible', display: 'inline' })
  })

  it('hides a tag until it is defined, and shows it after a timeout if it never is', async () => {
    const [cloaked] = place('<cw-late>fallback</cw-late>').children
    await expect.poll(() => getComputedStyle(cloaked!).visibility).toBe('hidden')
    await expect.poll(() => getComputedStyle(cloaked!).visibility, { timeout: 4000 }).toBe('visible')
  })

  it('shows what the page has put into a tag that can’t be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const [element] = place('<cw-broken>fallback</cw-broken>').children
    await expect.poll(() => getComputedStyle(element!).visibility).toBe('visible')
    expect(element!.textContent).toBe('fallback')
  })

  it('notifies the elements of a tag that can’t be loaded, and retries for the next one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const failed = vi.fn()
    const started = vi.fn()
    document.addEventListener('cw-load-error', failed)
    document.addEventListener('cw-loader-start', started)
    const [element] = place('<cw-broken></cw-broken>').children
    // The element of the previous test has been notified, too.
    await expect.poll(() => failed.mock.calls).toHaveLength(2)
    expect(started).toHaveBeenCalledOnce()
    expect(element!.querySelector('[role=alert]')!.textContent).toBe(
      'This part can’t be loaded. Check the connection. Try again',
    )
    element!.querySelector('button')!.click()
    await expect.poll(() => failed.mock.calls).toHaveLength(4)
    expect(element!.querySelectorAll('button')).toHaveLength(1)
    failing = false
    place('<cw-broken></cw-broken>')
    await customElements.whenDefined('cw-broken')
    await painted()
    // Every start is announced once, including those of upgraded elements.
    expect(started).toHaveBeenCalledTimes(2)
  })
})

it('loads a tag that can’t be loaded again by itself', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const [element] = place('<cw-away></cw-away>').children
  await expect.poll(() => element!.querySelector('[role=alert]')).not.toBeNull()
  expect(requested.filter((tag) => tag === 'cw-away')).toHaveLength(1)
  away = false
  await vi.advanceTimersByTimeAsync(10_000)
  await customElements.whenDefined('cw-away')
  expect(element!.querySelector('[role=alert]')).toBeNull()
})

describe('second script', () => {
  it('uses the loader of the first', () => {
    const first = pageAutoloader(tagsInModules({}), async () => defineElement)
    const second = pageAutoloader(tagsInModules({ 'cw-other': module('cw-other') }), async () => defineElement)
    expect(second).toBe(first)
  })

  it('of another version warns, and leaves the page to the first', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const registry = pageRegistry()
    const { version } = registry
    registry.version = '0.0.1'
    expect(pageAutoloader(tagsInModules({}), async () => defineElement)).toBe(registry.autoloader)
    registry.version = version
    expect(warn.mock.calls[0]![0]).toMatch(/0\.0\.1 is already on this page/)
  })
})
