import type { ReactNode } from 'react'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { StatusShape, type Tone } from '../../parts/status.tsx'

/** One event. */
export interface TimelineEvent {
  id: string
  /** Milliseconds since 1970. */
  time: number
  title: ReactNode
  /** Person or system that caused it. */
  actor?: ReactNode
  tone?: Tone
  body?: ReactNode
}

export interface TimelineProps {
  label: string
  events: readonly TimelineEvent[]
}

/** Events, newest first. New events are announced. */
export function Timeline({ label, events }: TimelineProps) {
  const newestFirst = [...events].sort((one, other) => other.time - one.time)
  return (
    <ol aria-label={label} aria-live="polite" aria-relevant="additions" className="flex flex-col">
      {newestFirst.map((event, index) => (
        <li key={event.id} className="relative flex gap-3 pb-5 last:pb-0">
          {index < newestFirst.length - 1 ? (
            <span className="absolute start-[6.5px] top-5 bottom-0 w-px bg-line" />
          ) : null}
          <span className="flex h-lh items-center">
            <StatusShape tone={event.tone ?? 'draft'} />
          </span>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className="font-medium">{event.title}</p>
              <span className="text-sm text-muted">
                <RelativeTime time={event.time} />
              </span>
            </div>
            {event.actor ? <p className="text-sm text-muted">{event.actor}</p> : null}
            {event.body ? <div className="mt-1 text-sm">{event.body}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
