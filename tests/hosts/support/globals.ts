import type { Page } from 'playwright-core'

/** Global state of a page that outlives the element that created it. */
export interface GlobalsLeft {
  intervals: number
  channels: number
  mutationObservers: number
  resizeObservers: number
  intersectionObservers: number
  /** Listeners on the window, the document, and the page's media queries. */
  globalListeners: number
  /** Style sheets of the document. */
  sheets: number
  /** Children of the head and the body, without one preload for each script: a page loads new scripts at any time. */
  elements: number
}

/** Counts from the start of the page. This is text, because it runs in the page before anything else. */
export const watchGlobals = `(() => {
  const left = (globalThis.left = { intervals: new Set(), channels: new Set(), mutationObservers: new Set(), resizeObservers: new Set(), intersectionObservers: new Set(), globalListeners: new Map() })
  const { setInterval, clearInterval } = globalThis
  globalThis.setInterval = (...given) => { const id = setInterval(...given); left.intervals.add(id); return id }
  globalThis.clearInterval = (id) => { left.intervals.delete(id); clearInterval(id) }
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name) { super(name); left.channels.add(this) }
    close() { left.channels.delete(this); super.close() }
  }
  const watched = (Observer, set) => class extends Observer {
    observe(...given) { set.add(this); super.observe(...given) }
    disconnect() { set.delete(this); super.disconnect() }
  }
  globalThis.MutationObserver = watched(MutationObserver, left.mutationObservers)
  globalThis.ResizeObserver = watched(ResizeObserver, left.resizeObservers)
  globalThis.IntersectionObserver = watched(IntersectionObserver, left.intersectionObservers)
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const isGlobal = (target) => target === undefined || target === null || target === globalThis || target === document || target === document.documentElement || target === document.body || target instanceof MediaQueryList
  const keyOf = (type, options) => type + (options === true || options?.capture ? ' captured' : '')
  const change = (by, target, type, listener, options) => {
    if (!isGlobal(target) || !listener || options?.once) return
    const known = left.globalListeners.get(listener) ?? new Set()
    known[by](keyOf(type, options))
    if (known.size > 0) left.globalListeners.set(listener, known)
    else left.globalListeners.delete(listener)
  }
  EventTarget.prototype.addEventListener = function (type, listener, options) { change('add', this, type, listener, options); return addEventListener.call(this ?? globalThis, type, listener, options) }
  EventTarget.prototype.removeEventListener = function (type, listener, options) { change('delete', this, type, listener, options); return removeEventListener.call(this ?? globalThis, type, listener, options) }
})()`

/** Current counts of a page. */
export function globalsLeft(page: Page): Promise<GlobalsLeft> {
  return page.evaluate(() => {
    const { left } = globalThis as unknown as {
      left: Record<string, Set<unknown>> & { globalListeners: Map<unknown, Set<string>> }
    }
    const size = (name: string) => left[name]?.size ?? 0
    const preloads = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
    const scripts = new Set(preloads.map((link) => link.href))
    return {
      intervals: size('intervals'),
      channels: size('channels'),
      mutationObservers: size('mutationObservers'),
      resizeObservers: size('resizeObservers'),
      intersectionObservers: size('intersectionObservers'),
      globalListeners: size('globalListeners'),
      sheets: document.adoptedStyleSheets.length + document.styleSheets.length,
      elements: document.head.children.length + document.body.children.length - scripts.size,
    }
  })
}
