import {
  Checkbox,
  CheckboxGroup,
  DateTimeField,
  FormDialog,
  TextArea,
  TextField,
  useConsole,
  useData,
} from '@console-widgets/ui'
import * as v from 'valibot'
import { providersData, type ServiceProvider } from '../data.ts'
import { type AppScope, type ProviderArea, providerAreas, providerLimits } from '../model.ts'
import * as schemas from '../schemas.ts'
import { useTeamsText } from '../generated/text.ts'
import type { DialogState } from './dialog-state.ts'
import { ScopeField } from './scope-field.tsx'

const { providerName, contactName, contactMail, contactPhone, areas, note } = schemas.createServiceProviderInput.entries
const schema = v.pipe(
  v.object({
    providerName,
    contactName,
    contactMail,
    contactPhone,
    areas,
    note,
    appScope: v.picklist(['all', 'ids']),
    appIds: v.array(v.string()),
    endless: v.boolean(),
    validUntil: v.optional(v.number()),
  }),
  v.forward(
    v.check(({ appScope, appIds }) => appScope === 'all' || appIds.length > 0, ''),
    ['appIds'],
  ),
  v.forward(
    v.check(({ endless, validUntil }) => endless || validUntil !== undefined, ''),
    ['validUntil'],
  ),
)

interface Values {
  providerName: string
  contactName: string
  contactMail: string
  contactPhone: string
  areas: readonly ProviderArea[]
  note: string
  appScope: AppScope
  appIds: readonly string[]
  endless: boolean
  validUntil: number | undefined
}

const quarter = 90 * 86_400_000

/** Dialog for adding or editing a service provider. */
export function ProviderForm({ provider, open, onOpenChange }: DialogState & { provider?: ServiceProvider }) {
  const text = useTeamsText()
  const { ports } = useConsole()
  const { create, update } = useData(providersData)
  const submit = ({ endless, validUntil, appIds, areas: seen, ...values }: Values) => {
    const input = {
      ...values,
      areas: [...seen],
      appIds: values.appScope === 'ids' ? [...appIds] : [],
      validUntil: endless ? null : (validUntil ?? null),
    }
    return provider ? update.run({ providerId: provider.providerId, ...input }) : create.run(input)
  }
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title={
        provider ? text('teams.provider.edit.title', { name: provider.providerName }) : text('teams.provider.create')
      }
      description={text('teams.providers.record')}
      submitLabel={provider ? undefined : text('teams.provider.create')}
      schema={schema}
      defaults={{
        providerName: provider?.providerName ?? '',
        contactName: provider?.contactName ?? '',
        contactMail: provider?.contactMail ?? '',
        contactPhone: provider?.contactPhone ?? '',
        areas: provider?.areas ?? [],
        note: provider?.note ?? '',
        appScope: provider?.appScope ?? 'all',
        appIds: provider?.appIds ?? [],
        endless: provider ? provider.validUntil === null : false,
        validUntil: provider?.validUntil ?? ports.now() + quarter,
      }}
      draft={provider ? false : 'create-provider'}
      messages={{
        areas: text('teams.provider.areas.missing'),
        appIds: text('teams.scope.missing'),
        contactPhone: text('teams.provider.phone.wrong'),
        validUntil: text('teams.validUntil.missing'),
      }}
      onSubmit={submit}
    >
      {({ appScope, endless }) => (
        <>
          <TextField name="providerName" label={text('teams.provider.name')} />
          <TextField name="contactName" label={text('teams.provider.contact')} />
          <TextField name="contactMail" type="email" label={text('teams.provider.mail')} />
          <TextField
            name="contactPhone"
            type="tel"
            label={text('teams.provider.phone')}
            maxLength={providerLimits.contactPhone}
          />
          <CheckboxGroup
            name="areas"
            label={text('teams.provider.areas')}
            choices={providerAreas.map((value) => ({ value, label: text(`teams.provider.area.${value}`) }))}
          />
          <ScopeField scope={appScope} />
          <Checkbox name="endless" label={text('teams.provider.endless')} />
          {endless ? null : <DateTimeField name="validUntil" label={text('teams.validUntil')} required />}
          <TextArea name="note" label={text('teams.note')} rows={2} />
        </>
      )}
    </FormDialog>
  )
}
