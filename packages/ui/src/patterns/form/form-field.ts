import { get, useController, useFormContext } from 'react-hook-form'
import type { FieldBinding } from '../../parts/field-binding.ts'

/** Joins a field to the form around it. A field without a name is not of the form. */
export function useFormField(name: string | undefined): FieldBinding | undefined {
  const { control } = useFormContext()
  const { field, formState } = useController({
    name: name ?? '',
    control,
    disabled: name === undefined ? true : undefined,
  })
  if (name === undefined) return undefined
  const error = get(formState.errors, name) as { message?: string } | undefined
  return {
    value: field.value as unknown,
    onChange: field.onChange as (value: never) => void,
    onBlur: field.onBlur,
    error: error?.message,
    ref: field.ref,
    required: false,
  }
}
