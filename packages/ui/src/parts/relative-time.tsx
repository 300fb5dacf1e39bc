import { useLanguage, useLocale } from '../text/use-locale.ts'
import { formatAgo, formatMoment } from './format.ts'
import { useNow } from './use-now.ts'

export interface RelativeTimeProps {
  /** Time in milliseconds since 1970. A missing value is shown as a dash. */
  time: number | null | undefined
  /** Shows the exact time as well, for detail pages. */
  exact?: boolean
}

/** Relative time, with the exact time in the tooltip. */
export function RelativeTime({ time, exact }: RelativeTimeProps) {
  const language = useLanguage()
  const locale = useLocale()
  const now = useNow()
  if (time === null || time === undefined) return <Nothing />
  return (
    <time dateTime={new Date(time).toISOString()} title={formatMoment(time, language, true)}>
      {formatAgo(time, now, locale)}
      {exact ? <span className="text-muted"> · {formatMoment(time, language)}</span> : null}
    </time>
  )
}

/** Placeholder for a missing value. */
export function Nothing() {
  return <span className="text-faint">–</span>
}
