import { createLog, type Log } from './log.ts'

/** The DOM events that every tag fires, with what is in their `detail`. Those of one tag have other names. */
export interface TagEvents {
  'cw-loader-start': null
  'cw-ready': null
  'cw-navigate': { route: string }
  'cw-changed': { call: string; touches: readonly string[] }
  'cw-load-error': { error: unknown }
  [own: `cw-${string}`]: unknown
}

const common = ['cw-loader-start', 'cw-ready', 'cw-navigate', 'cw-changed', 'cw-load-error']

export interface RecordedEvents extends Log<TagEvents> {
  /** Listens no more. */
  stop(): void
}

/**
 * Records what tags fire, at one of them or at anything around them, such as `document`. Events of one tag's own are
 * named.
 */
export function recordEvents(target: EventTarget, ...own: `cw-${string}`[]): RecordedEvents {
  const log = createLog<TagEvents>('event')
  const names = [...common, ...own]
  const hear = (event: Event) => log.write(event.type, (event as CustomEvent).detail)
  for (const name of names) target.addEventListener(name, hear)
  return {
    ...log,
    stop() {
      for (const name of names) target.removeEventListener(name, hear)
    },
  }
}
