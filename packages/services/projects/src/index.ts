import { lazyFormDialog, withText } from '@console-widgets/ui'
import { locales } from './generated/locales.ts'
import MappingListView from './views/mapping-list.tsx'
import ProjectAccessView from './views/project-access.tsx'
import { ProjectChoicesFailure as ProjectChoicesFailureView } from './views/project-choices-failure.tsx'
import OauthClientsView from './views/oauth-clients.tsx'
import ProjectListView from './views/project-list.tsx'
import ProjectMembersView from './views/project-members.tsx'
import ProjectOverviewView from './views/project-overview.tsx'
import ProjectServicesView from './views/project-services.tsx'

export const CreateProject = withText(
  locales,
  lazyFormDialog(() => import('./views/create-project.tsx').then((module) => module.CreateProject)),
)
export const MappingList = withText(locales, MappingListView)
export const OauthClients = withText(locales, OauthClientsView)
export const ProjectAccess = withText(locales, ProjectAccessView)
export const ProjectChoicesFailure = withText(locales, ProjectChoicesFailureView, null)
export const ProjectList = withText(locales, ProjectListView)
export const ProjectMembers = withText(locales, ProjectMembersView)
export const ProjectOverview = withText(locales, ProjectOverviewView)
export const ProjectServices = withText(locales, ProjectServicesView)

export { useProjectChoices } from './views/use-project-choices.ts'
export type { CreateProjectProps } from './views/create-project.tsx'
export type { OauthClientsProps } from './views/oauth-clients.tsx'
export type { ProjectAccessProps } from './views/project-access.tsx'
export type { ProjectListProps } from './views/project-list.tsx'
export type { ProjectOverviewProps } from './views/project-overview.tsx'
export type { ProjectServicesProps } from './views/project-services.tsx'
