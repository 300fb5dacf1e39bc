import { Card, QueryView, RelativeTime, useData } from '@console-widgets/ui'
import { type LeadReport, usageData } from '../data.ts'
import { useUsageText } from '../generated/text.ts'
import { useAreaName } from '../use-area-name.ts'

/** Services and service providers that members of a team in China opened, as reported to the platform. */
export function LeadReports() {
  const text = useUsageText()
  const { leads } = useData(usageData)
  return (
    <Card title={text('teams.usage.services')}>
      <QueryView query={leads}>
        {({ items }) =>
          items.length > 0 ? (
            <ul className="flex flex-col gap-2">
              {items.map((report) => (
                <Row key={`${report.dataType} ${report.serviceId}`} report={report} />
              ))}
            </ul>
          ) : (
            <p className="text-muted">{text('teams.usage.services.empty')}</p>
          )
        }
      </QueryView>
    </Card>
  )
}

function Row({ report: { dataType, serviceId, providerName, sessions, members, lastTime } }: { report: LeadReport }) {
  const text = useUsageText()
  const areaName = useAreaName()
  return (
    <li className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <span className="font-medium">
        {dataType === 'agcp_demoproject_browsing'
          ? text('teams.usage.demoProject')
          : (providerName ?? areaName(serviceId))}
      </span>
      <span className="text-sm text-muted">{text('teams.usage.services.count', { sessions, members })}</span>
      <RelativeTime time={lastTime} />
    </li>
  )
}
