import { writePlace } from '@console-widgets/data'
import { Link, Section, useAllowed, useRoutes } from '@console-widgets/ui'
import { callOfReport } from '../data.ts'
import { writeReportState } from '../report-state.ts'
import { routes } from '../routes.ts'
import { useReportsText } from '../generated/text.ts'
import { useMetricWriter, useValueNames } from './metric-words.ts'
import { useChosen, useReportAnswer } from './use-report.ts'

/** Maximum number of apps in the list; the table of the report has all of them. */
const mostApps = 20

/** Failed installs of each app, most first, with a link to the app's own report for the same period and filters. */
export function FailuresByApp() {
  const text = useReportsText()
  const routeTo = useRoutes(routes)
  const chosen = useChosen('quality-dashboard')
  const mayOpen = useAllowed(callOfReport('install-failure'))
  const write = useMetricWriter(undefined)
  const { data } = useReportAnswer({ reportId: 'quality-dashboard' }, chosen, {
    groupBy: ['appId'],
    comparison: 'none',
    sort: '-installFailures',
    maxReqCount: mostApps,
  })
  const nameOf = useValueNames(data)
  const apps = (data?.rows ?? []).filter(({ values }) => values.installFailures)
  if (!mayOpen || apps.length === 0) return null
  const filters = chosen.state.filters.filter(({ id }) => id !== 'appId')
  const ofReport = { groupBy: undefined, metric: undefined, metrics: undefined, sort: undefined }
  const parameters = writeReportState(new URLSearchParams({ report: 'install-failure' }), {
    ...chosen.state,
    ...ofReport,
    filters,
  })
  return (
    <Section title={text('reports.failures.apps')} description={text('reports.failures.apps.body')}>
      <ul className="flex flex-col divide-y divide-line rounded-md border border-line bg-raised">
        {apps.map(({ keys: { appId = '' }, values }) => (
          <li key={appId} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 px-3 py-2.5">
            <span className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
              <Link to={writePlace(routeTo('reports.app', { appId }), parameters)}>{nameOf('appId', appId)}</Link>
            </span>
            <span className="text-sm text-muted tabular-nums">
              {write('installFailures', values.installFailures ?? 0)}
              {values.installFailureShare ? ` · ${write('installFailureShare', values.installFailureShare)}` : null}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
