import { createContext, type ReactNode, useContext } from 'react'

/** Binding of a field to its form. */
export interface FieldBinding {
  value: unknown
  /** Initial value. */
  initial: unknown
  onChange: (value: never) => void
  onBlur: () => void
  /** Error message. */
  error: string | undefined
  /** Ref for the control, so that the form can focus it. */
  ref: (element: HTMLElement | null) => void
  /** Whether the form requires a value; `empty` is the field's value without one. */
  isRequired: (empty: unknown) => boolean
  limits: { maxLength?: number; min?: number; max?: number }
}

const unbound = (): FieldBinding | undefined => undefined

/**
 * The hook that binds a field to its form by name. A form provides it; a field outside a form works alone and doesn't
 * load the form library.
 */
export const FieldBindingContext = createContext<(name: string | undefined) => FieldBinding | undefined>(unbound)

/** Common properties of all fields. Inside a `Form` set `name`; elsewhere set `value` and `onChange`. */
export interface FieldProps<Value> {
  /** Path of the value in the form. */
  name?: string
  label: string
  /** Hides the label visually, but not from screen readers. */
  hideLabel?: boolean
  /** Help text below the label. */
  help?: ReactNode
  /** Error message; a form sets it. */
  error?: string
  value?: Value
  onChange?: (value: Value) => void
  onBlur?: () => void
  required?: boolean
  disabled?: boolean
  /** Why the value can't be changed. */
  reason?: string
}

/** Limits that a field sets itself. A form's schema provides the others. */
interface OwnLimits {
  maxLength?: number
  min?: number
  max?: number
}

/**
 * A field's value, error, and limits, from its form or from its own properties.
 *
 * @param empty value of the field when nothing is entered
 * @param lasting the value can be changed but not cleared, so a field with an initial value isn't marked as required
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

/** Value of a field without an entry: its initial value if that is empty, too. */
function emptyOf(initial: unknown, empty: unknown): unknown {
  return isNothing(initial) && initial !== undefined ? initial : empty
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
