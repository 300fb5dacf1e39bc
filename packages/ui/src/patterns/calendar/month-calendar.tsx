import { addUtcMonths, formatUtc, formatUtcDate, startOfUtc } from '@console-widgets/core/formats'
import { cva } from 'class-variance-authority'
import { type ReactNode, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { classNames } from '../../parts/class-names.ts'
import { IconButton } from '../../parts/icon-button.tsx'
import { useNow } from '../../parts/use-now.ts'
import { useLanguage } from '../../text/use-locale.ts'
import { createTextHook } from '../../text/use-text.ts'
import { withText } from '../../text/with-text.tsx'
import type en from './locales/en.ts'
import { calendarLocales } from './locales/index.ts'
import { calendarDay, day, monthValues, weeksOf } from './month-weeks.ts'

const useCalendarText = createTextHook<typeof en>()

/** Something that lasts some days. */
export interface CalendarSpan {
  id: string
  /** First and last day, each as its midnight in UTC. Infinity: it goes on. */
  from: number
  to: number
  /** Words on the bar. */
  label: string
  look: 'plain' | 'warning' | 'ended'
  /** The same in the list: what it is, with its state. */
  children: ReactNode
}

export interface MonthCalendarProps {
  label: string
  /** Level of its heading. Default: 2. */
  level?: 2 | 3
  spans: readonly CalendarSpan[]
  /** Below the calendar, such as that not everything is shown. */
  note?: ReactNode
}

const bar = cva('mx-1 truncate border px-1.5 text-xs leading-5', {
  variants: {
    look: {
      plain: 'border-accent-line bg-accent-soft text-accent-ink',
      warning: 'border-warning-line bg-warning-soft text-warning',
      ended: 'border-draft-line bg-draft-soft text-draft',
    },
    begins: { true: 'rounded-s-md' },
    ends: { true: 'rounded-e-md' },
  },
})

/** What lasts from when to when, by month: bars in weeks, and the same as a list. */
function MonthCalendarView({ label, level = 2, spans, note }: MonthCalendarProps) {
  const text = useCalendarText()
  const Heading = `h${level}` as const
  const today = calendarDay(useNow())
  const [month, setMonth] = useState(() => startOfUtc(today, 'month'))
  const name = text('calendar.month', monthValues(month))
  const next = addUtcMonths(month, 1)
  const shown = spans
    .filter(({ from, to }) => from < next && to >= month)
    .toSorted((one, other) => one.from - other.from)
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Heading className="min-w-40 text-base font-semibold" aria-live="polite">
          {name}
        </Heading>
        <IconButton
          icon="chevron-start"
          label={text('calendar.previous')}
          onClick={() => setMonth(addUtcMonths(month, -1))}
        />
        <IconButton icon="chevron-end" label={text('calendar.next')} onClick={() => setMonth(next)} />
        <Button size="small" onClick={() => setMonth(startOfUtc(today, 'month'))}>
          {text('calendar.today')}
        </Button>
      </div>
      <div
        className="hidden min-w-0 flex-col overflow-hidden rounded-lg border border-line @md:flex"
        aria-hidden="true"
      >
        <div className="grid grid-cols-7 border-b border-line bg-sunken text-xs text-muted">
          {text('calendar.weekdays')
            .split(' ')
            .map((weekday) => (
              <span key={weekday} className="px-2 py-1">
                {weekday}
              </span>
            ))}
        </div>
        {weeksOf(month).map((week) => (
          <Week key={week} week={week} month={month} today={today} spans={shown} />
        ))}
      </div>
      <Agenda spans={shown} />
      {note}
    </section>
  )
}

interface WeekProps {
  week: number
  month: number
  today: number
  spans: readonly CalendarSpan[]
}

/** A week with a bar for each span. The list below says the same to those who don't see bars. */
function Week({ week, month, today, spans }: WeekProps) {
  const shown = spans.filter(({ from, to }) => from < week + 7 * day && to >= week)
  return (
    <div className="grid min-h-20 grid-cols-7 content-start gap-y-1 border-b border-line pb-2 last:border-b-0">
      {Array.from({ length: 7 }, (_, index) => week + index * day).map((date) => (
        <span
          key={date}
          className={classNames(
            'px-2 pt-1 text-xs tabular-nums',
            date === today
              ? 'font-semibold text-accent-ink'
              : startOfUtc(date, 'month') === month
                ? 'text-ink'
                : 'text-faint',
          )}
        >
          {formatUtc(date, 'D')}
        </span>
      ))}
      {shown.map(({ id, label, look, from, to }) => {
        const start = Math.max(0, Math.round((from - week) / day))
        const end = Math.min(6, Math.round((to - week) / day))
        return (
          <span
            key={id}
            style={{ gridColumn: `${start + 1} / ${end + 2}` }}
            className={bar({ look, begins: from >= week, ends: to < week + 7 * day })}
          >
            {label}
          </span>
        )
      })}
    </div>
  )
}

/** The spans of a month as a list, with their days. */
function Agenda({ spans }: { spans: readonly CalendarSpan[] }) {
  const text = useCalendarText()
  const language = useLanguage()
  if (spans.length === 0) return <p className="text-muted">{text('calendar.none')}</p>
  const date = (time: number) => formatUtcDate(time, language)
  return (
    <ul className="flex flex-col divide-y divide-line">
      {spans.map(({ id, from, to, children }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          {children}
          <span className="text-sm text-muted">
            {to === Infinity
              ? text('calendar.since', { from: date(from) })
              : to === from
                ? date(from)
                : text('calendar.days', { from: date(from), to: date(to) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

export const MonthCalendar = withText(calendarLocales, MonthCalendarView)
