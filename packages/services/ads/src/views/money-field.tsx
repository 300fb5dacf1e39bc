import { NumberField, useFieldState } from '@console-widgets/ui'

interface MoneyFieldProps {
  name: string
  label: string
  help?: string
  currency: string
}

/** An amount of money: typed in units, kept in hundredths. */
export function MoneyField({ name, label, help, currency }: MoneyFieldProps) {
  const field = useFieldState<number | undefined>({ name, label }, undefined)
  return (
    <div data-field={name} ref={(element) => field.ref?.(element?.querySelector('input') ?? null)}>
      <NumberField
        label={label}
        {...(help === undefined ? {} : { help })}
        unit={currency}
        step={0.01}
        min={0.01}
        required={field.required}
        {...(field.error === undefined ? {} : { error: field.error })}
        {...(field.value === undefined ? {} : { value: field.value / 100 })}
        onChange={(value) => field.change(value === undefined ? undefined : Math.round(value * 100))}
        onBlur={field.blur}
      />
    </div>
  )
}
