import { readPlace, writePlace } from '@console-widgets/data'
import { usePlace, useStore } from '@console-widgets/ui'
import type { HistoryEntry } from '../data.ts'

const hour = 3_600_000

/** A moment of a rule’s chart. */
interface Moment {
  time: number
  /** The version or the country that the rule watches by itself. Undefined: it watches all together. */
  instance: string | undefined
}

/** The address of a rule’s chart at the time of a change. */
export function placeAt(path: string, { time, instance }: Pick<HistoryEntry, 'time' | 'instance'>): string {
  return writePlace(path, new URLSearchParams({ at: String(time), ...(instance === null ? {} : { of: instance }) }))
}

/** The moment that the address is about. Undefined: it isn’t about one. */
export function useMoment(): Moment | undefined {
  const { parameters } = readPlace(useStore(usePlace().$route))
  const at = parameters.get('at') ?? ''
  return /^\d{1,15}$/.test(at) ? { time: Number(at), instance: parameters.get('of') ?? undefined } : undefined
}

/** What is shown around a moment: a day before and after it by the hour, a week of days. */
export function spanAround(time: number, period: number): { from: number; to: number } {
  const around = period >= 86_400 ? 168 * hour : 24 * hour
  return { from: time - around, to: time + around }
}
