import { FormDialog, TextField, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { type Member, memberActs } from '../data.ts'
import { assignableRoles } from '../model.ts'
import * as schemas from '../schemas.ts'
import { useTeamsText } from '../generated/text.ts'
import type { DialogState } from './dialog-state.ts'
import { placeOf, placeSchema, type PlaceValues } from './invite-member.tsx'
import { RoleField } from './role-field.tsx'
import { ScopeField } from './scope-field.tsx'

const { note } = schemas.updateMemberInput.entries
const schema = v.intersect([v.object({ note }), placeSchema])

/** Dialog for changing a member's roles, app access, and note. */
export function ChangeMember({ member, open, onOpenChange }: DialogState & { member: Member }) {
  const text = useTeamsText()
  const toasts = useToast()
  const { update } = useData(memberActs)
  const submit = async ({ note: words, ...place }: PlaceValues & { note: string }) => {
    await update.run({ memberId: member.memberId, note: words, ...placeOf(place) })
    toasts.show({ tone: 'success', title: text('teams.change.done', { name: member.userName }) })
  }
  return (
    <FormDialog<PlaceValues & { note: string }>
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title={text('teams.change.title', { name: member.userName })}
      schema={schema}
      defaults={{
        note: member.note,
        roles: assignableRoles.filter((role) => member.roles.includes(role)),
        appScope: member.appScope,
        appIds: [...member.appIds],
      }}
      draft={false}
      messages={{ roles: text('teams.roles.missing'), appIds: text('teams.scope.missing') }}
      onSubmit={submit}
    >
      {({ roles, appScope }) => (
        <>
          <RoleField chosen={roles} />
          <ScopeField scope={appScope} />
          <TextField name="note" label={text('teams.note')} />
        </>
      )}
    </FormDialog>
  )
}
