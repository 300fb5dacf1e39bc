import { classNames } from './class-names.ts'
import { Checkbox } from './checkbox-field.tsx'
import { FieldFrame } from './field.tsx'
import { type FieldProps, useFieldState } from './field-binding.ts'
import type { Choice } from './select.tsx'

export interface CheckboxGroupProps<Value extends string> extends Omit<FieldProps<readonly Value[]>, 'onChange'> {
  onChange?: (value: readonly Value[]) => void
  /** A `disabled` choice gives the reason in its help text. */
  choices: readonly Choice<Value>[]
  /** Places the choices side by side where there is room, for many short ones. Default: one below another. */
  columns?: boolean
}

/** Multiple choice among a few visible options. */
export function CheckboxGroup<const Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, hideLabel, help, reason, choices, columns = false } = props
  const field = useFieldState<readonly Value[]>(props as FieldProps<readonly Value[]>, [])
  const turn = (value: Value, on: boolean) =>
    field.change(
      choices.flatMap((choice) =>
        (choice.value === value ? on : field.value.includes(choice.value)) ? [choice.value] : [],
      ),
    )
  return (
    <FieldFrame
      group
      name={props.name}
      {...{ label, hideLabel, help, reason }}
      error={field.error}
      required={field.required}
    >
      {() => (
        <div
          className={classNames(
            'gap-2 pt-0.5',
            columns ? 'grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]' : 'flex flex-col',
          )}
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
