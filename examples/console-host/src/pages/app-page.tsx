import { AppOverview } from '@console-widgets/apps'
import { useProjectChoices } from '@console-widgets/projects'

/** An app, with an action to move it to any project of the team. */
export default function AppPage({ appId }: { appId: string }) {
  return <AppOverview appId={appId} belowName projects={useProjectChoices()} />
}
