import { useConsole, useData, useStore } from '@console-widgets/ui'
import { projectChoicesData } from '../data.ts'

/**
 * Projects that apps can be added to, in the form that widgets of other areas take; undefined while they load. A demo
 * project that is locked for the user isn't one of them.
 */
export function useProjectChoices(): { projectId: string; projectName: string }[] | undefined {
  const { choices } = useData(projectChoicesData)
  const { lockedIds = [] } = useStore(useConsole().session.$profile) ?? {}
  return useStore(choices)
    .data?.items.filter(({ projectId }) => !lockedIds.includes(projectId))
    .map(({ projectId, projectName }) => ({ projectId, projectName }))
}
