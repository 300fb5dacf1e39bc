import { FormDialog, NumberField, Select, useData, useLanguage, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { linksData, type GroupDetail } from '../data.ts'
import { useGroupsText } from '../generated/text.ts'
import { createInviteInput } from '../schemas.ts'
import type { DialogState } from './dialog-state.ts'

const schema = v.required(v.omit(createInviteInput, ['groupId']))
type Values = v.InferInput<typeof schema>

interface LinkFormProps extends DialogState {
  groupId: string
  running: GroupDetail['tests']
}

/** Dialog for creating a link by which people join a group. */
export function LinkForm({ groupId, running, open, onOpenChange }: LinkFormProps) {
  const text = useGroupsText()
  const toasts = useToast()
  const { create } = useData(linksData, groupId, useLanguage())
  const apps = new Map(running.map(({ appId, appName }) => [appId, appName]))
  const submit = async (values: Values) => {
    await create.run({ ...values, groupId })
    toasts.show({ tone: 'success', title: text('beta.groups.links.created') })
  }
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('beta.groups.links.create')}
      submitLabel={text('beta.groups.links.create')}
      schema={schema}
      defaults={{ appId: running[0]?.appId ?? '', invitationCodeValidDays: 30, invitationCodeInviteLimit: 100 }}
      onSubmit={submit}
    >
      <Select
        name="appId"
        label={text('beta.groups.links.app')}
        choices={[...apps].map(([value, label]) => ({ value, label }))}
      />
      <NumberField name="invitationCodeValidDays" label={text('beta.groups.links.days')} />
      <NumberField name="invitationCodeInviteLimit" label={text('beta.groups.links.limit')} />
    </FormDialog>
  )
}
