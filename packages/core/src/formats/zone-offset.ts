import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/** Milliseconds by which the clocks of a time zone, such as `Asia/Tokyo`, are ahead of UTC at a time. */
export function zoneOffset(zone: string, time: number): number {
  return dayjs(time).tz(zone).utcOffset() * 60_000
}
