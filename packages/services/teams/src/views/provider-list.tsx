import {
  icons,
  lazyFormDialog,
  RelativeTime,
  ResourceList,
  useData,
  useJoin,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { providersData, type ServiceProvider } from '../data.ts'
import { providerAreas, providerStates, providerTransitions } from '../model.ts'
import { routes } from '../routes.ts'
import { useTeamsText } from '../generated/text.ts'
import { ProviderStatus, PROVIDER_TONES } from './provider-status.tsx'

const ProviderForm = lazyFormDialog(() => import('./provider-form.tsx').then((module) => module.ProviderForm))

/** Service providers: companies and people who work for the team from outside. */
export default function ProviderList() {
  const text = useTeamsText()
  const join = useJoin()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { providers, update, remove } = useData(providersData)
  const [form, setForm] = useState<ServiceProvider | 'new'>()
  const areaChoices = providerAreas.map((value) => ({ value, label: text(`teams.provider.area.${value}`) }))
  const areasOf = ({ areas }: ServiceProvider) => join.names(areas.map((area) => text(`teams.provider.area.${area}`)))
  return (
    <>
      <ResourceList
        list={providers}
        title={text('teams.providers')}
        description={text('teams.providers.record')}
        columns={[
          {
            id: 'providerName',
            header: text('teams.provider.name'),
            cell: ({ providerName }) => providerName,
            primary: true,
            href: (provider) => routeTo('teams.provider', provider),
          },
          {
            id: 'state',
            header: text('teams.state'),
            cell: (provider) => <ProviderStatus provider={provider} />,
            filter: {
              kind: 'choice',
              choices: providerStates.map((value) => ({
                value,
                label: text(`teams.provider.state.${value}`),
                tone: PROVIDER_TONES[value],
              })),
            },
            width: 132,
          },
          {
            id: 'areas',
            header: text('teams.provider.areas'),
            cell: areasOf,
            filter: { kind: 'choice', choices: areaChoices },
            value: areasOf,
            width: 220,
          },
          {
            id: 'contactName',
            header: text('teams.provider.contact'),
            cell: ({ contactName }) => contactName,
          },
          {
            id: 'contactMail',
            header: text('teams.provider.mail'),
            cell: ({ contactMail }) => contactMail,
            hidden: true,
          },
          {
            id: 'validUntil',
            header: text('teams.validUntil'),
            cell: ({ validUntil }) =>
              validUntil === null ? text('teams.provider.noEnd') : <RelativeTime time={validUntil} />,
            width: 128,
          },
          {
            id: 'updateTime',
            header: text('teams.updated'),
            width: 128,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('teams.provider.create'),
            icon: 'add',
            call: calls['teams.service-provider.create'],
            primary: true,
            shortcut: 'c',
            run: () => setForm('new'),
            prepare: ProviderForm.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'open',
            label: text('teams.open'),
            icon: 'arrow-end',
            run: (provider) => place.go(routeTo('teams.provider', provider)),
          },
          {
            id: 'edit',
            label: text('teams.edit'),
            icon: 'edit',
            call: calls['teams.service-provider.update'],
            disabled: ({ state }) => (state === 'ended' ? text('teams.provider.ended') : undefined),
            run: setForm,
          },
          ...(['suspended', 'active', 'ended'] as const).map((state) => ({
            id: state,
            label: text(`teams.provider.to.${state}`),
            icon: { suspended: icons.pause, active: icons.play, ended: icons.stop }[state],
            call: calls['teams.service-provider.update'],
            hidden: (provider: ServiceProvider) => !providerTransitions[provider.state].includes(state),
            run: ({ providerId }: ServiceProvider) => update.run({ providerId, state }),
            ...(state === 'ended'
              ? {
                  confirm: ({ providerName }: ServiceProvider) => ({
                    title: text('teams.provider.end.title', { name: providerName }),
                    description: text('teams.provider.end.body'),
                    action: text('teams.provider.to.ended'),
                  }),
                }
              : {}),
          })),
          {
            id: 'delete',
            label: text('teams.delete'),
            icon: 'trash',
            danger: true,
            call: calls['teams.service-provider.delete'],
            run: ({ providerId }) => remove.run({ providerId }),
            confirm: ({ providerName }) => ({
              title: text('teams.provider.delete.title', { name: providerName }),
              description: text('teams.provider.delete.body'),
            }),
          },
        ]}
        empty={{
          title: text('teams.providers.empty'),
          body: text('teams.providers.emptyBody'),
          icon: icons.users,
          action: 'create',
        }}
      />
      {form ? (
        <ProviderForm open onOpenChange={() => setForm(undefined)} provider={form === 'new' ? undefined : form} />
      ) : null}
    </>
  )
}
