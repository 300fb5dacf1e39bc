import { classNames, lazyPart, Loading, Select, useAllows } from '@console-widgets/ui'
import { type ReactNode, Suspense } from 'react'
import { callOfReport } from '../data.ts'
import type { ReportId } from '../model.ts'
import { useReportsText } from '../generated/text.ts'
import { ReportView } from './report-view.tsx'
import { ofOneReport, useParameter } from './use-parameter.ts'

const CohortReport = lazyPart(() => import('./cohort-report.tsx').then((module) => module.default))
const FailureReport = lazyPart(() => import('./failure-report.tsx').then((module) => module.default))
const GameReport = lazyPart(() => import('./game-report.tsx').then((module) => module.default))
const AdviceReport = lazyPart(() => import('./advice-report.tsx').then((module) => module.default))
const PortraitReport = lazyPart(() => import('./portrait-report.tsx').then((module) => module.default))
const HoursReport = lazyPart(() => import('./hours-report.tsx').then((module) => module.default))
const HourlyReport = lazyPart(() => import('./hourly-report.tsx').then((module) => module.default))

type Screen = ReportId | 'advice' | 'portrait'

/** Reports of one app, in menu order. */
const groups = {
  overview: ['app-overview', 'advice'],
  growth: [
    'download-analysis',
    'source-analysis',
    'add-analysis',
    'keep-analysis',
    'portrait',
    'custom-event',
    'game-reservation',
  ],
  quality: ['install-failure', 'device-info', 'game-performance', 'harmony-analysis'],
  money: ['order', 'in-app-purchase'],
  campaigns: [
    'app-event',
    'activity-award',
    'activity-coupon',
    'material-test',
    'realtime-material-test',
    'hourly-material-test',
    'retention-material-test',
  ],
  services: ['atomic-service-analysis', 'widget-analysis'],
} as const satisfies Record<string, readonly Screen[]>

const groupNames = Object.keys(groups) as (keyof typeof groups)[]

/** Reports that show more than metrics, time, and shares. */
const special: Partial<Record<Screen, (appId: string) => ReactNode>> = {
  advice: (appId) => <AdviceReport appId={appId} />,
  portrait: (appId) => <PortraitReport appId={appId} />,
  'keep-analysis': (appId) => <CohortReport appId={appId} />,
  'install-failure': (appId) => <FailureReport appId={appId} />,
  'game-performance': (appId) => <GameReport appId={appId} />,
  'realtime-material-test': (appId) => <HoursReport appId={appId} />,
  'hourly-material-test': (appId) => <HourlyReport appId={appId} />,
}

export interface AppReportsProps {
  /** ID of the app. */
  appId: string
  /** Shows only this report. */
  report?: string
}

/** All reports of one app; the URL selects one. Reports that the role can't see are hidden. */
export default function AppReports({ appId, report }: AppReportsProps) {
  const text = useReportsText()
  const allows = useAllows()
  const [named, choose] = useParameter('report', ofOneReport)
  const mayShow = (id: Screen) => id === 'advice' || id === 'portrait' || allows(callOfReport(id))
  const there = groupNames.flatMap((group) =>
    (groups[group] as readonly Screen[]).filter(mayShow).map((id) => ({ id, group })),
  )
  const shown = there.find(({ id }) => id === (report ?? named))?.id ?? 'app-overview'
  const content = (
    <Suspense fallback={<Loading />}>
      {special[shown]?.(appId) ?? <ReportView key={shown} reportId={shown as ReportId} appId={appId} />}
    </Suspense>
  )
  if (report) return content
  return (
    <div className="grid min-w-0 gap-x-8 gap-y-5 @lg:grid-cols-[184px_minmax(0,1fr)]">
      <nav
        aria-label={text('reports.appReports')}
        className="hidden flex-col gap-4 self-start @lg:sticky @lg:top-0 @lg:flex"
      >
        {groupNames.map((group) => {
          const reports = there.filter((each) => each.group === group)
          return reports.length === 0 ? null : (
            <div key={group} className="flex flex-col gap-0.5">
              <h2 className="px-2 text-xs font-medium text-muted">{text(`reports.group.${group}`)}</h2>
              {reports.map(({ id }) => (
                <button
                  key={id}
                  type="button"
                  aria-current={id === shown ? 'page' : undefined}
                  onClick={() => choose(id)}
                  className={classNames(
                    'rounded-sm px-2 py-1 text-start text-sm focus-ring',
                    id === shown ? 'bg-accent-soft font-medium text-accent-ink' : 'text-ink hover:bg-hover',
                  )}
                >
                  {text(`reports.report.${id}`)}
                </button>
              ))}
            </div>
          )
        })}
      </nav>
      <div className="@lg:hidden">
        <Select
          label={text('reports.choose')}
          value={shown as string}
          onChange={choose}
          choices={there.map(({ id, group }) => ({
            value: id,
            label: text(`reports.report.${id}`),
            group: text(`reports.group.${group}`),
          }))}
        />
      </div>
      <div className="min-w-0">{content}</div>
    </div>
  )
}
