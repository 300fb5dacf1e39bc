import { FormDialog, TextArea, useData, useToast } from '@console-widgets/ui'
import { type Database, databasesData } from '../data.ts'
import { databaseLimits } from '../model.ts'
import { updateDatabaseInput } from '../schemas.ts'
import { useDatabaseText } from '../text.ts'

interface EditDatabaseProps {
  database: Database
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What a database is for. */
export function EditDatabase({ database, open, onOpenChange }: EditDatabaseProps) {
  const text = useDatabaseText()
  const toasts = useToast()
  const { update } = useData(databasesData)
  const { name, comment } = database
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('relational-database.editComment.title', { name })}
      schema={updateDatabaseInput}
      defaults={{ name, comment: comment ?? '' }}
      onSubmit={(values) => update.run({ name, comment: values.comment || null })}
      onDone={() => toasts.show({ tone: 'success', title: text('relational-database.saved') })}
    >
      <TextArea name="comment" label={text('relational-database.comment')} maxLength={databaseLimits.comment} />
    </FormDialog>
  )
}
