import { FormDialog, TextField, useData } from '@console-widgets/ui'
import { teamsData } from '../data.ts'
import { memberLimits } from '../model.ts'
import { createMemberInput } from '../schemas.ts'
import { useTeamsText } from '../text.ts'

export interface CreateMemberProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const defaults = { memberName: '' }

/** The form for a new member, in a dialog. */
export function CreateMember({ open, onOpenChange }: CreateMemberProps) {
  const text = useTeamsText()
  const { create } = useData(teamsData)
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={text('teams.create')} submitLabel={text('teams.create')} schema={createMemberInput} defaults={defaults} onSubmit={create.run}>
      <TextField name="memberName" label={text('teams.name')} help={text('teams.name.help')} maxLength={memberLimits.memberName} required />
    </FormDialog>
  )
}
