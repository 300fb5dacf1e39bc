import type { AnswerOf } from '@console-widgets/contract'
import { Callout, FormDialog, Select, TextField, useData, useAnswer } from '@console-widgets/ui'
import * as v from 'valibot'
import type { calls } from '../contract.ts'
import { type App, appData } from '../data.ts'
import { moveCheckInput } from '../schemas.ts'
import { useDetailsText } from '../generated/text.ts'
import type { ProjectChoice } from './create-app.tsx'
import type { DialogState } from './dialog-state.ts'

type Verdict = AnswerOf<(typeof calls)['apps.app-move.check']>

const schema = v.pick(moveCheckInput, ['projectId'])

export interface MoveAppProps extends DialogState {
  app: App
  /** Projects to offer. Without them, the user enters a project ID. */
  projects?: readonly ProjectChoice[]
}

/** Dialog for moving an app to a project; lists obstacles before it is submitted. */
export function MoveApp({ app, projects = [], open, onOpenChange }: MoveAppProps) {
  const text = useDetailsText()
  const { update, checkMove } = useData(appData, app.appId)
  const others = projects.filter(({ projectId }) => projectId !== app.projectId)
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('apps.move')}
      submitLabel={text('apps.move.confirm')}
      schema={schema}
      onSubmit={({ projectId }) => update.run({ appId: app.appId, projectId })}
    >
      {({ projectId }) => (
        <>
          {others.length > 0 ? (
            <Select
              name="projectId"
              label={text('apps.project')}
              placeholder={text('apps.move.choose')}
              choices={others.map((project) => ({ value: project.projectId, label: project.projectName }))}
            />
          ) : (
            <TextField
              name="projectId"
              label={text('apps.move.projectId')}
              help={text('apps.move.projectId.help')}
              mono
            />
          )}
          <MoveVerdict projectId={projectId.trim()} ask={checkMove} />
        </>
      )}
    </FormDialog>
  )
}

function MoveVerdict({ projectId, ask }: { projectId: string; ask: (projectId: string) => Promise<Verdict> }) {
  const text = useDetailsText()
  const verdict = useAnswer(projectId === '' ? undefined : projectId, ask)
  if (!verdict) return null
  if (verdict.movable) return <Callout tone="success" live title={text('apps.move.fine')} />
  return (
    <Callout tone="warning" live>
      <ul className="flex flex-col gap-1">
        {verdict.obstacles.map((obstacle) => (
          <li key={obstacle}>{text(`apps.move.${obstacle}`)}</li>
        ))}
      </ul>
    </Callout>
  )
}
