import { FormDialog, Select, TextField, useData, useToast } from '@console-widgets/ui'
import { type Project, projectsData } from '../data.ts'
import { projectRegions } from '../model.ts'
import { createProjectInput } from '../schemas.ts'
import { useProjectsText } from '../generated/text.ts'
import type { DialogState } from './dialog-state.ts'

export interface CreateProjectProps extends DialogState {
  onCreated?: (project: Project) => void
}

/** Dialog for creating a project. */
export function CreateProject({ open, onOpenChange, onCreated }: CreateProjectProps) {
  const text = useProjectsText()
  const toasts = useToast()
  const { create } = useData(projectsData)
  const submit = async (values: Parameters<typeof create.run>[0]) => {
    const project = await create.run(values)
    if (!project) return
    toasts.show({ tone: 'success', title: text('projects.create.done', { name: project.projectName }) })
    onCreated?.(project)
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('projects.create')}
      submitLabel={text('projects.create')}
      schema={createProjectInput}
      onSubmit={submit}
      draft="create-project"
    >
      <TextField name="projectName" label={text('projects.name')} help={text('projects.form.name.help')} />
      <TextField
        name="description"
        label={text('projects.description')}
        help={text('projects.form.description.help')}
      />
      <Select
        name="region"
        label={text('projects.region')}
        help={text('projects.form.region.help')}
        placeholder={text('projects.region.later')}
        choices={projectRegions.map((value) => ({ value, label: text(`projects.region.${value}`) }))}
      />
    </FormDialog>
  )
}
