import { Skeleton } from '@console-widgets/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import type en from '../locales/en.ts'
import { SectionTabs } from '../shell/section-tabs.tsx'
import { useHostText } from '../text.ts'

const reports = () => import('@console-widgets/reports')
const ReportDashboards = lazy(async () => ({ default: (await reports()).ReportDashboards }))
const AppComparison = lazy(async () => ({ default: (await reports()).AppComparison }))
const OwnReport = lazy(async () => ({ default: (await reports()).OwnReport }))
const ReportTemplates = lazy(async () => ({ default: (await reports()).ReportTemplates }))

/** Sections of the reports' pages, in the order of their tabs. */
const sections = ['dashboards', 'comparison', 'own', 'templates'] as const
type Section = (typeof sections)[number]

const labels = {
  dashboards: 'host.reports.dashboards',
  comparison: 'host.reports.comparison',
  own: 'host.reports.own',
  templates: 'host.reports.templates',
} as const satisfies Record<Section, keyof typeof en>

/** The numbers of all apps of the team; those of one app are among its own pages. */
export default function ReportsArea({ section }: { section: Section }) {
  const text = useHostText()
  const content: Record<Section, () => ReactNode> = {
    dashboards: () => <ReportDashboards />,
    comparison: () => <AppComparison />,
    own: () => <OwnReport />,
    templates: () => <ReportTemplates />,
  }
  return (
    <div className="flex flex-col gap-5">
      <SectionTabs
        label={text('host.reports')}
        tabs={sections.map((each) => ({
          id: each,
          label: text(labels[each]),
          to: each === 'dashboards' ? '/reports' : `/reports/${each}`,
        }))}
        current={section}
      />
      <Suspense fallback={<Skeleton lines={6} />}>{content[section]()}</Suspense>
    </div>
  )
}
