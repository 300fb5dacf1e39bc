import { formatRelative } from '@console-widgets/core/formats'
import { useState } from 'react'
import { useLanguage } from '../text/use-locale.ts'
import { useExactTimes } from './use-exact-times.ts'
import { useNow } from './use-now.ts'

export interface RelativeTimeProps {
  /** Time in milliseconds since 1970. A missing value is shown as a dash. */
  time: number | null | undefined
}

/** Relative time, with the exact time in the tooltip. Detail pages show both, with `ExactTime`. */
export function RelativeTime({ time }: RelativeTimeProps) {
  const language = useLanguage()
  const now = useNow()
  const [hovered, setHovered] = useState(false)
  const exact = useExactTimes(hovered)
  if (time === null || time === undefined) return <Nothing />
  return (
    <time
      dateTime={new Date(time).toISOString()}
      title={exact?.formatDateTimeSeconds(time, language)}
      onPointerEnter={() => setHovered(true)}
    >
      {formatRelative(time, language, now)}
    </time>
  )
}

/** Placeholder for a missing value. */
export function Nothing() {
  return <span className="text-faint">–</span>
}
