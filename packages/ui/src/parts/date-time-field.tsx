import { dateInputText, formatUtcOffset, parseDateInput } from '@console-widgets/core/formats'
import { useState } from 'react'
import { useUiText } from '../text/ui-text.ts'
import { classNames } from './class-names.ts'
import { FieldFrame, controlLook } from './field.tsx'
import type { FieldProps } from './field-binding.ts'
import { Icon } from './icon.tsx'
import { calendar } from './icons.ts'
import { lazyPart } from './lazy-part.tsx'
import { Opened } from './opened.tsx'
import { useDateEntry } from './use-date-entry.ts'
import { useNow } from './use-now.ts'

const DateCalendar = lazyPart(() =>
  import('../patterns/calendar/date-calendar.tsx').then((module) => module.DateCalendar),
)

export interface DateTimeFieldProps extends Omit<FieldProps<number | undefined>, 'onChange'> {
  /** Called with undefined for an empty field, and for a text that is no date. */
  onChange?: (value: number | undefined) => void
  /** Without a time of day, the value is the start of the day. */
  dateOnly?: boolean
  /** Bounds, in milliseconds since 1970. */
  min?: number
  max?: number
  /** Name of the clock that shows the time, if it isn't the user's: in place of their time zone. */
  zone?: string
}

/**
 * Input for a time in the user's own time zone, in milliseconds since 1970. It is typed as the console's language
 * writes it (R113), or its day is chosen in a calendar.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, hideLabel, help, reason, dateOnly = false, min, max, zone } = props
  const text = useUiText()
  const { field, value, shown, example, isWrong, type, choose, leave } = useDateEntry(props)
  const day = text('ui.date.day')
  return (
    <FieldFrame
      {...{ label, hideLabel, help, reason }}
      error={isWrong ? text('ui.date.wrong', { example }) : field.error}
      required={field.required}
      aside={dateOnly ? null : zone ? <span className="text-xs text-muted">{zone}</span> : <TimeZone time={value} />}
    >
      {(control) => (
        <div className="relative flex items-center">
          <input
            {...control}
            ref={field.ref}
            name={props.name}
            value={shown}
            placeholder={dateOnly ? day : `${day} ${text('ui.date.time')}`}
            disabled={field.disabled}
            autoComplete="off"
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            className={classNames(controlLook, 'pe-10 tabular-nums placeholder:text-faint')}
          />
          <CalendarButton
            {...{ label, value, min, max }}
            disabled={field.disabled}
            onChoose={(chosen) => choose(dateOnly ? chosen : withTime(chosen, value, min, max))}
          />
        </div>
      )}
    </FieldFrame>
  )
}

/** A chosen day with the time of day of the value, or the first one within the bounds, as it can be typed. */
function withTime(chosen: string, value: number | undefined, min = -Infinity, max = Infinity): string {
  const time = value === undefined ? '00:00' : dateInputText(value).slice('YYYY-MM-DDT'.length)
  const [first, last] = [Math.ceil(min / minute) * minute, max]
  return dateInputText(Math.min(last, Math.max(first, parseDateInput(`${chosen}T${time}`))))
}

const minute = 60_000

interface CalendarButtonProps {
  label: string
  value: number | undefined
  min: number | undefined
  max: number | undefined
  disabled: boolean
  /** Called with the chosen day as `2026-03-02`. */
  onChoose: (day: string) => void
}

/** Button that opens a calendar, which loads when it opens for the first time and then stays around its button. */
function CalendarButton({ disabled, ...days }: CalendarButtonProps) {
  const text = useUiText()
  const [open, setOpen] = useState<boolean>()
  const button = (
    <button
      type="button"
      aria-label={text('ui.date.open')}
      aria-haspopup="dialog"
      aria-expanded={open ?? false}
      disabled={disabled}
      onClick={open === undefined ? () => setOpen(true) : undefined}
      className="absolute end-1 flex size-7 items-center justify-center rounded-sm text-muted focus-ring hover:text-ink disabled:text-faint"
    >
      <Icon name={calendar} />
    </button>
  )
  if (open === undefined) return button
  return (
    <Opened fallback={button} onClose={() => setOpen(undefined)}>
      <DateCalendar {...days} open={open} onOpenChange={setOpen}>
        {button}
      </DateCalendar>
    </Opened>
  )
}

/** Time zone of the value, since members of a team may be in several. */
function TimeZone({ time }: { time: number | undefined }) {
  const now = useNow()
  return <span className="text-xs text-muted tabular-nums">{formatUtcOffset(time ?? now)}</span>
}
