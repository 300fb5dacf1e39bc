import { configureConsole, defineElement, pageConsole, startAutoloader } from '@console-widgets/elements'
import { usePlace } from '@console-widgets/ui'
import { defineTag } from '@console-widgets/ui/tag'
import { atom, type WritableAtom } from 'nanostores'
import { createElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { readEarly } from '../../packages/elements/src/loader/read-early.ts'
import { pageRegistry } from '../../packages/elements/src/page-registry.ts'
import { painted } from './shadow-harness.tsx'

const reads: { console: unknown; place: unknown; properties: unknown }[] = []
const shownAt: unknown[] = []
/** Stores created for early reading, which stay while they have subscribers. */
let stores: WritableAtom<number>[] = []

function Shown(_: { appId?: string; count?: number }) {
  shownAt.push(usePlace())
  return createElement('p', {}, 'Shown')
}

/** Starts an autoloader for its own tag, whose class arrives when the returned function is called. */
function start(tag: `cw-${string}`, html: string, prepare: (element: HTMLElement) => void = () => {}) {
  const declaration = defineTag({
    tag,
    title: tag,
    description: tag,
    properties: {
      appId: { kind: 'string', description: 'ID of the app.' },
      count: { kind: 'number', description: 'A number.' },
    },
    events: {},
    locales: [],
    load: async () => ({ default: Shown }),
    read: async () => (console, place, properties) => {
      reads.push({ console, place, properties })
      const store = atom(0)
      stores.push(store)
      return store
    },
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  const holder = document.body.appendChild(document.createElement('div'))
  holder.className = 'placed'
  holder.innerHTML = html
  prepare(holder.firstElementChild as HTMLElement)
  const loader = startAutoloader(
    { [tag]: async () => ({ tags: [declaration] }) },
    () => promise.then(() => defineElement),
    async () => readEarly,
  )
  return async () => {
    resolve()
    await loader.allDefined()
    await painted()
  }
}

afterEach(() => {
  for (const element of document.querySelectorAll('.placed')) element.remove()
  reads.length = 0
  shownAt.length = 0
  stores = []
})

it('reads for an element before it is defined, with its attributes, at its future place', async () => {
  configureConsole({ language: 'en', fetch: () => Promise.reject(new Error('offline')) })
  const define = start('cw-early', '<cw-early app-id="a-1" count="3"></cw-early>', (element) =>
    Object.assign(element, { count: 4 }),
  )
  await expect.poll(() => stores.map(({ lc }) => lc)).toEqual([1])
  expect(customElements.get('cw-early')).toBeUndefined()
  expect(reads.map(({ properties }) => properties)).toEqual([expect.objectContaining({ appId: 'a-1', count: 4 })])
  expect(reads[0]?.console).toBe(pageConsole())
  await define()
  await expect.poll(() => shownAt[0]).toBe(reads[0]?.place)
  expect(reads).toHaveLength(1)
  // The widget keeps its own subscription.
  await expect.poll(() => stores[0]?.lc).toBe(0)
})

it('starts the session while the reading code is still loading', async () => {
  configureConsole({ language: 'en', fetch: () => Promise.reject(new Error('offline')) })
  const ensure = vi.spyOn(pageConsole().session, 'ensure')
  const element = document.body.appendChild(document.createElement('cw-awaited'))
  element.className = 'placed'
  const declaration = defineTag({
    tag: 'cw-awaited',
    title: 'Awaited',
    description: 'Awaited',
    properties: {},
    events: {},
    locales: [],
    load: async () => ({ default: () => null }),
    read: () => new Promise(() => {}),
  })
  void readEarly(declaration, [element])
  expect(ensure).toHaveBeenCalledOnce()
  ensure.mockRestore()
})

it('does not read for an element with its own console', async () => {
  const define = start('cw-own-console', '<cw-own-console></cw-own-console>', (element) =>
    Object.assign(element, { console: pageConsole() }),
  )
  await painted()
  await define()
  expect(reads).toEqual([])
})

it('does not read on a page without a console configuration', async () => {
  pageRegistry().options = undefined
  start('cw-not-said', '<cw-not-said></cw-not-said>')
  await painted()
  expect(reads).toEqual([])
})
