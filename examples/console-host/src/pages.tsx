import { lazy, type ReactNode } from 'react'
import type { PathValues } from './routes.ts'

const projects = () => import('@console-widgets/projects')

const AppsPage = lazy(() => import('./areas/apps-page.tsx'))
const ProjectList = lazy(async () => ({ default: (await projects()).ProjectList }))
const ProjectOverview = lazy(async () => ({ default: (await projects()).ProjectOverview }))
const DemoProject = lazy(() => import('./areas/demo-project.tsx'))
const TeamArea = lazy(() => import('./areas/team-area.tsx'))
const OwnInvitations = lazy(async () => ({ default: (await import('@console-widgets/teams')).OwnInvitations }))
const ReportsArea = lazy(() => import('./areas/reports-area.tsx'))
const ServiceNews = lazy(async () => ({ default: (await import('@console-widgets/reports')).ServiceNews }))
const DatabaseService = lazy(async () => ({
  default: (await import('@console-widgets/relational-database')).DatabaseService,
}))
const SqlEditor = lazy(async () => ({ default: (await import('@console-widgets/relational-database')).SqlEditor }))
const AppArea = lazy(() => import('./areas/app-area.tsx'))

const BucketList = lazy(async () => ({ default: (await import('@console-widgets/cloud-storage')).BucketList }))
const BucketPage = lazy(async () => ({ default: (await import('@console-widgets/cloud-storage')).BucketPage }))

/**
 * The pages of the console: a pattern of the path, and what is shown there. A page is loaded when it is first shown.
 */
export const pages: Readonly<Record<string, (values: PathValues) => ReactNode>> = {
  '': () => <AppsPage />,
  '/apps': () => <AppsPage />,
  '/apps/:appId': ({ appId }) => <AppArea appId={appId as string} section="overview" />,
  '/apps/:appId/versions': ({ appId }) => <AppArea appId={appId as string} section="versions" />,
  '/apps/:appId/versions/:versionId': ({ appId, versionId }) => (
    <AppArea appId={appId as string} section="versions" versionId={versionId} />
  ),
  '/apps/:appId/versions/:versionId/edit': ({ appId, versionId }) => (
    <AppArea appId={appId as string} section="versions" versionId={versionId} edit />
  ),
  '/apps/:appId/packages': ({ appId }) => <AppArea appId={appId as string} section="packages" />,
  '/apps/:appId/packages/:packageId': ({ appId, packageId }) => (
    <AppArea appId={appId as string} section="packages" packageId={packageId} />
  ),
  '/apps/:appId/reports': ({ appId }) => <AppArea appId={appId as string} section="reports" />,
  '/reports': () => <ReportsArea section="dashboards" />,
  '/reports/comparison': () => <ReportsArea section="comparison" />,
  '/reports/own': () => <ReportsArea section="own" />,
  '/reports/templates': () => <ReportsArea section="templates" />,
  '/news': () => <ServiceNews />,
  '/databases': () => <DatabaseService />,
  '/databases/:name': ({ name }) => <SqlEditor name={name as string} />,
  '/projects': () => <ProjectList />,
  '/projects/:projectId': ({ projectId }) => <ProjectOverview projectId={projectId as string} />,
  '/team': () => <TeamArea section="overview" />,
  '/team/members': () => <TeamArea section="members" />,
  '/team/members/:memberId': ({ memberId }) => <TeamArea section="members" id={memberId} />,
  '/team/invitations': () => <TeamArea section="invitations" />,
  '/team/permissions': () => <TeamArea section="permissions" />,
  '/team/providers': () => <TeamArea section="providers" />,
  '/team/providers/:providerId': ({ providerId }) => <TeamArea section="providers" id={providerId} />,
  '/team/test-users': () => <TeamArea section="test-users" />,
  '/team/notices': () => <TeamArea section="notices" />,
  '/team/audit': () => <TeamArea section="audit" />,
  '/team/audit/:recordId': ({ recordId }) => <TeamArea section="audit" id={recordId} />,
  '/invitations': () => <OwnInvitations />,
  '/invitations/:invitationToken': ({ invitationToken }) => <OwnInvitations invitationToken={invitationToken} />,
  '/storage': () => <BucketList />,
  '/storage/:bucketId': ({ bucketId }) => <BucketPage bucketId={bucketId as string} />,
  '/demoProject': () => <DemoProject />,
}
