import { lazy, type ReactNode } from 'react'
import { SectionTabs } from '../shell/section-tabs.tsx'
import { useHostText } from '../text.ts'

const OverviewPage = lazy(() => import('./overview-page.tsx'))
const VersionArea = lazy(() => import('./version-area.tsx'))
const PackageArea = lazy(() => import('./package-area.tsx'))
const AppReports = lazy(async () => ({ default: (await import('@console-widgets/reports')).AppReports }))

export interface AppAreaProps {
  appId: string
  section: 'overview' | 'versions' | 'packages' | 'reports'
  versionId?: string
  edit?: boolean
  packageId?: string
}

/** Everything about one app: widgets of four services under one navigation. The services do not know of each other. */
export default function AppArea({ appId, section, versionId, edit, packageId }: AppAreaProps) {
  const content: Record<AppAreaProps['section'], () => ReactNode> = {
    overview: () => <OverviewPage appId={appId} />,
    versions: () => <VersionArea appId={appId} versionId={versionId} edit={edit} />,
    packages: () => <PackageArea appId={appId} packageId={packageId} />,
    reports: () => <AppReports appId={appId} />,
  }
  return (
    <div className="flex flex-col gap-5">
      <AppNavigation appId={appId} section={section} />
      {content[section]()}
    </div>
  )
}

function AppNavigation({ appId, section }: Pick<AppAreaProps, 'appId' | 'section'>) {
  const text = useHostText()
  const items = [
    { id: 'overview', label: text('host.overview'), to: `/apps/${appId}` },
    { id: 'versions', label: text('host.versions'), to: `/apps/${appId}/versions` },
    { id: 'packages', label: text('host.packages'), to: `/apps/${appId}/packages` },
    { id: 'reports', label: text('host.reports'), to: `/apps/${appId}/reports` },
  ]
  return <SectionTabs label={text('host.apps')} tabs={items} current={section} />
}
