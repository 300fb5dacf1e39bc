import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { countCharacters } from '@console-widgets/core/formats'
import { useUiText } from '../text/ui-text.ts'
import { classNames } from './class-names.ts'
import { FieldFrame, controlLook } from './field.tsx'
import { type FieldProps, useFieldState } from './field-binding.ts'

export interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'url' | 'tel' | 'password' | 'search'
  placeholder?: string
  /** Maximum length; a counter appears as the text approaches it. Default: that of the form's schema. */
  maxLength?: number
  /** Uses a monospace font: for IDs, package names, keys. */
  mono?: boolean
  /** Content inside the frame, before and after the text. */
  prefix?: ReactNode
  suffix?: ReactNode
  autoComplete?: HTMLInputAutoCompleteAttribute
}

/** Single-line text input. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hideLabel,
    help,
    reason,
    type = 'text',
    placeholder,
    mono,
    prefix,
    suffix,
    autoComplete = 'off',
  } = props
  const field = useFieldState(props, '')
  return (
    <FieldFrame
      {...{ label, hideLabel, help, reason }}
      error={field.error}
      required={field.required}
      aside={<Remaining value={field.value} most={field.maxLength} />}
    >
      {(control) => (
        <div className="relative flex items-center">
          {prefix ? <span className="pointer-events-none absolute start-2.5 text-muted">{prefix}</span> : null}
          <input
            {...control}
            ref={field.ref}
            name={props.name}
            type={type}
            value={field.value}
            disabled={field.disabled}
            placeholder={placeholder}
            autoComplete={autoComplete}
            spellCheck={mono ? false : undefined}
            onChange={(event) => field.change(event.target.value)}
            onBlur={field.blur}
            className={classNames(controlLook, mono && 'font-mono text-sm', prefix && 'ps-8', suffix && 'pe-8')}
          />
          {suffix ? <span className="absolute end-1 text-muted">{suffix}</span> : null}
        </div>
      )}
    </FieldFrame>
  )
}

/** Number of characters left, shown for the last fifth. */
export function Remaining({ value, most }: { value: string; most: number | undefined }) {
  const text = useUiText()
  if (most === undefined || value.length < most * 0.8) return null
  const left = most - countCharacters(value)
  return (
    <span role="status" className={classNames('text-xs tabular-nums', left < 0 ? 'text-danger' : 'text-muted')}>
      {left < 0 ? text('ui.field.tooMany', { count: -left }) : text('ui.field.left', { count: left })}
    </span>
  )
}
