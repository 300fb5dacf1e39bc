import { FormDialog, TextField, useData } from '@console-widgets/ui'
import * as v from 'valibot'
import { memberActs } from '../data.ts'
import { memberLimits } from '../model.ts'
import * as schemas from '../schemas.ts'
import { useTeamsText } from '../generated/text.ts'
import type { DialogState } from './dialog-state.ts'
import { placeOf, placeSchema, type PlaceValues } from './invite-member.tsx'
import { RoleField } from './role-field.tsx'
import { ScopeField } from './scope-field.tsx'

const { account, userName, note } = schemas.createSubUserInput.entries
const schema = v.intersect([v.object({ account, userName, note }), placeSchema])

interface Values extends PlaceValues {
  account: string
  userName: string
  note: string
}

/** Name and initial password of a new account. */
export interface FirstPassword {
  account: string
  userName: string
  password: string
}

/** Dialog for creating an account that works in this team alone. */
export function CreateSubUser({
  open,
  onOpenChange,
  onCreated,
}: DialogState & { onCreated: (created: FirstPassword) => void }) {
  const text = useTeamsText()
  const { createSubUser } = useData(memberActs)
  const submit = async ({ account: name, userName: person, note: words, ...place }: Values) => {
    const created = await createSubUser.run({ account: name, userName: person, note: words, ...placeOf(place) })
    if (created)
      onCreated({
        account: created.member.account,
        userName: created.member.userName,
        password: created.initialPassword,
      })
  }
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title={text('teams.subUser.create')}
      description={text('teams.subUser.body')}
      submitLabel={text('teams.subUser.create')}
      schema={schema}
      defaults={{ appScope: 'all' }}
      draft="create-sub-user"
      messages={{
        account: text('teams.account.wrong'),
        roles: text('teams.roles.missing'),
        appIds: text('teams.scope.missing'),
      }}
      onSubmit={submit}
    >
      {({ roles, appScope }) => (
        <>
          <TextField name="userName" label={text('teams.name')} />
          <TextField
            name="account"
            label={text('teams.account')}
            help={text('teams.account.help')}
            maxLength={memberLimits.account}
            mono
          />
          <RoleField chosen={roles} />
          <ScopeField scope={appScope} />
          <TextField name="note" label={text('teams.note')} />
        </>
      )}
    </FormDialog>
  )
}
