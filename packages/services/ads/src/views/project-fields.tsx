import {
  CheckboxGroup,
  DateTimeField,
  EmptyState,
  icons,
  QueryView,
  Select,
  TextField,
  useData,
  useFieldState,
} from '@console-widgets/ui'
import { type Account, type AdsApp, choicesData } from '../data.ts'
import { useAdsText } from '../generated/text.ts'
import { CountryField } from './country-field.tsx'
import { ForecastOfForm } from './forecast-of-form.tsx'
import { MoneyField } from './money-field.tsx'

interface ProjectFieldsProps {
  /** The project that is edited: its account and app stay. */
  of?: { adProjectId: string; accountId: string; appId: string; currency: string }
}

/** Fields of a project, with what its day would bring. */
export function ProjectFields({ of }: ProjectFieldsProps) {
  const { accounts, adsApps } = useData(choicesData)
  return (
    <QueryView query={accounts}>
      {(found) => (
        <QueryView query={adsApps}>
          {(bound) => <Fields of={of} accounts={found.items} adsApps={bound.items} />}
        </QueryView>
      )}
    </QueryView>
  )
}

function Fields({
  of,
  accounts,
  adsApps,
}: {
  of: ProjectFieldsProps['of'] | undefined
  accounts: readonly Account[]
  adsApps: readonly AdsApp[]
}) {
  const text = useAdsText()
  const chosenApp = useFieldState<string | undefined>({ name: 'appId', label: '' }, undefined)
  const chosenAccount = useFieldState<string | undefined>({ name: 'accountId', label: '' }, undefined)
  // The values of a form without an entry are empty.
  const accountId = of?.accountId ?? (chosenAccount.value || undefined)
  const appId = of?.appId ?? (chosenApp.value || undefined)
  const currency = of?.currency ?? accounts.find((each) => each.accountId === accountId)?.currency ?? ''
  return (
    <>
      <TextField name="adProjectName" label={text('ads.name')} />
      {of ? null : (
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            name="accountId"
            label={text('ads.account')}
            choices={accounts.map((each) => ({
              value: each.accountId,
              label: text('ads.account.choice', { name: each.accountName, currency: each.currency }),
            }))}
          />
          <Select
            name="appId"
            label={text('ads.app')}
            help={text('ads.app.help')}
            choices={adsApps
              .filter((each) => each.state === 'active' && (accountId === undefined || each.accountId === accountId))
              .map((each) => ({ value: each.appId, label: each.appName }))}
          />
        </div>
      )}
      {appId === undefined ? null : <MaterialChoices appId={appId} />}
      <CountryField name="countries" />
      <div className="grid gap-4 sm:grid-cols-3">
        <MoneyField name="bid" label={text('ads.bid')} help={text('ads.bid.help')} currency={currency} />
        <MoneyField name="dayBudget" label={text('ads.dayBudget')} currency={currency} />
        <MoneyField name="totalBudget" label={text('ads.totalBudget')} currency={currency} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateTimeField name="startTime" label={text('ads.start')} help={text('ads.start.help')} />
        <DateTimeField name="endTime" label={text('ads.end')} help={text('ads.end.help')} />
      </div>
      <ForecastOfForm
        accountId={accountId}
        appId={appId}
        currency={currency}
        {...(of ? { adProjectId: of.adProjectId } : {})}
      />
    </>
  )
}

function MaterialChoices({ appId }: { appId: string }) {
  const text = useAdsText()
  const { materials } = useData(choicesData)
  return (
    <QueryView query={materials}>
      {({ items }) => {
        const own = items.filter((each) => each.appId === appId)
        return own.length === 0 ? (
          <EmptyState title={text('ads.materials.none')} body={text('ads.materials.none.body')} icon={icons.image} />
        ) : (
          <CheckboxGroup
            name="materialIds"
            label={text('ads.materials')}
            help={text('ads.materials.help')}
            choices={own.map((each) => ({
              value: each.materialId,
              label: each.materialName,
              help: `${text(`ads.materialKind.${each.kind}`)} · ${text(`ads.materialState.${each.state}`)}`,
            }))}
          />
        )
      }}
    </QueryView>
  )
}
