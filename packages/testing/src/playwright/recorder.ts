/** What a page reports about its widgets. */
export type Recorded = { event: string; tag: string; detail: unknown } | { message: unknown }

/** Name of the function that the test exposes to the page. */
export const bindingName = '__consoleWidgetsTest'

/** State kept in the page: tags on screen, and the reasons why others failed. */
interface Standing {
  ready: WeakSet<Element>
  failed: WeakMap<Element, string>
}

// The two functions below run in the page: they may use only types of this module.

/** Reports every `cw-` event and, in a host page, every message. */
export function installRecorder(binding: string): void {
  const page = window as unknown as { __consoleWidgetsStanding?: Standing } & Record<
    string,
    (recorded: Recorded) => Promise<void>
  >
  const standing: Standing = { ready: new WeakSet(), failed: new WeakMap() }
  page.__consoleWidgetsStanding = standing
  const messageOf = (value: unknown) => (value instanceof Error ? value.message : value)
  // Errors and other values that can't be cloned are sent as their message or omitted.
  const portable = (detail: unknown) => {
    try {
      return JSON.parse(JSON.stringify(detail ?? null, (_key, value: unknown) => messageOf(value)))
    } catch {
      return null
    }
  }
  const hear = (event: Event) => {
    const [tag] = event.composedPath()
    if (!(tag instanceof Element)) return
    const { detail } = event as CustomEvent<{ error?: unknown } | null>
    if (event.type === 'cw-ready') standing.ready.add(tag)
    if (event.type === 'cw-load-error') standing.failed.set(tag, String(messageOf(detail?.error)))
    void page[binding]?.({ event: event.type, tag: tag.localName, detail: portable(detail) })
  }
  // Events of a single tag have arbitrary names: each is listened to from its first occurrence on.
  const known = new Set<string>()
  const dispatch = EventTarget.prototype.dispatchEvent
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event.type.startsWith('cw-') && !known.has(event.type)) {
      known.add(event.type)
      window.addEventListener(event.type, hear, true)
    }
    return dispatch.call(this, event)
  }
  if (window.top === window)
    window.addEventListener('message', ({ data, source }) => {
      if (source !== window) void page[binding]?.({ message: portable(data) })
    })
}

/** Resolves when a tag is on screen. */
export function untilReady(tag: Element, milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const standing = (window as unknown as { __consoleWidgetsStanding?: Standing }).__consoleWidgetsStanding
    if (!standing) return reject(new Error('The page was opened before `watchWidgets` was called.'))
    const fail = () => reject(new Error(`<${tag.localName}> could not be loaded: ${standing.failed.get(tag)}`))
    if (standing.ready.has(tag)) return resolve()
    if (standing.failed.has(tag)) return fail()
    tag.addEventListener('cw-ready', () => resolve(), { once: true })
    tag.addEventListener('cw-load-error', fail, { once: true })
    setTimeout(
      () => reject(new Error(`<${tag.localName}> was not on screen within ${milliseconds} ms. Was its script loaded?`)),
      milliseconds,
    )
  })
}
