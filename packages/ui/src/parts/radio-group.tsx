import { cva } from 'class-variance-authority'
import { useId } from 'react'
import { FieldFrame } from './field.tsx'
import { type FieldProps, useFieldState } from './field-binding.ts'
import type { Choice } from './select.tsx'

export interface RadioGroupProps<Value extends string | number | boolean> extends Omit<
  FieldProps<Value | undefined>,
  'onChange'
> {
  onChange?: (value: Value) => void
  choices: readonly Choice<Value>[]
  /** `cards` frames each choice with its help text, for important choices. */
  look?: 'lines' | 'cards'
}

const group = cva('', {
  variants: {
    look: {
      lines: 'flex flex-col gap-2 pt-0.5',
      cards: 'grid gap-2 @md:grid-cols-[repeat(auto-fit,minmax(200px,1fr))]',
    },
  },
})

const option = cva('flex cursor-pointer items-start gap-2 has-disabled:cursor-not-allowed has-disabled:text-muted', {
  variants: {
    look: {
      lines: '',
      cards:
        'rounded-md border border-line bg-raised p-3 transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft',
    },
  },
})

const name = cva('block', { variants: { look: { lines: '', cards: 'font-medium' } } })

/** Single choice among a few visible options. */
export function RadioGroup<const Value extends string | number | boolean>(props: RadioGroupProps<Value>) {
  const { label, hideLabel, help, reason, choices, look = 'lines' } = props
  const field = useFieldState<Value | undefined>(props as FieldProps<Value | undefined>, undefined, true)
  const id = useId()
  return (
    <FieldFrame
      group
      name={props.name}
      {...{ label, hideLabel, help, reason }}
      error={field.error}
      required={field.required}
    >
      {() => (
        <div className={group({ look })}>
          {choices.map((choice, index) => (
            <label key={String(choice.value)} className={option({ look })}>
              <input
                ref={index === 0 ? field.ref : undefined}
                type="radio"
                name={id}
                checked={field.value === choice.value}
                disabled={field.disabled || choice.disabled}
                onChange={() => field.change(choice.value)}
                onBlur={field.blur}
                className={
                  'mt-0.5 size-4 shrink-0 appearance-none rounded-full border border-line-strong bg-raised transition-all ' +
                  'checked:border-5 checked:border-accent disabled:border-line disabled:bg-sunken forced-colors:appearance-auto'
                }
              />
              <span className="min-w-0">
                <span className={name({ look })}>{choice.label}</span>
                {choice.help ? <span className="block text-sm text-muted">{choice.help}</span> : null}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}
