import { FormDialog, TextField, useData } from '@console-widgets/ui'
import * as v from 'valibot'
import { type Project, projectData } from '../data.ts'
import { createProjectInput } from '../schemas.ts'
import { useProjectsText } from '../generated/text.ts'
import type { DialogState } from './dialog-state.ts'

const schema = v.omit(createProjectInput, ['region'])

/** Dialog for editing a project's name and description. */
export function EditProject({ project, open, onOpenChange }: DialogState & { project: Project }) {
  const text = useProjectsText()
  const { projectId, projectName, description } = project
  const { update } = useData(projectData, projectId)
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('projects.edit.title', { name: projectName })}
      schema={schema}
      defaults={{ projectName, description }}
      onSubmit={(values) => update.run({ projectId, ...values })}
    >
      <TextField name="projectName" label={text('projects.name')} help={text('projects.form.name.help')} />
      <TextField
        name="description"
        label={text('projects.description')}
        help={text('projects.form.description.help')}
      />
    </FormDialog>
  )
}
