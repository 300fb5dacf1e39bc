import { FormDialog, TextArea, TextField, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { type Account, accountsData } from '../data.ts'
import { updateAccountInput } from '../schemas.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'
import { hostsText, splitHosts } from './hosts.ts'

interface EditAccountProps {
  account: Account
  open: boolean
  onOpenChange: (open: boolean) => void
}

const schema = v.object({ hosts: hostsText, comment: updateAccountInput.entries.comment })

/** Dialog for editing an account's hosts and comment. */
export function EditAccount({ account, open, onOpenChange }: EditAccountProps) {
  const text = useRelationalDatabaseText()
  const toasts = useToast()
  const { update } = useData(accountsData)
  const { name, hosts, comment } = account
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('relational-database.editAccount.title', { name })}
      schema={schema}
      messages={{ hosts: text('relational-database.hosts.wrong') }}
      defaults={{ hosts: hosts.join('\n'), comment }}
      onSubmit={(values) => update.run({ ...values, name, hosts: splitHosts(values.hosts) })}
      onDone={() => toasts.show({ tone: 'success', title: text('relational-database.editAccount.done') })}
    >
      <TextArea name="hosts" label={text('relational-database.hosts')} help={text('relational-database.hosts.help')} />
      <TextField name="comment" label={text('relational-database.comment')} />
    </FormDialog>
  )
}
