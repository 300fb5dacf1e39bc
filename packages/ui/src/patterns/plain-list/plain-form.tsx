import type { StandardSchemaV1 } from '@standard-schema/spec'
import { Checkbox } from '../../parts/checkbox-field.tsx'
import { NumberField } from '../../parts/number-field.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { fieldsOf } from '../form/schema-fields.ts'
import { useSchema } from '../form/use-schema.ts'

/** A field of a plain form. */
export interface PlainField {
  label: string
  help: string | undefined
  /** The text is code. */
  mono: boolean | undefined
}

export interface PlainFormProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  schema: () => Promise<StandardSchemaV1>
  /** Labels of the fields by name, and what else a field shows. */
  fields: Readonly<Record<string, PlainField>>
  /** Texts for the fields' own rules, by name. */
  messages: Readonly<Record<string, string>> | undefined
  onSubmit: (values: object) => unknown
}

/** Form in a dialog with a field for each entry of its schema, in their order. */
export function PlainForm({ open, onOpenChange, title, schema: load, fields, messages, onSubmit }: PlainFormProps) {
  const schema = useSchema(load)
  if (schema === undefined || schema === 'loading') return null
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      submitLabel={title}
      schema={schema}
      messages={messages}
      onSubmit={onSubmit}
    >
      {fieldsOf(schema).map(({ name, type }) => {
        const { label, help, mono } = fields[name] ?? { label: name }
        if (type === 'string') return <TextField key={name} name={name} label={label} help={help} mono={mono} />
        const Field = type === 'number' ? NumberField : Checkbox
        return <Field key={name} name={name} label={label} help={help} />
      })}
    </FormDialog>
  )
}
