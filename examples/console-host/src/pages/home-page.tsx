import { RecentChanges } from '@console-widgets/teams'
import { useConsole, useStore } from '@console-widgets/ui'
import { Home } from '@console-widgets/workspace'

/** The start page, with the changes in the team for those who may read the audit log. */
export default function HomePage() {
  const { permissions } = useConsole()
  useStore(permissions.$map)
  return <Home>{permissions.allows('teams.audit') ? <RecentChanges /> : null}</Home>
}
