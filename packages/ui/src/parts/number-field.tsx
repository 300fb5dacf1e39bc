import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame, controlLook } from './field.tsx'
import { type FieldProps, useFieldState } from './field-binding.ts'

export interface NumberFieldProps extends Omit<FieldProps<number | undefined>, 'onChange'> {
  onChange?: (value: number | undefined) => void
  /** Bounds. Default: those of the form's schema. */
  min?: number
  max?: number
  /** Step of the arrow keys. Default 1. */
  step?: number
  /** Unit after the number, such as `%` or `MB`. */
  unit?: ReactNode
}

/** Number input. Invalid input stays as typed, and counts as undefined in the form. */
export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, help, reason, step = 1, unit } = props
  const field = useFieldState<number | undefined>(props, undefined)
  const { min, max } = field
  const [typed, setTyped] = useState<string>()
  const shown = typed !== undefined && readNumber(typed) === field.value ? typed : (field.value?.toString() ?? '')
  const change = (text: string) => {
    setTyped(text)
    field.change(readNumber(text))
  }
  const stepBy = (by: number) => {
    const next = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, (field.value ?? 0) + by))
    change(String(Number(next.toFixed(6))))
  }
  return (
    <FieldFrame {...{ label, hideLabel, help, reason }} error={field.error} required={field.required}>
      {(control) => (
        <div className="relative flex items-center">
          <input
            {...control}
            ref={field.ref}
            name={props.name}
            role="spinbutton"
            inputMode={step % 1 === 0 && (min ?? 0) >= 0 ? 'numeric' : 'decimal'}
            aria-valuenow={field.value}
            aria-valuemin={min}
            aria-valuemax={max}
            value={shown}
            disabled={field.disabled}
            autoComplete="off"
            onChange={(event) => change(event.target.value)}
            onBlur={field.blur}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
              event.preventDefault()
              stepBy((event.key === 'ArrowUp' ? step : -step) * (event.shiftKey ? 10 : 1))
            }}
            className={classNames(controlLook, 'tabular-nums', unit && 'pe-12')}
          />
          {unit ? <span className="pointer-events-none absolute end-2.5 text-muted">{unit}</span> : null}
        </div>
      )}
    </FieldFrame>
  )
}

/** Parses a number in any of the interface languages: spaces group digits, and a comma may be the decimal point. */
function readNumber(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  if (plain === '' || plain === '-') return undefined
  const number = Number(plain)
  return Number.isFinite(number) ? number : undefined
}
