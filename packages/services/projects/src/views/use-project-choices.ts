import { useData, useStore } from '@console-widgets/ui'
import { projectChoicesData } from '../data.ts'

/** The projects of the team as a page gives them to the widgets of other areas; none while they are being read. */
export function useProjectChoices(): { projectId: string; projectName: string }[] | undefined {
  const { choices } = useData(projectChoicesData)
  return useStore(choices).data?.items.map(({ projectId, projectName }) => ({ projectId, projectName }))
}
