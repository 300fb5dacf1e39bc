import { FormDialog, RadioGroup, TextField, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { groupsData, type TestGroup } from '../data.ts'
import { useGroupsText } from '../generated/text.ts'
import { groupTypes } from '../model.ts'
import { createGroupInput } from '../schemas.ts'
import type { DialogState } from './dialog-state.ts'

const schema = v.required(createGroupInput)
type Values = v.InferInput<typeof schema>

/** Dialog for creating a group, or for renaming one. */
export function GroupForm({ group, open, onOpenChange }: DialogState & { group?: TestGroup }) {
  const text = useGroupsText()
  const toasts = useToast()
  const { create, update } = useData(groupsData)
  const submit = async (values: Values) => {
    if (group) await update.run({ groupId: group.groupId, groupName: values.groupName })
    else await create.run(values)
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
      defaults={{ groupName: group?.groupName ?? '', groupType: group?.groupType ?? 'internal' }}
      draft={group ? false : 'create-test-group'}
      onSubmit={submit}
    >
      <TextField name="groupName" label={text('beta.groups.name')} />
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
