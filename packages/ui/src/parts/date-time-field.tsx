import { dateInputText, formatUtcOffset, parseDateInput } from '@console-widgets/core/formats'
import { classNames } from './class-names.ts'
import { FieldFrame, controlLook } from './field.tsx'
import { type FieldProps, useFieldState } from './field-binding.ts'
import { useNow } from './use-now.ts'

export interface DateTimeFieldProps extends Omit<FieldProps<number | undefined>, 'onChange'> {
  onChange?: (value: number | undefined) => void
  /** Without a time of day, the value is the start of the day. */
  dateOnly?: boolean
  /** Bounds, in milliseconds since 1970. */
  min?: number
  max?: number
}

/** Input for a time in the user's own time zone, in milliseconds since 1970. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, hideLabel, help, reason, dateOnly, min, max } = props
  const field = useFieldState<number | undefined>(props, undefined)
  const write = (time: number | undefined) => (time === undefined ? '' : dateInputText(time, dateOnly))
  return (
    <FieldFrame
      {...{ label, hideLabel, help, reason }}
      error={field.error}
      required={field.required}
      aside={dateOnly ? null : <TimeZone time={field.value} />}
    >
      {(control) => (
        <input
          {...control}
          ref={field.ref}
          name={props.name}
          type={dateOnly ? 'date' : 'datetime-local'}
          value={write(field.value)}
          min={write(min) || undefined}
          max={write(max) || undefined}
          disabled={field.disabled}
          onChange={(event) => {
            const time = parseDateInput(event.target.value)
            field.change(Number.isNaN(time) ? undefined : time)
          }}
          onBlur={field.blur}
          className={classNames(controlLook, 'tabular-nums')}
        />
      )}
    </FieldFrame>
  )
}

/** Time zone of the value, since members of a team may be in several. */
function TimeZone({ time }: { time: number | undefined }) {
  const now = useNow()
  return <span className="text-xs text-muted tabular-nums">{formatUtcOffset(time ?? now)}</span>
}
