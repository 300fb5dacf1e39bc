import { useData, useStore } from '@console-widgets/ui'
import { projectChoicesData } from '../data.ts'

/** Projects of the team, in the form that widgets of other areas take; undefined while they load. */
export function useProjectChoices(): { projectId: string; projectName: string }[] | undefined {
  const { choices } = useData(projectChoicesData)
  return useStore(choices).data?.items.map(({ projectId, projectName }) => ({ projectId, projectName }))
}
