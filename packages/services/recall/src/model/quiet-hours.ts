import { zoneOfCountry } from '@console-widgets/conditions/zones'

/** Hours of the day, in a person's country, in which messages may reach them: from 9 until 21. */
export const openHours = { from: 9, until: 21 } as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** Hour and minute of a time in a country. */
export function localTime(country: string, time: number): { hour: number; minute: number } {
  const timeZone = zoneOfCountry(country)
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  formats.set(timeZone, format)
  const [hour = 0, minute = 0] = format.format(time).split(':').map(Number)
  return { hour, minute }
}

/** Whether messages wait at a time in a country. */
export function isQuiet(country: string, time: number): boolean {
  const { hour } = localTime(country, time)
  return hour < openHours.from || hour >= openHours.until
}

const minute = 60_000
const quarter = 15 * minute

/** The first minute from a time on at which messages may reach a country. */
export function nextOpenTime(country: string, time: number): number {
  if (!isQuiet(country, time)) return time
  const local = localTime(country, time)
  const minutes = ((24 + openHours.from - local.hour) % 24) * 60 - local.minute
  let next = Math.floor(time / minute) * minute + (minutes <= 0 ? 0 : minutes) * minute
  // The clocks may change in between, by quarters of an hour.
  while (isQuiet(country, next)) next += quarter
  while (next - quarter > time && !isQuiet(country, next - quarter)) next -= quarter
  return next
}
