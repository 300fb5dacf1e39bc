import { useLanguage, useLocale } from '../text/use-locale.ts'
import { formatAgo, formatMoment } from './format.ts'
import { useNow } from './use-now.ts'

export interface RelativeTimeProps {
  /** Milliseconds since 1970. Nothing is shown as a dash. */
  time: number | null | undefined
  /** Shows the exact time beside it, for pages about one thing. */
  exact?: boolean
}

/** How long ago; the exact time is under the pointer. */
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

/** Stands where there is no value. */
export function Nothing() {
  return <span className="text-faint">–</span>
}
