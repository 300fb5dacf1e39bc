import { Icon } from './icon.tsx'

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

/** The bare box, for table rows. In forms, use `Checkbox`, which has a label. */
export function CheckBoxInput(props: CheckBoxInputProps) {
  const { id, name, label, checked, mixed, disabled, invalid, describedBy, tabIndex, inputRef, onChange, onBlur } =
    props
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
        <Icon
          name={mixed ? 'minus' : 'check'}
          size={12}
          className="pointer-events-none relative text-on-accent peer-disabled:text-muted forced-colors:hidden"
        />
      ) : null}
    </span>
  )
}
