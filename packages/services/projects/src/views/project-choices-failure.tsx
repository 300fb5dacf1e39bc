import { QueryFailure, useData, useStore } from '@console-widgets/ui'
import { projectChoicesData } from '../data.ts'
import { useProjectsText } from '../generated/text.ts'

/**
 * Says that the projects of `useProjectChoices` can’t be read: without it, it would look as if there were none.
 * If the platform can’t be reached, what stands beside it says so already.
 */
export function ProjectChoicesFailure() {
  const text = useProjectsText()
  const { choices } = useData(projectChoicesData)
  const { error } = useStore(choices)
  return error?.kind === 'network' ? null : <QueryFailure query={choices} label={text('projects.title')} />
}
