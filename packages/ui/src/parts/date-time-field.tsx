import { dateInputText, formatUtcOffset } from '@console-widgets/core/formats'
import { useRef } from 'react'
import { useUiText } from '../text/ui-text.ts'
import { classNames } from './class-names.ts'
import { FieldFrame, controlLook } from './field.tsx'
import type { FieldProps } from './field-binding.ts'
import { Icon } from './icon.tsx'
import { calendar } from './icons.ts'
import { useDateEntry } from './use-date-entry.ts'
import { useNow } from './use-now.ts'

export interface DateTimeFieldProps extends Omit<FieldProps<number | undefined>, 'onChange'> {
  /** Called with undefined for an empty field, and for a text that is no date. */
  onChange?: (value: number | undefined) => void
  /** Without a time of day, the value is the start of the day. */
  dateOnly?: boolean
  /** Bounds, in milliseconds since 1970. */
  min?: number
  max?: number
}

/**
 * Input for a time in the user's own time zone, in milliseconds since 1970. It is typed as the console's language
 * writes it (R113), or chosen in the browser's calendar.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, hideLabel, help, reason, dateOnly = false, min, max } = props
  const text = useUiText()
  const { field, value, shown, example, isWrong, type, choose, leave } = useDateEntry(props)
  const place = useRef<HTMLDivElement>(null)
  const day = text('ui.date.day')
  return (
    <FieldFrame
      {...{ label, hideLabel, help, reason }}
      error={isWrong ? text('ui.date.wrong', { example }) : field.error}
      required={field.required}
      aside={dateOnly ? null : <TimeZone time={value} />}
    >
      {(control) => (
        <div ref={place} className="relative flex items-center">
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
          <Calendar
            {...{ value, dateOnly, min, max }}
            disabled={field.disabled}
            onChoose={choose}
            onMissing={() => place.current?.querySelector('input')?.focus()}
          />
        </div>
      )}
    </FieldFrame>
  )
}

interface CalendarProps {
  value: number | undefined
  dateOnly: boolean
  min: number | undefined
  max: number | undefined
  disabled: boolean
  /** Called with what was chosen, as the browser writes it. */
  onChoose: (text: string) => void
  /** Called if the browser doesn't open its calendar, as in a frame of another origin. */
  onMissing: () => void
}

/** The mark of a date input, stretched over all of it: a click anywhere opens the calendar. */
const stretched =
  '[&::-webkit-calendar-picker-indicator]:absolute [&::-webkit-calendar-picker-indicator]:inset-0 ' +
  '[&::-webkit-calendar-picker-indicator]:size-full [&::-webkit-calendar-picker-indicator]:cursor-pointer'

/**
 * Button that opens the browser's own calendar. The pointer meets an invisible date input above it, which opens the
 * calendar without a script, and so in a frame as well.
 */
function Calendar({ value, dateOnly, min, max, disabled, onChoose, onMissing }: CalendarProps) {
  const text = useUiText()
  const input = useRef<HTMLInputElement>(null)
  const write = (time: number | undefined) => (time === undefined ? '' : dateInputText(time, dateOnly))
  const open = () => {
    try {
      input.current?.showPicker()
    } catch {
      onMissing()
    }
  }
  return (
    <span className="group absolute end-1 flex size-7">
      <button
        type="button"
        aria-label={text('ui.date.open')}
        disabled={disabled}
        onClick={open}
        className="flex size-full items-center justify-center rounded-sm text-muted focus-ring group-hover:text-ink disabled:text-faint"
      >
        <Icon name={calendar} />
      </button>
      <input
        ref={input}
        type={dateOnly ? 'date' : 'datetime-local'}
        tabIndex={-1}
        aria-hidden="true"
        value={write(value)}
        min={write(min) || undefined}
        max={write(max) || undefined}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value)}
        className={classNames('absolute inset-0 size-full cursor-pointer opacity-0 disabled:hidden', stretched)}
      />
    </span>
  )
}

/** Time zone of the value, since members of a team may be in several. */
function TimeZone({ time }: { time: number | undefined }) {
  const now = useNow()
  return <span className="text-xs text-muted tabular-nums">{formatUtcOffset(time ?? now)}</span>
}
