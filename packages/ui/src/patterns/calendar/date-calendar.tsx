import { addUtcMonths, formatUtc, formatUtcDate, startOfUtc } from '@console-widgets/core/formats'
import { cva } from 'class-variance-authority'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../parts/icon-button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../parts/popover.tsx'
import { useNow } from '../../parts/use-now.ts'
import { useLanguage } from '../../text/use-locale.ts'
import { createTextHook } from '../../text/use-text.ts'
import { withText } from '../../text/with-text.tsx'
import type en from './locales/en.ts'
import { calendarLocales } from './locales/index.ts'
import { calendarDay, day, monthValues, weekdayFromMonday, weeksOf } from './month-weeks.ts'

const useCalendarText = createTextHook<typeof en>()

export interface DateCalendarProps {
  /** Accessible name: that of the field. */
  label: string
  /** Chosen time, in milliseconds since 1970. */
  value: number | undefined
  /** Bounds, in milliseconds since 1970: days without a moment between them can't be chosen. */
  min?: number
  max?: number
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called with the chosen day as `2026-03-02`. */
  onChoose: (day: string) => void
  /** Button that opens it. */
  children: ReactNode
}

const dayLook = cva('size-8 rounded-sm tabular-nums focus-ring', {
  variants: {
    look: {
      chosen: 'bg-accent text-on-accent',
      today: 'font-semibold text-accent-ink hover:bg-hover',
      plain: 'text-ink hover:bg-hover',
      outside: 'text-faint hover:bg-hover',
      disabled: 'text-faint line-through',
    },
  },
})

/**
 * Calendar to choose a day from, by pointer or by keyboard, below the button that opens it. It is our own: browsers
 * don't open theirs for a key press in a frame of another origin, and write it in their own language.
 */
export function DateCalendar({ label, open, onOpenChange, children, ...days }: DateCalendarProps) {
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverTrigger>{children}</PopoverTrigger>
      <PopoverContent label={label} align="end">
        <Days {...days} label={label} onChoose={(chosen) => (days.onChoose(chosen), onOpenChange(false))} />
      </PopoverContent>
    </Popover>
  )
}

type DaysProps = Omit<DateCalendarProps, 'open' | 'onOpenChange' | 'children'>

function DaysView({ label, value, min, max, onChoose }: DaysProps) {
  const text = useCalendarText()
  const language = useLanguage()
  const today = calendarDay(useNow())
  const chosen = value === undefined ? undefined : calendarDay(value)
  const [active, setActive] = useState(chosen ?? today)
  const grid = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  useEffect(() => {
    if (follows.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [active])
  const month = startOfUtc(active, 'month')
  const isAllowed = (date: number) =>
    (min === undefined || date >= calendarDay(min)) && (max === undefined || date <= calendarDay(max))
  const choose = (date: number) => isAllowed(date) && onChoose(formatUtc(date, 'YYYY-MM-DD'))
  /** Shows another day, which takes the focus if it is in the grid. */
  const show = (date: number, withFocus: boolean) => {
    follows.current = withFocus
    setActive(date)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = dayByKey(event.key, active, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (next === undefined) return
    event.preventDefault()
    show(next, true)
  }
  const lookOf = (date: number) => {
    if (date === chosen) return 'chosen'
    if (!isAllowed(date)) return 'disabled'
    if (date === today) return 'today'
    return startOfUtc(date, 'month') === month ? 'plain' : 'outside'
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-1">
        <span className="flex-1 ps-2 font-semibold" aria-live="polite">
          {text('calendar.month', monthValues(month))}
        </span>
        <IconButton
          icon="chevron-start"
          size="small"
          label={text('calendar.previous')}
          onClick={() => show(addUtcMonths(active, -1), false)}
        />
        <IconButton
          icon="chevron-end"
          size="small"
          label={text('calendar.next')}
          onClick={() => show(addUtcMonths(active, 1), false)}
        />
      </div>
      <div ref={grid} role="grid" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
        <div role="row" className="grid grid-cols-7 justify-items-center text-xs text-muted">
          {text('calendar.weekdays')
            .split(' ')
            .map((weekday) => (
              <span key={weekday} role="columnheader" className="py-1">
                {weekday}
              </span>
            ))}
        </div>
        {weeksOf(month).map((week) => (
          <div key={week} role="row" className="grid grid-cols-7 justify-items-center">
            {Array.from({ length: 7 }, (_, index) => week + index * day).map((date) => (
              <div key={date} role="gridcell" aria-selected={date === chosen}>
                <button
                  type="button"
                  tabIndex={date === active ? 0 : -1}
                  aria-label={formatUtcDate(date, language)}
                  aria-current={date === today ? 'date' : undefined}
                  aria-disabled={!isAllowed(date) || undefined}
                  onClick={() => choose(date)}
                  className={dayLook({ look: lookOf(date) })}
                >
                  {formatUtc(date, 'D')}
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The day that a key leads to: by days, weeks, to the ends of a week, and by months. */
function dayByKey(key: string, from: number, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? -day : day
  const weekday = weekdayFromMonday(from)
  return {
    ArrowRight: from + forward,
    ArrowLeft: from - forward,
    ArrowDown: from + 7 * day,
    ArrowUp: from - 7 * day,
    Home: from - weekday * day,
    End: from + (6 - weekday) * day,
    PageDown: addUtcMonths(from, 1),
    PageUp: addUtcMonths(from, -1),
  }[key]
}

const Days = withText(calendarLocales, DaysView, null)
