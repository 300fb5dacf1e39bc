import { createContext, useContext } from 'react'

/** What joins a field to the form around it. */
export interface FieldBinding {
  value: unknown
  onChange: (value: never) => void
  onBlur: () => void
  /** What is wrong, in words. */
  error: string | undefined
  /** Given to the control, so that the form can move the focus to it. */
  ref: (element: HTMLElement | null) => void
  required: boolean
}

const unbound = (): FieldBinding | undefined => undefined

/**
 * The hook that joins a field to a form by its name. A form provides it; a field outside of a form is on its own, and
 * carries nothing of the form library with it.
 */
export const FieldBindingContext = createContext<(name: string | undefined) => FieldBinding | undefined>(unbound)

/** What every field takes. Inside a `Form` give a `name`; elsewhere give `value` and `onChange`. */
export interface FieldProps<Value> {
  /** Path of the value in the form. */
  name?: string
  label: string
  /** Hides the label from the eye, not from a screen reader. */
  hideLabel?: boolean
  /** What to enter, under the label. */
  help?: React.ReactNode
  /** What is wrong; a form fills it in. */
  error?: string
  value?: Value
  onChange?: (value: Value) => void
  onBlur?: () => void
  required?: boolean
  disabled?: boolean
  /** Why it cannot be changed. */
  reason?: string
}

/** A field's value and error, from its form or from its own properties. */
export function useFieldState<Value>(props: FieldProps<Value>, empty: Value) {
  const bound = useContext(FieldBindingContext)(props.value === undefined ? props.name : undefined)
  return {
    value: ((bound ? bound.value : props.value) as Value) ?? empty,
    error: props.error ?? bound?.error,
    required: props.required ?? bound?.required ?? false,
    disabled: Boolean(props.disabled || props.reason),
    ref: bound?.ref,
    change(value: Value) {
      bound?.onChange(value as never)
      props.onChange?.(value)
    },
    blur() {
      bound?.onBlur()
      props.onBlur?.()
    },
  }
}
