import { type ReactNode, useId } from 'react'
import { CheckBoxInput } from './checkbox.tsx'
import { classNames } from './class-names.ts'
import { type FieldProps, useFieldState } from './field-binding.ts'

export interface CheckboxProps extends FieldProps<boolean> {
  /** Indeterminate: some of the represented items are selected. */
  mixed?: boolean
}

/** Yes or no. */
export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel, help, reason, mixed } = props
  const field = useFieldState(props, false)
  const id = useId()
  return (
    <div className="flex items-start gap-2">
      <span className="flex h-lh items-center">
        <CheckBoxInput
          id={id}
          name={props.name}
          checked={field.value}
          mixed={mixed}
          disabled={field.disabled}
          invalid={Boolean(field.error)}
          describedBy={help || reason || field.error ? `${id}-note` : undefined}
          inputRef={field.ref}
          onChange={field.change}
          onBlur={field.blur}
        />
      </span>
      <div className="min-w-0">
        <label htmlFor={id} className={classNames('block', hideLabel && 'sr-only', field.disabled && 'text-muted')}>
          {label}
        </label>
        <Notes id={`${id}-note`} help={reason ?? help} error={field.error} />
      </div>
    </div>
  )
}

/** Help and error text below a control with an inline label. */
export function Notes({ id, help, error }: { id: string; help: ReactNode; error: string | undefined }) {
  if (!help && !error) return null
  return (
    <div id={id} className="text-sm">
      {help ? <p className="text-muted">{help}</p> : null}
      {error ? <p className="text-danger">{error}</p> : null}
    </div>
  )
}
