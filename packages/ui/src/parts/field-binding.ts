import { createContext, useContext } from 'react'

/** What joins a field to the form around it. */
export interface FieldBinding {
  value: unknown
  /** What it began with. */
  initial: unknown
  onChange: (value: never) => void
  onBlur: () => void
  /** What is wrong, in words. */
  error: string | undefined
  /** Given to the control, so that the form can move the focus to it. */
  ref: (element: HTMLElement | null) => void
  /** Whether the form wants an entry of the field; `empty` is its value without one. */
  isRequired: (empty: unknown) => boolean
  limits: { maxLength?: number; min?: number; max?: number }
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

/** Limits of a value that a field says itself; a form's schema says those that it does not. */
interface OwnLimits {
  maxLength?: number
  min?: number
  max?: number
}

/**
 * A field's value, its error and limits, from its form or from its own properties.
 *
 * @param empty its value when nothing is entered
 * @param lasting a value can be changed, not taken back: one that is there at the beginning need not be required
 */
export function useFieldState<Value>(props: FieldProps<Value> & OwnLimits, empty: Value, lasting = false) {
  const bound = useContext(FieldBindingContext)(props.value === undefined ? props.name : undefined)
  const stays = lasting && !isNothing(bound?.initial)
  return {
    value: ((bound ? bound.value : props.value) as Value) ?? empty,
    error: props.error ?? bound?.error,
    required: props.required ?? (bound !== undefined && !stays && bound.isRequired(emptyOf(bound.initial, empty))),
    maxLength: props.maxLength ?? bound?.limits.maxLength,
    min: props.min ?? bound?.limits.min,
    max: props.max ?? bound?.limits.max,
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

/** What a field is without an entry: as it began, when it began without one. */
function emptyOf(initial: unknown, empty: unknown): unknown {
  return isNothing(initial) && initial !== undefined ? initial : empty
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
