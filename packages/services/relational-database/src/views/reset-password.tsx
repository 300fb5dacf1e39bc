import { Callout, FormDialog, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { type Account, accountsData } from '../data.ts'
import { createAccountInput } from '../schemas.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'
import { PasswordField } from './password-field.tsx'

interface ResetPasswordProps {
  account: Account
  open: boolean
  onOpenChange: (open: boolean) => void
}

const schema = v.object({ password: createAccountInput.entries.password })

/** Dialog for changing an account's password; the current one stops working. */
export function ResetPassword({ account, open, onOpenChange }: ResetPasswordProps) {
  const text = useRelationalDatabaseText()
  const toasts = useToast()
  const { update } = useData(accountsData)
  const { name } = account
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('relational-database.resetPassword.title', { name })}
      submitLabel={text('relational-database.resetPassword')}
      schema={schema}
      draft={false}
      messages={{ password: text('relational-database.password.wrong') }}
      onSubmit={({ password }) => update.run({ name, password })}
      onDone={() => toasts.show({ tone: 'success', title: text('relational-database.resetPassword.done', { name }) })}
    >
      {({ password }) => (
        <>
          <Callout tone="warning">{text('relational-database.resetPassword.body')}</Callout>
          <PasswordField
            name="password"
            label={text('relational-database.password')}
            password={password}
            accountName={name}
          />
        </>
      )}
    </FormDialog>
  )
}
