import { utcWeekday } from '@console-widgets/core/formats'
import { addDays, daysBetween, dayTime } from '@console-widgets/reports/model'
import type { TrafficPlan } from './plans.ts'

/** One step of a version's rollout: its release, or an increase of the percentage. */
export interface Spreading {
  versionNumber: string
  day: string
  /** The users whom this step adds: from one share of all users to another. */
  from: number
  share: number
  /** Days on which the rollout was paused, the second one excluded; null while it is, or after it was canceled. */
  pauses: readonly (readonly [from: string, to: string | null])[]
}

/** Average number of events per new person over the first 90 days. */
const eventsOfPerson = 20.5

/** Number of people who install an app on each day, by its plan; repeatable. */
export function peopleOfDays(
  plan: TrafficPlan,
  versions: readonly Spreading[],
  scale: number,
  firstDay: string,
  from: string,
  to: string,
): { day: string; people: number }[] {
  const level = (after: number, launched: boolean) => {
    const day = addDays(firstDay, after)
    const weekday = utcWeekday(dayTime(day))
    const weekend = weekday === 0 || weekday === 6 ? plan.weekend : 1
    // Grows until the fourth month, then stays level.
    const grown = 1 + ((plan.growth - 1) * Math.min(after, 120)) / 90
    const launches = launched
      ? versions.reduce((sum, step) => sum + (step.share - step.from) * spike(daysBetween(step.day, day) - 1), 0)
      : 0
    return grown * weekend * (1 + launches) * (0.92 + 0.16 * noise(plan.packageName, after))
  }
  const whole = Array.from({ length: 90 }, (_, after) => level(after, false)).reduce((sum, each) => sum + each, 0)
  const unit = (scale * plan.share) / eventsOfPerson / whole
  const days: { day: string; people: number }[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const after = daysBetween(firstDay, day) - 1
    if (after >= 0)
      days.push({ day, people: Math.floor(level(after, true) * unit + noise(`${plan.packageName} rest`, after)) })
  }
  return days
}

/** Effect of a new version, strongest on its first day. Versions from before the first day have none. */
function spike(age: number): number {
  return age >= 0 && age < 14 ? 0.9 * Math.exp(-age / 3) : 0
}

/** A number from 0 to 1, determined by a text and a number (FNV-1a). */
export function noise(text: string, number: number): number {
  let hash = 0x811c9dc5
  for (const character of `${text} ${number}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) as number), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32
}

/** Seed that makes an app's random values differ from those of others. */
export function seedOf(appId: string): number {
  return Math.floor(noise(appId, 20_260_302) * 2 ** 31)
}
