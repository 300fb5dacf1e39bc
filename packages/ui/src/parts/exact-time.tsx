import { formatDateTime, formatDateTimeSeconds, formatRelative } from '@console-widgets/core/formats'
import { useLanguage } from '../text/use-locale.ts'
import { Nothing, type RelativeTimeProps } from './relative-time.tsx'
import { useNow } from './use-now.ts'

/** Relative and exact time, with the seconds in the tooltip; for detail pages. */
export function ExactTime({ time }: RelativeTimeProps) {
  const language = useLanguage()
  const now = useNow()
  if (time === null || time === undefined) return <Nothing />
  return (
    <time dateTime={new Date(time).toISOString()} title={formatDateTimeSeconds(time, language)}>
      {formatRelative(time, language, now)}
      <span className="text-muted"> · {formatDateTime(time, language)}</span>
    </time>
  )
}
