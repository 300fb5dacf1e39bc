import { FormDialog, TextArea, TextField, useData } from '@console-widgets/ui'
import * as v from 'valibot'
import type { Role } from '@console-widgets/contract'
import { memberActs, type SentInvitation } from '../data.ts'
import { type AppScope, assignableRoles, invitationDays } from '../model.ts'
import * as schemas from '../schemas.ts'
import { useTeamsText } from '../generated/text.ts'
import type { DialogState } from './dialog-state.ts'
import { RoleField } from './role-field.tsx'
import { ScopeField } from './scope-field.tsx'

const { account, phone, message } = schemas.createInvitationInput.entries
/** Roles and app access of a new member, as the forms of this area have them. */
export const placeSchema = v.pipe(
  v.object({
    roles: v.pipe(v.array(v.picklist(assignableRoles)), v.minLength(1, '')),
    appScope: v.picklist(['all', 'ids']),
    appIds: v.array(v.string()),
  }),
  v.forward(
    v.check(({ appScope, appIds }) => appScope === 'all' || appIds.length > 0, ''),
    ['appIds'],
  ),
)
const schema = v.intersect([v.object({ account, phone, message }), placeSchema])

/** Form fields for roles and app access. */
export interface PlaceValues {
  roles: Role[]
  appScope: AppScope
  appIds: string[]
}

/** Request fields for roles and app access. */
export const placeOf = ({ roles, appScope, appIds }: PlaceValues) => ({
  roles: assignableRoles.filter((role) => roles.includes(role)),
  appScope,
  appIds: appScope === 'ids' ? appIds : [],
})

interface Values extends PlaceValues {
  account: string
  phone?: string | undefined
  message: string
}

/** Dialog for inviting a person to the team by their address. */
export function InviteMember({
  open,
  onOpenChange,
  onSent,
}: DialogState & { onSent: (invitation: SentInvitation) => void }) {
  const text = useTeamsText()
  const { invite } = useData(memberActs)
  const submit = async ({ account: name, phone: number, message: words, ...place }: Values) => {
    const sent = await invite.run({ account: name, phone: number, message: words, ...placeOf(place) })
    if (sent) onSent(sent)
  }
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title={text('teams.invite')}
      description={text('teams.invite.body', { days: invitationDays })}
      submitLabel={text('teams.invite.send')}
      schema={schema}
      defaults={{ appScope: 'all' }}
      draft="invite-member"
      messages={{
        phone: text('teams.invite.phone.wrong'),
        roles: text('teams.roles.missing'),
        appIds: text('teams.scope.missing'),
      }}
      onSubmit={submit}
    >
      {({ roles, appScope }) => (
        <>
          <TextField name="account" label={text('teams.invite.address')} help={text('teams.invite.account')} />
          <TextField
            name="phone"
            type="tel"
            label={text('teams.invite.phone')}
            help={text('teams.invite.phone.help')}
          />
          <RoleField chosen={roles} />
          <ScopeField scope={appScope} />
          <TextArea name="message" label={text('teams.invite.message')} rows={3} />
        </>
      )}
    </FormDialog>
  )
}
