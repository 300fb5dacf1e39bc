import { ActionButton, Card, FormDialog, TextField, useData } from '@console-widgets/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { calls } from '../contract.ts'
import { type Project, projectData } from '../data.ts'
import { projectLimits } from '../model.ts'
import { managePropertiesInput } from '../schemas.ts'
import { useProjectsText } from '../generated/text.ts'

const schema = v.unwrap(managePropertiesInput.entries.set).item

/** Custom properties of a project. */
export function ProjectProperties({ project: { projectId, properties } }: { project: Project }) {
  const text = useProjectsText()
  const { setProperties } = useData(projectData, projectId)
  const [adding, setAdding] = useState(false)
  const add = (
    <ActionButton
      icon="add"
      label={text('projects.properties.add')}
      call={calls['projects.project-property.manage']}
      run={() => setAdding(true)}
    />
  )
  return (
    <Card title={text('projects.properties')} description={text('projects.properties.body')} actions={add}>
      {properties.length === 0 ? (
        <p className="text-muted">{text('projects.properties.none')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {properties.map(({ key, value }) => (
            <li key={key} className="flex flex-wrap items-center gap-x-4 py-1.5">
              <code className="basis-40 [overflow-wrap:anywhere]">{key}</code>
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{value}</span>
              <ActionButton
                size="small"
                tone="quiet"
                label={text('projects.member.remove')}
                aria-label={text('projects.properties.remove', { key })}
                call={calls['projects.project-property.manage']}
                run={() => setProperties.run({ projectId, remove: [key] })}
              />
            </li>
          ))}
        </ul>
      )}
      <FormDialog
        open={adding}
        onOpenChange={setAdding}
        title={text('projects.properties.add')}
        schema={schema}
        messages={{ key: text('projects.properties.key.help') }}
        onSubmit={(property) => setProperties.run({ projectId, set: [property] })}
      >
        <TextField
          name="key"
          label={text('projects.properties.key')}
          help={text('projects.properties.key.help')}
          maxLength={projectLimits.propertyKey}
          mono
        />
        <TextField name="value" label={text('projects.properties.value')} />
      </FormDialog>
    </Card>
  )
}
