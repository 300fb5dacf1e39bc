import type { StandardSchemaV1 } from '@standard-schema/spec'
import { Checkbox } from '../../parts/checkbox-field.tsx'
import { NumberField } from '../../parts/number-field.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { fieldsOf } from '../form/schema-fields.ts'
import { useSchema } from '../form/use-schema.ts'

export interface PlainFormProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  schema: () => Promise<StandardSchemaV1>
  /** Labels of the fields by name. */
  labels: Readonly<Record<string, string>>
  onSubmit: (values: object) => unknown
}

/** Form in a dialog with a field for each entry of its schema, in their order. */
export function PlainForm({ open, onOpenChange, title, schema: load, labels, onSubmit }: PlainFormProps) {
  const schema = useSchema(load)
  if (schema === undefined || schema === 'loading') return null
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      submitLabel={title}
      schema={schema}
      onSubmit={onSubmit}
    >
      {fieldsOf(schema).map(({ name, type }) => {
        const Field = fields[type]
        return <Field key={name} name={name} label={labels[name] ?? name} />
      })}
    </FormDialog>
  )
}

const fields = { string: TextField, number: NumberField, boolean: Checkbox } as const
