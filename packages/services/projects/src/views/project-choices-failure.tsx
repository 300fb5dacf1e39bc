import { QueryFailure, useData } from '@console-widgets/ui'
import { projectChoicesData } from '../data.ts'
import { useProjectsText } from '../generated/text.ts'

/** Says that the projects of `useProjectChoices` can’t be read: without it, it would look as if there were none. */
export function ProjectChoicesFailure() {
  const text = useProjectsText()
  return <QueryFailure query={useData(projectChoicesData).choices} label={text('projects.title')} />
}
