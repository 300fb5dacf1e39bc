import { AppList } from '@console-widgets/apps'
import { ProjectChoicesFailure, useProjectChoices } from '@console-widgets/projects'

/** The team's apps. The host combines the two services: an app can be created in a project. */
export default function AppsPage() {
  return (
    <>
      <ProjectChoicesFailure />
      <AppList projects={useProjectChoices()} />
    </>
  )
}
