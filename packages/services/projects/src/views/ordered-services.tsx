import { Card, Link, Status, useData, useRoutes, useServiceWords, useStore } from '@console-widgets/ui'
import { projectServicesData } from '../data.ts'
import { useOrdersText, useProjectsText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { orderTones } from './order-tones.ts'
import { useServiceName } from './use-service-name.ts'

/** Services that a project has ordered, with the state of each in its regions. */
export function OrderedServices({ projectId }: { projectId: string }) {
  const text = useOrdersText()
  const regionText = useProjectsText()
  const routeTo = useRoutes(routes)
  const nameOf = useServiceName()
  const { isReady } = useServiceWords()
  const { orders } = useData(projectServicesData, projectId)
  const { data } = useStore(orders)
  if (!data || !isReady) return null
  const current = data.items.filter(({ state }) => state !== 'cancelled')
  return (
    <Card
      title={text('projects.services')}
      actions={<Link to={routeTo('projects.services', { projectId })}>{text('projects.services.manage')}</Link>}
    >
      {current.length === 0 ? (
        <p className="text-muted">{text('projects.services.none')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {current.map(({ orderId, service, region, state, suspension }) => (
            <li key={orderId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <span className="flex-1 basis-40">
                {nameOf(service)}
                <span className="block text-sm text-muted">{regionText(`projects.region.${region}`)}</span>
              </span>
              <Status tone={orderTones[state]}>
                {text(suspension ? `projects.suspension.${suspension}` : `projects.state.${state}`)}
              </Status>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
