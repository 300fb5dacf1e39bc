import { isTeamLeader } from '@console-widgets/core'
import { mayEditDemoProjects } from '@console-widgets/core/switches'
import { useConsole, useStore } from '@console-widgets/ui'
import { useProjectsText } from '../generated/text.ts'

/** Reason why the demo project is read-only: members need the console's switch to change it (R119, R120). */
export function useDemoLock({ isDemo }: { isDemo: boolean }): string | undefined {
  const text = useProjectsText()
  const { options, session } = useConsole()
  const { info } = useStore(session.$state)
  const mayEdit = mayEditDemoProjects(options.switches, isTeamLeader(info?.mainUserId, info?.teamId ?? ''))
  return isDemo && !mayEdit ? text('projects.demo.locked') : undefined
}
