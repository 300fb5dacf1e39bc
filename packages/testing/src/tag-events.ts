import { createLog, type Log } from './log.ts'

/** The DOM events that every tag fires, with the type of their `detail`. Events of single tags have other names. */
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
  /** Stops recording. */
  stop(): void
}

/**
 * Records the events of tags, on one of them or on any ancestor, such as `document`. Events of single tags must be
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
