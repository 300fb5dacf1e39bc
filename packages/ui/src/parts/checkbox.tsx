import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { type FieldProps, useFieldState } from './field-binding.ts'
import { Icon } from './icon.tsx'

export interface CheckboxProps extends FieldProps<boolean> {
  /** Some of what it stands for is chosen. */
  mixed?: boolean
}

/** Yes or no. */
export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel, help, reason, mixed } = props
  const field = useFieldState(props, false)
  const id = useId()
  return (
    <div className="flex items-start gap-2">
      <span className="flex h-lh items-center"><CheckBoxInput
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
      /></span>
      <div className="min-w-0">
        <label htmlFor={id} className={classNames('block', hideLabel && 'sr-only', field.disabled && 'text-muted')}>
          {label}
        </label>
        <Notes id={`${id}-note`} help={reason ?? help} error={field.error} />
      </div>
    </div>
  )
}

interface CheckBoxInputProps {
  id?: string
  name?: string
  label?: string
  checked: boolean
  mixed?: boolean
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
  tabIndex?: number
  inputRef?: (element: HTMLElement | null) => void
  onChange: (checked: boolean, shift: boolean) => void
  onBlur?: () => void
}

/** The box alone, for a table's rows. */
export function CheckBoxInput(props: CheckBoxInputProps) {
  const { id, name, label, checked, mixed, disabled, invalid, describedBy, tabIndex, inputRef, onChange, onBlur } = props
  return (
    <span className="relative grid size-4 shrink-0 place-items-center">
      <input
        id={id}
        name={name}
        type="checkbox"
        aria-label={label}
        aria-checked={mixed ? 'mixed' : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        checked={checked}
        disabled={disabled}
        tabIndex={tabIndex}
        ref={(element) => {
          if (element) element.indeterminate = Boolean(mixed)
          inputRef?.(element)
        }}
        onChange={(event) => onChange(event.target.checked, (event.nativeEvent as MouseEvent).shiftKey)}
        onBlur={onBlur}
        className={
          'peer absolute inset-0 m-0 size-4 cursor-pointer appearance-none rounded-sm border border-line-strong bg-raised transition-colors ' +
          'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent aria-invalid:border-danger ' +
          'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken forced-colors:appearance-auto'
        }
      />
      {checked || mixed ? (
        <Icon name={mixed ? 'minus' : 'check'} size={12} className="pointer-events-none relative text-on-accent peer-disabled:text-muted forced-colors:hidden" />
      ) : null}
    </span>
  )
}

/** Help and error below a control that stands beside its label. */
export function Notes({ id, help, error }: { id: string; help: ReactNode; error: string | undefined }) {
  if (!help && !error) return null
  return (
    <div id={id} className="text-sm">
      {help ? <p className="text-muted">{help}</p> : null}
      {error ? <p className="text-danger">{error}</p> : null}
    </div>
  )
}
