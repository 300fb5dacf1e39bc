import { classNames } from './class-names.ts'
import { FieldFrame, controlLook } from './field.tsx'
import { type FieldProps, useFieldState } from './field-binding.ts'
import { Remaining } from './text-field.tsx'

export interface TextAreaProps extends FieldProps<string> {
  placeholder?: string
  maxLength?: number
  mono?: boolean
  /** Initial number of lines; the field grows with the text. */
  rows?: number
}

/** Multi-line text input. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, help, reason, placeholder, mono, rows = 3 } = props
  const field = useFieldState(props, '')
  return (
    <FieldFrame
      {...{ label, hideLabel, help, reason }}
      error={field.error}
      required={field.required}
      aside={<Remaining value={field.value} most={field.maxLength} />}
    >
      {(control) => (
        <textarea
          {...control}
          ref={field.ref}
          name={props.name}
          rows={rows}
          value={field.value}
          disabled={field.disabled}
          placeholder={placeholder}
          onChange={(event) => field.change(event.target.value)}
          onBlur={field.blur}
          style={{ minHeight: `calc(${rows}lh + 14px)` }}
          className={classNames(controlLook, 'field-sizing-content max-h-80 py-1.5', mono && 'font-mono text-sm')}
        />
      )}
    </FieldFrame>
  )
}
