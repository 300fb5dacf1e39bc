import { useConsole, useData, useStore } from '@console-widgets/ui'
import { useEffect } from 'react'
import { demoProjectData } from '../data.ts'
import { useAppsText } from '../generated/text.ts'

/** Notice above the demo project, shown only to visitors. */
export function DemoNotice() {
  const { session } = useConsole()
  return useStore(session.$state).status === 'visitor' ? <VisitorNotice /> : null
}

function VisitorNotice() {
  const text = useAppsText()
  const { demoProject, keepInView } = useData(demoProjectData)
  const { data: project } = useStore(demoProject)
  useEffect(() => {
    if (project) keepInView(project)
  }, [project, keepInView])
  if (!project) return null
  return (
    <>
      <p>{text('apps.demo.title', { name: project.projectName })}</p>
      <p>{text('apps.demo.body', { count: project.apps.length })}</p>
    </>
  )
}
