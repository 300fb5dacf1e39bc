import { FormDialog, TextArea, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { type Database, databasesData } from '../data.ts'
import { updateDatabaseInput } from '../schemas.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'

interface EditDatabaseProps {
  database: Database
  open: boolean
  onOpenChange: (open: boolean) => void
}

const schema = v.pick(updateDatabaseInput, ['comment'])

/** Dialog for editing a database's comment. */
export function EditDatabase({ database, open, onOpenChange }: EditDatabaseProps) {
  const text = useRelationalDatabaseText()
  const toasts = useToast()
  const { update } = useData(databasesData)
  const { name, comment } = database
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('relational-database.editComment.title', { name })}
      schema={schema}
      defaults={{ comment }}
      onSubmit={(values) => update.run({ name, ...values })}
      onDone={() => toasts.show({ tone: 'success', title: text('relational-database.editComment.done') })}
    >
      <TextArea name="comment" label={text('relational-database.comment')} />
    </FormDialog>
  )
}
