import { useId } from 'react'
import { classNames } from './class-names.ts'
import type { Choice } from './select.tsx'

export interface SegmentedProps<Value extends string | number> {
  label: string
  value: Value
  onChange: (value: Value) => void
  choices: readonly Choice<Value>[]
}

/** Single choice among two to five short labels that takes effect immediately, such as a period or a view. */
export function Segmented<const Value extends string | number>({
  label,
  value,
  onChange,
  choices,
}: SegmentedProps<Value>) {
  const group = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="inline-flex w-fit max-w-full flex-wrap rounded-md border border-line bg-sunken p-0.5"
    >
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classNames(
            'relative flex min-h-[calc(var(--spacing-control)-6px)] cursor-pointer items-center rounded-sm px-2.5 text-sm whitespace-nowrap text-muted transition-colors',
            'not-has-disabled:hover:text-ink has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--color-line)]',
            'has-disabled:cursor-not-allowed has-disabled:text-faint has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="radio"
            name={group}
            className="sr-only"
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}
