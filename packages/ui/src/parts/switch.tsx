import { useId } from 'react'
import { Notes } from './checkbox-field.tsx'
import { classNames } from './class-names.ts'
import { type FieldProps, useFieldState } from './field-binding.ts'

/** On/off switch that takes effect immediately. */
export function Switch(props: FieldProps<boolean>) {
  const { label, hideLabel, help, reason } = props
  const field = useFieldState(props, false)
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-4">
      <div className={classNames('min-w-0', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="block font-medium">
          {label}
        </label>
        <Notes id={`${id}-note`} help={reason ?? help} error={field.error} />
      </div>
      <span className="relative mt-0.5 inline-flex shrink-0">
        <input
          id={id}
          ref={field.ref}
          name={props.name}
          type="checkbox"
          role="switch"
          checked={field.value}
          disabled={field.disabled}
          aria-describedby={help || reason || field.error ? `${id}-note` : undefined}
          onChange={(event) => field.change(event.target.checked)}
          onBlur={field.blur}
          className={
            'peer m-0 h-5 w-9 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors ' +
            'checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:border-line disabled:opacity-60 forced-colors:appearance-auto'
          }
        />
        <span
          className={
            'pointer-events-none absolute top-1/2 start-1 size-3 -translate-y-1/2 rounded-full bg-line-strong transition-all ' +
            'peer-checked:start-5 peer-checked:bg-on-accent forced-colors:hidden'
          }
        />
      </span>
    </div>
  )
}
