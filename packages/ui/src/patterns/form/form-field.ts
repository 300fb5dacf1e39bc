import type { StandardSchemaV1 } from '@standard-schema/spec'
import { createContext, useContext, useMemo } from 'react'
import { get, useController, useFormContext } from 'react-hook-form'
import type { FieldBinding } from '../../parts/field-binding.ts'
import { isRequired, limitsOf, schemaOfField } from './schema-fields.ts'

/** Schema of the surrounding form. */
export const FormSchemaContext = createContext<StandardSchemaV1 | undefined>(undefined)

type FieldError = { message?: string } | undefined

/** The error of a field. A list that is one field, such as of files, has it at one of its entries. */
const errorOf = (error: FieldError | FieldError[]): FieldError =>
  Array.isArray(error) ? error.find((entry) => entry?.message !== undefined) : error

/**
 * Binds a field to the surrounding form and to its entry in the schema. A field without a name isn't part of the form.
 */
export function useFormField(name: string | undefined): FieldBinding | undefined {
  const { control } = useFormContext()
  const { field, formState } = useController({
    name: name ?? '',
    control,
    disabled: name === undefined ? true : undefined,
  })
  const form = useContext(FormSchemaContext)
  const schema = useMemo(() => (name === undefined ? undefined : schemaOfField(form, name)), [form, name])
  const limits = useMemo(() => (schema ? limitsOf(schema) : {}), [schema])
  if (name === undefined) return undefined
  const error = errorOf(get(formState.errors, name))
  return {
    value: field.value as unknown,
    initial: get(formState.defaultValues, name) as unknown,
    onChange: field.onChange as (value: never) => void,
    onBlur: field.onBlur,
    error: error?.message,
    ref: field.ref,
    isRequired: (empty) => schema !== undefined && isRequired(schema, empty),
    limits,
  }
}
