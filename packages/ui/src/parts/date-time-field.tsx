import { classNames } from './class-names.ts'
import { FieldFrame, controlLook } from './field.tsx'
import { type FieldProps, useFieldState } from './field-binding.ts'

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
  const write = (time: number | undefined) => (time === undefined ? '' : localText(time).slice(0, dateOnly ? 10 : 16))
  return (
    <FieldFrame
      {...{ label, hideLabel, help, reason }}
      error={field.error}
      required={field.required}
      aside={dateOnly ? null : <TimeZone />}
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
            const { value } = event.target
            const time = new Date(dateOnly ? `${value}T00:00` : value).getTime()
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
function TimeZone() {
  const offset = -new Date().getTimezoneOffset() / 60
  return <span className="text-xs text-muted tabular-nums">{`UTC${offset < 0 ? '−' : '+'}${Math.abs(offset)}`}</span>
}

/** `2026-03-01T09:30:00` in the user's time zone. */
function localText(time: number): string {
  const shifted = new Date(time - new Date(time).getTimezoneOffset() * 60_000)
  return shifted.toISOString()
}
