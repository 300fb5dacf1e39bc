import { reportVisit } from '@console-widgets/core/reports'
import {
  DetailPage,
  Identifier,
  KeyValueList,
  lazyFormDialog,
  QueryView,
  ExactTime,
  useConsole,
  useData,
  useJoin,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { calls } from '../contract.ts'
import { providerData, providersData, type ServiceProvider } from '../data.ts'
import { routes } from '../routes.ts'
import { useTeamsText } from '../generated/text.ts'
import { MailLink, PhoneLinks } from './contact-links.tsx'
import { ProviderStatus } from './provider-status.tsx'
import { useScopeText } from './scope-text.tsx'

const ProviderForm = lazyFormDialog(() => import('./provider-form.tsx').then((module) => module.ProviderForm))

export interface ProviderDetailProps {
  providerId: string
}

/** One service provider: contact, areas, and end date. */
export default function ProviderDetail({ providerId }: ProviderDetailProps) {
  const { provider } = useData(providerData, providerId)
  return <QueryView query={provider}>{(known) => <Detail provider={known} />}</QueryView>
}

function Detail({ provider }: { provider: ServiceProvider }) {
  const text = useTeamsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const scopeText = useScopeText()
  const join = useJoin()
  const { remove } = useData(providersData)
  const [editing, setEditing] = useState(false)
  const {
    providerId,
    providerName,
    contactName,
    contactMail,
    contactPhone,
    areas,
    validUntil,
    note,
    createTime,
    updateTime,
    state,
  } = provider
  const console = useConsole()
  useEffect(() => {
    void reportVisit(console, {
      dataType: 'ecology_service_browsing',
      serviceId: providerId,
      serviceCode: 'providers',
      menuId: 'teams',
    })
  }, [console, providerId])
  return (
    <>
      <DetailPage
        title={providerName}
        parents={[{ label: text('teams.providers'), to: routeTo('teams.providers') }]}
        status={<ProviderStatus provider={provider} />}
        identifier={<Identifier value={providerId} label={text('teams.provider.id')} />}
        actions={[
          {
            label: text('teams.edit'),
            icon: 'edit',
            call: calls['teams.service-provider.update'],
            reason: state === 'ended' ? text('teams.provider.ended') : undefined,
            run: () => setEditing(true),
          },
          {
            label: text('teams.delete'),
            icon: 'trash',
            call: calls['teams.service-provider.delete'],
            run: async () => {
              await remove.run({ providerId })
              place.go(routeTo('teams.providers'))
            },
            confirm: {
              title: text('teams.provider.delete.title', { name: providerName }),
              description: text('teams.provider.delete.body'),
              action: text('teams.delete'),
            },
          },
        ]}
      >
        <div className="max-w-[720px]">
          <KeyValueList
            items={[
              { label: text('teams.provider.contact'), value: contactName },
              {
                label: text('teams.provider.mail'),
                value: (
                  <span className="flex flex-wrap gap-x-3">
                    <Identifier value={contactMail} label={text('teams.provider.mail')} />
                    <MailLink address={contactMail} />
                  </span>
                ),
              },
              {
                label: text('teams.provider.phone'),
                value: contactPhone ? <PhoneLinks number={contactPhone} /> : undefined,
              },
              {
                label: text('teams.provider.areas'),
                value: join.names(areas.map((area) => text(`teams.provider.area.${area}`))),
              },
              { label: text('teams.scope'), value: scopeText(provider) },
              {
                label: text('teams.validUntil'),
                value: validUntil === null ? text('teams.provider.noEnd') : <ExactTime time={validUntil} />,
              },
              { label: text('teams.note'), value: note || undefined },
              { label: text('teams.created'), value: <ExactTime time={createTime} /> },
              { label: text('teams.updated'), value: <ExactTime time={updateTime} /> },
            ]}
          />
        </div>
      </DetailPage>
      {editing ? <ProviderForm open onOpenChange={setEditing} provider={provider} /> : null}
    </>
  )
}
