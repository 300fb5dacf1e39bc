import { type ReactNode, useId } from 'react'
import { useUiText } from '../text/ui-text.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

/** Attributes that connect a control with its field's label and messages. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldFrameProps {
  label: string
  hideLabel?: boolean
  help?: ReactNode
  error?: ReactNode
  reason?: string
  /** Announced to screen readers, and marked in the label. */
  required?: boolean
  /** At the end of the label's line: a count or a link. */
  aside?: ReactNode
  /** The label is a legend for several controls. */
  group?: boolean
  /** Path of the value in the form, if no control inside has it as its name. */
  name?: string | undefined
  children: (control: ControlAttributes) => ReactNode
}

/** Layout of a field: label, help, control, and error message. */
export function FieldFrame({
  label,
  hideLabel,
  help,
  error,
  reason,
  required,
  aside,
  group,
  name: field,
  children,
}: FieldFrameProps) {
  const text = useUiText()
  const id = useId()
  const described = [help && `${id}-help`, reason && `${id}-reason`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: ControlAttributes = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
  const name = (
    <>
      {label}
      {required ? (
        <span aria-hidden="true" className="ms-0.5 text-danger">
          *
        </span>
      ) : null}
    </>
  )
  return (
    <div
      className="flex min-w-0 flex-col gap-1"
      data-field={field}
      {...(group
        ? { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': described || undefined }
        : {})}
    >
      <div className={classNames('flex items-baseline justify-between gap-3', hideLabel && 'sr-only')}>
        {group ? (
          <span id={`${id}-label`} className="font-medium text-ink">
            {name}
          </span>
        ) : (
          <label id={`${id}-label`} htmlFor={id} className="font-medium text-ink">
            {name}
          </label>
        )}
        {aside}
      </div>
      {help ? (
        <p id={`${id}-help`} className="text-sm text-muted">
          {help}
        </p>
      ) : null}
      {children(control)}
      {reason ? (
        <p id={`${id}-reason`} className="flex items-start gap-1.5 text-sm text-muted">
          <Icon name="lock" size={14} className="mt-0.5" />
          {reason}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <Icon name="danger" size={14} className="mt-0.5" label={text('ui.field.error')} />
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** Look of text inputs and selects. */
export const controlLook =
  'min-h-control w-full min-w-0 rounded-md border border-line-strong bg-raised px-2.5 py-1 text-body text-ink transition-colors ' +
  'hover:border-muted focus-visible:border-focus focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus ' +
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted'
