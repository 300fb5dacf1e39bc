import { withText } from '@console-widgets/ui'
import { keysLocales } from '../generated/locales.ts'
import { ApiKeys } from './api-keys.tsx'
import { ProjectApis } from './project-apis.tsx'

export interface ProjectAccessProps {
  /** ID of the project. */
  projectId: string
}

/** How the apps of a project reach the platform: their API keys, and the APIs that they can call. */
function ProjectAccessView({ projectId }: ProjectAccessProps) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <ApiKeys projectId={projectId} />
      <ProjectApis projectId={projectId} />
    </div>
  )
}

const ProjectAccess = withText(keysLocales, ProjectAccessView)
export default ProjectAccess
