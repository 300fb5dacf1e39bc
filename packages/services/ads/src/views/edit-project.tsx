import { FormDialog, useData, useToast } from '@console-widgets/ui'
import type * as v from 'valibot'
import { type AdProject, projectData, projectsData } from '../data.ts'
import { useAdsText } from '../generated/text.ts'
import { adProjectForm, updateAdProjectInput } from '../schemas.ts'
import { ProjectFields } from './project-fields.tsx'

interface CreateProjectProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (adProjectId: string) => void
}

/** Dialog for a new project. */
export function CreateProject({ open, onOpenChange, onCreated }: CreateProjectProps) {
  const text = useAdsText()
  const toasts = useToast()
  const { create } = useData(projectsData)
  return (
    <FormDialog<v.InferInput<typeof adProjectForm>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('ads.project.create')}
      description={text('ads.project.create.body')}
      schema={adProjectForm}
      defaults={{ countries: [], materialIds: [] }}
      onSubmit={async (values) => {
        const created = await create.run(values)
        toasts.show({ tone: 'success', title: text('ads.project.created') })
        if (created) onCreated(created.adProjectId)
      }}
    >
      <ProjectFields />
    </FormDialog>
  )
}

interface EditProjectProps {
  project: AdProject
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog for the fields of a project. */
export function EditProject({ project, open, onOpenChange }: EditProjectProps) {
  const text = useAdsText()
  const toasts = useToast()
  const { update } = useData(projectData, project.adProjectId)
  const { adProjectId, adProjectName, materialIds, countries, bid, dayBudget, totalBudget, startTime, endTime } =
    project
  return (
    <FormDialog<v.InferInput<typeof updateAdProjectInput>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('ads.project.edit')}
      schema={updateAdProjectInput}
      defaults={{
        adProjectId,
        adProjectName,
        materialIds: [...materialIds],
        countries: [...countries],
        bid,
        dayBudget,
        totalBudget,
        startTime: startTime ?? null,
        endTime: endTime ?? null,
      }}
      onSubmit={async (values) => {
        await update.run(values)
        toasts.show({ tone: 'success', title: text('ads.project.saved') })
      }}
    >
      <ProjectFields of={project} />
    </FormDialog>
  )
}
