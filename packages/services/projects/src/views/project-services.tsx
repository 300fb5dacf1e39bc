import {
  Badge,
  Callout,
  KeyValueList,
  Loading,
  QueryView,
  RelativeTime,
  Section,
  Status,
  type Tone,
  useData,
  useServiceWords,
  useStore,
  withText,
} from '@console-widgets/ui'
import { useState } from 'react'
import {
  isExempt,
  type OfferedRegion,
  type OfferedService,
  type OrderRequest,
  projectServicesData,
  whiteListData,
} from '../data.ts'
import { ordersLocales } from '../generated/locales.ts'
import { useOrdersText, useProjectsText } from '../generated/text.ts'
import { OrderDialog } from './order-dialog-loader.ts'
import { ServiceCard } from './service-card.tsx'
import { useServiceName } from './use-service-name.ts'

export interface ProjectServicesProps {
  /** ID of the project. */
  projectId: string
}

/** Cloud services that a project can order: the state of each order by region, and requests for an approval. */
function ProjectServicesView({ projectId }: ProjectServicesProps) {
  const text = useOrdersText()
  const { strategy, orders } = useData(projectServicesData, projectId)
  const { isReady } = useServiceWords()
  // Loads together with the services.
  useStore(orders)
  const [chosen, setChosen] = useState<{ service: OfferedService; region: OfferedRegion }>()
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Section title={text('projects.services')} description={text('projects.services.body')}>
        <Exemption />
        <QueryView query={strategy}>
          {({ services }) => (
            <QueryView query={orders}>
              {({ items }) =>
                isReady ? (
                  <div className="grid items-start gap-5 @lg:grid-cols-2">
                    {services.map((service) => (
                      <ServiceCard
                        key={service.service}
                        projectId={projectId}
                        service={service}
                        orders={items.filter((order) => order.service === service.service)}
                        onOrder={(region) => setChosen({ service, region })}
                      />
                    ))}
                  </div>
                ) : (
                  <Loading />
                )
              }
            </QueryView>
          )}
        </QueryView>
      </Section>
      <Requests projectId={projectId} />
      {chosen ? (
        <OrderDialog
          key={`${chosen.service.service} ${chosen.region.region}`}
          projectId={projectId}
          {...chosen}
          open
          onOpenChange={() => setChosen(undefined)}
        />
      ) : null}
    </div>
  )
}

/** Says that the team's orders need no approval. Nothing, if the China zone can't be asked. */
function Exemption() {
  const text = useOrdersText()
  const answer = useStore(useData(whiteListData).lookup).data
  return answer && isExempt(answer) ? <Callout tone="info" title={text('projects.services.exempt')} /> : null
}

const tones = { submitted: 'info', approved: 'success', rejected: 'danger' } satisfies Record<
  OrderRequest['state'],
  Tone
>

/** Requests for an approval, with the platform's answers. */
function Requests({ projectId }: ProjectServicesProps) {
  const text = useOrdersText()
  const regionText = useProjectsText()
  const { requests } = useData(projectServicesData, projectId)
  const nameOf = useServiceName()
  return (
    <QueryView query={requests} loading={<></>}>
      {({ items }) =>
        items.length === 0 ? null : (
          <Section title={text('projects.requests')}>
            <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-raised px-gutter">
              {items.map((request) => (
                <li key={request.requestId} className="flex flex-col gap-1.5 py-3">
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <span className="font-medium">{nameOf(request.service)}</span>
                    <Badge>{regionText(`projects.region.${request.region}`)}</Badge>
                    <Status tone={tones[request.state]}>{text(`projects.request.${request.state}`)}</Status>
                    <span className="text-sm text-muted">
                      <RelativeTime time={request.answerTime ?? request.createTime} />
                    </span>
                  </span>
                  {request.state === 'rejected' ? (
                    <p className="text-sm">{text('projects.request.rejected.body')}</p>
                  ) : null}
                  <KeyValueList
                    items={[
                      { label: text('projects.order.purpose'), value: request.purpose },
                      { label: text('projects.order.usage'), value: text(`projects.usage.${request.usage}`) },
                    ]}
                  />
                </li>
              ))}
            </ul>
          </Section>
        )
      }
    </QueryView>
  )
}

const ProjectServices = withText(ordersLocales, ProjectServicesView)
export default ProjectServices
