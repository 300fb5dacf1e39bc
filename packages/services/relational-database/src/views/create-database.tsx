import { FormDialog, TextField, useData } from '@console-widgets/ui'
import { relationalDatabaseData } from '../data.ts'
import { databaseLimits } from '../model.ts'
import { createDatabaseInput } from '../schemas.ts'
import { useRelationalDatabaseText } from '../text.ts'

export interface CreateDatabaseProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const defaults = { name: '' }

/** The form for a new database, in a dialog. */
export function CreateDatabase({ open, onOpenChange }: CreateDatabaseProps) {
  const text = useRelationalDatabaseText()
  const { create } = useData(relationalDatabaseData)
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={text('relational-database.create')} submitLabel={text('relational-database.create')} schema={createDatabaseInput} defaults={defaults} onSubmit={create.run}>
      <TextField name="name" label={text('relational-database.name')} help={text('relational-database.name.help')} maxLength={databaseLimits.databaseName} required />
    </FormDialog>
  )
}
