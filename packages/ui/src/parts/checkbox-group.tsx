import { Checkbox } from './checkbox-field.tsx'
import { FieldFrame } from './field.tsx'
import { type FieldProps, useFieldState } from './field-binding.ts'
import type { Choice } from './select.tsx'

export interface CheckboxGroupProps<Value extends string> extends Omit<FieldProps<readonly Value[]>, 'onChange'> {
  onChange?: (value: readonly Value[]) => void
  /** A `disabled` choice gives the reason in its help text. */
  choices: readonly Choice<Value>[]
}

/** Multiple choice among a few visible options. */
export function CheckboxGroup<const Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, hideLabel, help, reason, choices } = props
  const field = useFieldState<readonly Value[]>(props as FieldProps<readonly Value[]>, [])
  const turn = (value: Value, on: boolean) =>
    field.change(
      choices.flatMap((choice) =>
        (choice.value === value ? on : field.value.includes(choice.value)) ? [choice.value] : [],
      ),
    )
  return (
    <FieldFrame group {...{ label, hideLabel, help, reason }} error={field.error} required={field.required}>
      {() => (
        <div
          className="flex flex-col gap-2 pt-0.5"
          ref={(element) => field.ref?.(element?.querySelector('input') ?? null)}
        >
          {choices.map((choice) => (
            <Checkbox
              key={choice.value}
              label={choice.label}
              help={choice.help}
              value={field.value.includes(choice.value)}
              disabled={field.disabled || choice.disabled}
              onChange={(on) => turn(choice.value, on)}
              onBlur={field.blur}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  )
}
