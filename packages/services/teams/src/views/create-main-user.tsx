import { FormDialog, Select, TextField, useConsole, useData, useLanguage, useStore } from '@console-widgets/ui'
import { useMemo } from 'react'
import * as v from 'valibot'
import { countryGroupNames, listCountries } from '@console-widgets/core/tables'
import { memberActs } from '../data.ts'
import { certificateTypes, memberLimits, userTypeCodes } from '../model.ts'
import * as schemas from '../schemas.ts'
import { useTeamsText } from '../generated/text.ts'
import type { FirstPassword } from './create-sub-user.tsx'
import type { DialogState } from './dialog-state.ts'

const schema = schemas.createMainUserInput
type Values = v.InferInput<typeof schema>

/** Dialog for creating an account with its own team, for a partner or a sister company. */
export function CreateMainUser({
  open,
  onOpenChange,
  onCreated,
}: DialogState & { onCreated: (created: FirstPassword) => void }) {
  const text = useTeamsText()
  const language = useLanguage()
  const { createMainUser } = useData(memberActs)
  const country = useStore(useConsole().session.$profile)?.teamCountry ?? 'CN'
  const countries = useMemo(
    () =>
      listCountries(language).map(({ id, name, group }) => ({
        value: id,
        label: name,
        group: countryGroupNames[group][language],
      })),
    [language],
  )
  const submit = async (values: Values) => {
    const created = await createMainUser.run(values)
    if (created) onCreated({ account: created.account, userName: created.userName, password: created.initialPassword })
  }
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title={text('teams.mainUser.create')}
      description={text('teams.mainUser.body')}
      submitLabel={text('teams.mainUser.create')}
      schema={schema}
      defaults={{ country, userType: 2, certificateType: 'business-licence' }}
      draft="create-main-user"
      messages={{ account: text('teams.account.wrong'), certificateNumber: text('teams.mainUser.certificate.wrong') }}
      onSubmit={submit}
    >
      {({ userType }) => (
        <>
          <Select
            name="userType"
            label={text('teams.mainUser.type')}
            choices={userTypeCodes.map((value) => ({ value, label: text(`teams.userType.${value}`) }))}
          />
          <TextField name="teamName" label={text('teams.mainUser.team')} />
          <Select name="country" label={text('teams.country')} choices={countries} />
          <TextField name="userName" label={text('teams.mainUser.person')} />
          <TextField
            name="account"
            label={text('teams.account')}
            help={text('teams.account.help')}
            maxLength={memberLimits.account}
            mono
          />
          <TextField
            name="legalName"
            label={text(userType === 2 ? 'teams.mainUser.legalName.company' : 'teams.mainUser.legalName.person')}
            help={text('teams.mainUser.legalName.help')}
          />
          <Select
            name="certificateType"
            label={text('teams.mainUser.certificate')}
            choices={certificateTypes.map((value) => ({ value, label: text(`teams.certificate.${value}`) }))}
          />
          <TextField
            name="certificateNumber"
            label={text('teams.mainUser.number')}
            help={text('teams.mainUser.number.help')}
            mono
          />
        </>
      )}
    </FormDialog>
  )
}
