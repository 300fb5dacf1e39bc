import { countryCodesOfGroup, countryName } from '@console-widgets/core/tables'
import { FormDialog, Select, TextField, useData, useLanguage } from '@console-widgets/ui'
import { useMemo } from 'react'
import * as v from 'valibot'
import { groupData } from '../data.ts'
import { useGroupsText } from '../generated/text.ts'
import { addTestersInput } from '../schemas.ts'
import type { DialogState } from './dialog-state.ts'

const tester = addTestersInput.entries.testers.pipe[0].item
/** Value of no country. */
const anywhere = 'any'
const schema = v.object({
  hwAccount: tester.entries.hwAccount,
  nickName: tester.entries.nickName,
  country: v.string(),
})
type Values = v.InferInput<typeof schema>

/** Dialog for adding a tester to a group. */
export function TesterForm({ groupId, open, onOpenChange }: DialogState & { groupId: string }) {
  const text = useGroupsText()
  const language = useLanguage()
  const { add } = useData(groupData, groupId)
  const countries = useMemo(() => {
    const named = Object.values(countryCodesOfGroup)
      .flat()
      .map((value) => ({ value: value as string, label: countryName(value, language) }))
    return named.toSorted((one, other) => one.label.localeCompare(other.label, language === 'cn' ? 'zh' : language))
  }, [language])
  const submit = ({ country, ...values }: Values) =>
    add.run({ groupId, testers: [{ ...values, country: country === anywhere ? null : country }] })
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('beta.groups.add')}
      submitLabel={text('beta.groups.add')}
      schema={schema}
      defaults={{ hwAccount: '', nickName: '', country: anywhere }}
      draft="add-tester"
      onSubmit={submit}
    >
      <TextField name="hwAccount" label={text('beta.groups.account')} help={text('beta.groups.account.help')} />
      <TextField name="nickName" label={text('beta.groups.nickName')} />
      <Select
        name="country"
        label={text('beta.groups.country')}
        help={text('beta.groups.country.help')}
        choices={[{ value: anywhere, label: text('beta.groups.country.none') }, ...countries]}
      />
    </FormDialog>
  )
}
