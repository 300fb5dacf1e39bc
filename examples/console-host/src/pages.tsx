import { lazy, type ReactNode } from 'react'
import type { PathValues } from './routes.ts'

const projects = () => import('@console-widgets/projects')

const AppsPage = lazy(() => import('./areas/apps-page.tsx'))
const ProjectList = lazy(async () => ({ default: (await projects()).ProjectList }))
const ProjectOverview = lazy(async () => ({ default: (await projects()).ProjectOverview }))
const DemoProject = lazy(() => import('./areas/demo-project.tsx'))
const AppArea = lazy(() => import('./areas/app-area.tsx'))

/** The pages of the console: a pattern of the path, and what is shown there. A page is loaded when it is first shown. */
export const pages: Readonly<Record<string, (values: PathValues) => ReactNode>> = {
  '': () => <AppsPage />,
  '/apps': () => <AppsPage />,
  '/apps/:appId': ({ appId }) => <AppArea appId={appId as string} section="overview" />,
  '/apps/:appId/versions': ({ appId }) => <AppArea appId={appId as string} section="versions" />,
  '/apps/:appId/versions/:versionId': ({ appId, versionId }) => <AppArea appId={appId as string} section="versions" versionId={versionId} />,
  '/apps/:appId/versions/:versionId/edit': ({ appId, versionId }) => <AppArea appId={appId as string} section="versions" versionId={versionId} edit />,
  '/apps/:appId/packages': ({ appId }) => <AppArea appId={appId as string} section="packages" />,
  '/apps/:appId/packages/:packageId': ({ appId, packageId }) => <AppArea appId={appId as string} section="packages" packageId={packageId} />,
  '/projects': () => <ProjectList />,
  '/projects/:projectId': ({ projectId }) => <ProjectOverview projectId={projectId as string} />,
  '/demoProject': () => <DemoProject />,
}
