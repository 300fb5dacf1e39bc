import { AppOverview } from '@console-widgets/apps'
import { useProjectChoices } from '@console-widgets/projects'

/** One app, which can be moved to any project of the team. */
export default function AppPage({ appId }: { appId: string }) {
  return <AppOverview appId={appId} projects={useProjectChoices()} />
}
