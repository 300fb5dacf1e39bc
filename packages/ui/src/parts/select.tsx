import { classNames } from './class-names.ts'
import { FieldFrame, controlLook } from './field.tsx'
import { type FieldProps, useFieldState } from './field-binding.ts'
import { Icon } from './icon.tsx'

/** An option. */
export interface Choice<Value = string> {
  value: Value
  label: string
  /** Description, where there is room for it. */
  help?: string
  disabled?: boolean
  /** Heading of the option's group. */
  group?: string
}

export interface SelectProps<Value extends string | number> extends Omit<FieldProps<Value | undefined>, 'onChange'> {
  onChange?: (value: Value) => void
  choices: readonly Choice<Value>[]
  /** Text shown while no option is selected. */
  placeholder?: string
}

/** Single choice among many options. It is the browser's native control, so it works on every device. */
export function Select<const Value extends string | number>(props: SelectProps<Value>) {
  const { label, hideLabel, help, reason, choices, placeholder } = props
  const field = useFieldState<Value | undefined>(props as FieldProps<Value | undefined>, undefined, true)
  // A form's text without an entry is empty. The browser would show the first option, which isn't chosen.
  const isChosen = field.value !== undefined && (field.value !== '' || choices.some(({ value }) => value === ''))
  const groups = [...new Set(choices.map((choice) => choice.group))]
  const option = (choice: Choice<Value>) => (
    <option key={choice.value} value={choice.value} disabled={choice.disabled}>
      {choice.label}
    </option>
  )
  return (
    <FieldFrame {...{ label, hideLabel, help, reason }} error={field.error} required={field.required}>
      {(control) => (
        <div className="relative flex items-center">
          <select
            {...control}
            ref={field.ref}
            name={props.name}
            value={field.value ?? ''}
            disabled={field.disabled}
            onChange={(event) => {
              const chosen = choices.find((choice) => String(choice.value) === event.target.value)
              if (chosen) field.change(chosen.value)
            }}
            onBlur={field.blur}
            className={classNames(controlLook, 'appearance-none pe-8 text-ellipsis')}
          >
            {!isChosen || placeholder ? (
              <option value="" disabled hidden>
                {placeholder ?? ''}
              </option>
            ) : null}
            {groups.map((group) => {
              const inGroup = choices.filter((choice) => choice.group === group).map(option)
              return group ? (
                <optgroup key={group} label={group}>
                  {inGroup}
                </optgroup>
              ) : (
                inGroup
              )
            })}
          </select>
          <Icon name="chevron-down" size={14} className="pointer-events-none absolute end-2.5 text-muted" />
        </div>
      )}
    </FieldFrame>
  )
}
