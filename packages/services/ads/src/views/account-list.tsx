import {
  Button,
  Callout,
  FormDialog,
  icons,
  OutsideLink,
  RelativeTime,
  ResourceList,
  Select,
  TextField,
  useData,
  useToast,
} from '@console-widgets/ui'
import { useState } from 'react'
import type * as v from 'valibot'
import { accountsData } from '../data.ts'
import { useAdsText } from '../generated/text.ts'
import { accountStates, adCurrencies } from '../model.ts'
import { accountForm } from '../schemas.ts'
import { AccountStatus } from './ad-states.tsx'

/** Accounts at the ad network, which let the console act for them for a time. */
export function AccountList() {
  const text = useAdsText()
  const toasts = useToast()
  const { accounts, authorize, renew, revoke } = useData(accountsData)
  const [isOpen, setOpen] = useState(false)
  const [consent, setConsent] = useState<string>()
  return (
    <>
      {consent === undefined ? null : (
        <Callout title={text('ads.consent')}>
          <div className="flex flex-col items-start gap-2">
            <p>{text('ads.consent.body')}</p>
            <OutsideLink href={consent} onClick={() => setConsent(undefined)} className="underline">
              {text('ads.consent.open')}
            </OutsideLink>
            <Button size="small" onClick={() => setConsent(undefined)}>
              {text('ads.consent.close')}
            </Button>
          </div>
        </Callout>
      )}
      <ResourceList
        list={accounts}
        title={text('ads.accounts')}
        description={text('ads.accounts.body')}
        columns={[
          { id: 'accountName', header: text('ads.name'), primary: true },
          { id: 'networkName', header: text('ads.networkName'), width: 190 },
          {
            id: 'currency',
            header: text('ads.currency'),
            width: 100,
            filter: { kind: 'choice', choices: adCurrencies.map((value) => ({ value, label: value })) },
          },
          {
            id: 'state',
            header: text('ads.state'),
            cell: ({ state }) => <AccountStatus state={state} />,
            width: 150,
            filter: {
              kind: 'choice',
              choices: accountStates.map((value) => ({ value, label: text(`ads.accountState.${value}`) })),
            },
          },
          {
            id: 'expireTime',
            header: text('ads.expires'),
            cell: ({ expireTime }) => <RelativeTime time={expireTime} />,
            width: 160,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('ads.account.add'),
            icon: 'add',
            call: authorize.call,
            primary: true,
            run: () => setOpen(true),
          },
        ]}
        rowActions={[
          {
            id: 'authorize',
            label: text('ads.account.authorize'),
            call: renew.call,
            hidden: ({ state }) => state === 'authorized',
            run: async ({ accountId }) => {
              const round = await renew.run({ accountId })
              if (round?.consentAddress) setConsent(round.consentAddress)
            },
          },
          {
            id: 'renew',
            label: text('ads.account.renew'),
            call: renew.call,
            hidden: ({ state }) => state !== 'authorized',
            run: async ({ accountId }) => {
              await renew.run({ accountId })
            },
            done: text('ads.account.renewed'),
          },
          {
            id: 'revoke',
            label: text('ads.account.revoke'),
            danger: true,
            call: revoke.call,
            run: ({ accountId }) => revoke.run({ accountId }),
            confirm: ({ accountName }) => ({
              title: text('ads.account.revoke.title', { name: accountName }),
              description: text('ads.account.revoke.body'),
            }),
            done: text('ads.account.revoked'),
          },
        ]}
        empty={{
          title: text('ads.accounts.empty'),
          body: text('ads.accounts.empty.body'),
          icon: icons.key,
          action: 'create',
        }}
      />
      <FormDialog<v.InferInput<typeof accountForm>>
        open={isOpen}
        onOpenChange={setOpen}
        title={text('ads.account.add')}
        description={text('ads.account.add.body')}
        schema={accountForm}
        defaults={{ currency: 'EUR' }}
        onSubmit={async (values) => {
          const round = await authorize.run(values)
          if (round?.consentAddress) setConsent(round.consentAddress)
          toasts.show({ tone: 'info', title: text('ads.account.begun') })
        }}
      >
        <TextField name="accountName" label={text('ads.name')} />
        <Select
          name="currency"
          label={text('ads.currency')}
          help={text('ads.currency.help')}
          choices={adCurrencies.map((value) => ({ value, label: value }))}
        />
      </FormDialog>
    </>
  )
}
