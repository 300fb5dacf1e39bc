import {
  Card,
  Link,
  QueryView,
  Status,
  type Tone,
  useData,
  useJoin,
  useRoutes,
  useServiceWords,
  useStore,
} from '@console-widgets/ui'
import { serviceStatusData } from '../data.ts'
import { useOrdersText, useProjectsText } from '../generated/text.ts'
import { serviceStatusNames } from '../model.ts'
import { routes } from '../routes.ts'
import { orderTones, statusTones } from './order-tones.ts'
import { useServiceName } from './use-service-name.ts'

/** Services that a project has ordered, with what is stored in each region, and the APIs that its apps call. */
export function OrderedServices({ projectId }: { projectId: string }) {
  const text = useOrdersText()
  const regionText = useProjectsText()
  const routeTo = useRoutes(routes)
  const nameOf = useServiceName()
  const join = useJoin()
  const { isReady } = useServiceWords()
  const { status } = useData(serviceStatusData, projectId)
  const { data, error } = useStore(status)
  if (!data && error)
    return (
      <Card title={text('projects.services')}>
        <QueryView query={status}>{() => null}</QueryView>
      </Card>
    )
  if (!data || !isReady) return null
  const orders = data.services.flatMap(({ service, suspension, regions }) =>
    regions.map(({ region, state, things }) => ({
      key: `${service} ${region}`,
      name: nameOf(service),
      detail: join.labeled(
        regionText(`projects.region.${region}`),
        text('projects.services.things', { count: things }),
      ),
      tone: orderTones[state],
      state: text(
        state === 'suspended' && suspension ? `projects.suspension.${suspension}` : `projects.state.${state}`,
      ),
    })),
  )
  const apis = data.services.flatMap(({ service, kind, status, suspension }) =>
    kind === 'api'
      ? {
          key: service,
          name: nameOf(service),
          tone: statusTones[status],
          state: text(
            suspension ? `projects.suspension.${suspension}` : `projects.services.${serviceStatusNames[status]}`,
          ),
        }
      : [],
  )
  return (
    <Card
      title={text('projects.services')}
      actions={<Link to={routeTo('projects.services', { projectId })}>{text('projects.services.manage')}</Link>}
    >
      {orders.length === 0 ? <p className="text-muted">{text('projects.services.none')}</p> : <Rows rows={orders} />}
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-medium">{text('projects.services.apis')}</h3>
        <Link to={routeTo('projects.access', { projectId })}>{text('projects.services.access')}</Link>
      </div>
      <Rows rows={apis} />
    </Card>
  )
}

interface Row {
  key: string
  name: string
  detail?: string
  tone: Tone
  state: string
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {rows.map(({ key, name, detail, tone, state }) => (
        <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <span className="flex-1 basis-40">
            {name}
            {detail ? <span className="block text-sm text-muted">{detail}</span> : null}
          </span>
          <Status tone={tone}>{state}</Status>
        </li>
      ))}
    </ul>
  )
}
