import { FormDialog, QueryView, RadioGroup, Select, TextField, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { groupAppsData, groupsData, type TestGroup } from '../data.ts'
import { useGroupsText } from '../generated/text.ts'
import { groupTypes } from '../model.ts'
import { createGroupInput } from '../schemas.ts'
import type { DialogState } from './dialog-state.ts'

/** Choice of all apps, where a form needs a value. */
const allApps = 'all'

const schema = v.object({ ...v.required(createGroupInput).entries, appId: v.string() })
type Values = v.InferInput<typeof schema>

/** Dialog for creating a group, or for renaming one. */
export function GroupForm({ group, open, onOpenChange }: DialogState & { group?: TestGroup }) {
  const text = useGroupsText()
  const toasts = useToast()
  const { create, update } = useData(groupsData)
  const submit = async (values: Values) => {
    if (group) await update.run({ groupId: group.groupId, groupName: values.groupName })
    else await create.run({ ...values, appId: values.appId === allApps ? null : values.appId })
    const done = group ? text('beta.groups.rename.done') : text('beta.groups.create.done', { name: values.groupName })
    toasts.show({ tone: 'success', title: done })
  }
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text(group ? 'beta.groups.rename.title' : 'beta.groups.create')}
      submitLabel={text(group ? 'beta.groups.rename.save' : 'beta.groups.create')}
      schema={schema}
      defaults={{ groupName: group?.groupName ?? '', groupType: group?.groupType ?? 'internal', appId: allApps }}
      draft={group ? false : 'create-test-group'}
      onSubmit={submit}
    >
      <TextField name="groupName" label={text('beta.groups.name')} />
      {group ? null : <AppChoice />}
      {group ? null : (
        <RadioGroup
          name="groupType"
          label={text('beta.groups.type')}
          look="cards"
          choices={groupTypes.map((value) => ({
            value,
            label: text(`beta.groups.type.${value}`),
            help: text(`beta.groups.type.${value}.help`),
          }))}
        />
      )}
    </FormDialog>
  )
}

/** Whose tests the group is for: those of one app, or of all. */
function AppChoice() {
  const text = useGroupsText()
  const { apps } = useData(groupAppsData)
  return (
    <QueryView query={apps}>
      {({ items }) => (
        <Select
          name="appId"
          label={text('beta.groups.app')}
          help={text('beta.groups.app.help')}
          choices={[
            { value: allApps, label: text('beta.groups.app.all') },
            ...items.map(({ appId, appName }) => ({ value: appId, label: appName })),
          ]}
        />
      )}
    </QueryView>
  )
}
