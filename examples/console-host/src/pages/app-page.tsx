import { AppOverview } from '@console-widgets/apps'
import { ProjectChoicesFailure, useProjectChoices } from '@console-widgets/projects'
import { AppAvailability } from '@console-widgets/versions'

/** An app, with an action to move it to any project of the team, and where it is available. */
export default function AppPage({ appId }: { appId: string }) {
  return (
    <div className="flex flex-col gap-5">
      <ProjectChoicesFailure />
      <AppOverview appId={appId} projects={useProjectChoices()} />
      <AppAvailability appId={appId} />
    </div>
  )
}
