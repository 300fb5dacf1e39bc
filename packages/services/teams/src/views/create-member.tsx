import { FormDialog, TextField, useData } from '@console-widgets/ui'
import { teamsData } from '../data.ts'
import { memberLimits } from '../model.ts'
import { createInvitationInput } from '../schemas.ts'
import { useTeamsText } from '../text.ts'

export interface CreateMemberProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const defaults = { account: '', roles: ['development' as const] }

/** The form for an invitation, in a dialog. */
export function CreateMember({ open, onOpenChange }: CreateMemberProps) {
  const text = useTeamsText()
  const { invite } = useData(teamsData)
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={text('teams.create')} submitLabel={text('teams.create')} schema={createInvitationInput} defaults={defaults} onSubmit={invite.run}>
      <TextField name="account" label={text('teams.name')} help={text('teams.name.help')} maxLength={memberLimits.account} required />
    </FormDialog>
  )
}
