import { formatUtcDate, parseUtcDay } from '@console-widgets/core/formats'
import { Button, useLanguage } from '@console-widgets/ui'
import { useEffect, useId, useState } from 'react'
import { usePricingText } from '../generated/text.ts'
import { addDays, daysBetween } from '../model.ts'

/** Days that can be looked back at. */
const past = 365
/** Milliseconds after the last move until the prices of a day are loaded. */
const rest = 250

interface DaySliderProps {
  day: string | undefined
  today: string
  /** Day of a planned change, which can be looked ahead to. */
  scheduled: string | undefined
  onDay: (day: string | undefined) => void
}

/** Slider through the days: what users pay, paid, and will pay. */
export function DaySlider({ day, today, scheduled, onDay }: DaySliderProps) {
  const text = usePricingText()
  const language = useLanguage()
  const id = useId()
  const ahead = scheduled === undefined ? 0 : Math.max(0, daysBetween(today, scheduled)) + 1
  const [moved, setMoved] = useState<number>()
  const position = moved ?? (day === undefined ? 0 : daysBetween(today, day))
  useEffect(() => {
    if (moved === undefined) return
    const timer = setTimeout(() => {
      setMoved(undefined)
      onDay(moved === 0 ? undefined : addDays(today, moved))
    }, rest)
    return () => clearTimeout(timer)
  }, [moved, today, onDay])
  const date = formatUtcDate(parseUtcDay(addDays(today, position)), language)
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={id} className="font-medium tabular-nums">
          {text('pricing.day', { date })}
        </label>
        <input
          id={id}
          type="range"
          min={-past}
          max={ahead}
          step={1}
          value={position}
          aria-valuetext={date}
          onChange={(event) => setMoved(Number(event.target.value))}
          className="min-w-0 flex-1 basis-40 accent-accent focus-ring"
        />
        {day === undefined ? null : (
          <Button size="small" onClick={() => onDay(undefined)}>
            {text('pricing.day.now')}
          </Button>
        )}
      </div>
      {day === undefined ? null : <p className="text-sm text-muted">{text('pricing.day.past', { date })}</p>}
    </div>
  )
}
