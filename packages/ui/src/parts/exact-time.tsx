import { formatDateTime, formatDateTimeSeconds, formatRelative, formatZonedTime } from '@console-widgets/core/formats'
import { useLanguage } from '../text/use-locale.ts'
import { Nothing, type RelativeTimeProps } from './relative-time.tsx'
import { useNow } from './use-now.ts'

export interface ExactTimeProps extends RelativeTimeProps {
  /** Shows the seconds and the time zone, for logs: the exact time comes first. */
  precise?: boolean
  /** Shows only the first of the two, and the other one in the tooltip. */
  short?: boolean
}

/** Relative and exact time, with the seconds in the tooltip; for detail pages. */
export function ExactTime({ time, precise, short }: ExactTimeProps) {
  const language = useLanguage()
  const now = useNow()
  if (time === null || time === undefined) return <Nothing />
  const [first, second] = precise
    ? [formatZonedTime(time, language), formatRelative(time, language, now)]
    : [formatRelative(time, language, now), formatDateTime(time, language)]
  return (
    <time dateTime={new Date(time).toISOString()} title={short ? second : formatDateTimeSeconds(time, language)}>
      {first}
      {short ? null : <span className="text-muted"> · {second}</span>}
    </time>
  )
}
