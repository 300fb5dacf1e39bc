import { Button, EmptyState, icons, lazyPart, TextField, useAllowed, useNow } from '@console-widgets/ui'
import { Suspense, useMemo, useState } from 'react'
import { calls } from '../contract.ts'
import type { Config } from '../data.ts'
import { useRemoteConfigText } from '../generated/text.ts'
import { type AudienceId, evaluateTemplate, type Parameter, readyTemplate, type Template } from '../model.ts'
import { ParameterGrid } from './parameter-grid.tsx'
import { PersonFields } from './person-fields.tsx'
import { usePatterns } from './use-patterns.ts'

const ParameterDialog = lazyPart(() => import('./parameter-dialog.tsx').then((module) => module.ParameterDialog))

const GuardDialog = lazyPart(() => import('./guard-dialog.tsx').then((module) => module.GuardDialog))

interface ParameterTabProps {
  projectId: string
  template: Template
  published: Template
  /** Parameters that experiments vary. */
  held: Config['held']
  /** Parameters with an owner or a lock. */
  guarded: Config['guarded']
  onSave: (template: Template) => Promise<void>
}

/** Parameters by conditions, with what a chosen person gets. */
export function ParameterTab({ projectId, template, published, held, guarded, onSave }: ParameterTabProps) {
  const text = useRemoteConfigText()
  const mayEdit = useAllowed(calls['remote-config.config.update'])
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<Parameter | 'new'>()
  const [guardedKey, setGuardedKey] = useState<string>()
  const [person, setPerson] = useState<Record<string, unknown>>()
  const [audiences, setAudiences] = useState<readonly AudienceId[]>([])
  const now = useNow()
  const compilePattern = usePatterns(template)
  const evaluated = useMemo(() => {
    if (!person && audiences.length === 0) return undefined
    const tools = { now, compilePattern, audiences: new Set(audiences) }
    return {
      draft: evaluateTemplate(readyTemplate(template), person ?? {}, tools),
      published: evaluateTemplate(readyTemplate(published), person ?? {}, tools),
    }
  }, [template, published, person, audiences, now, compilePattern])
  const wanted = search.trim().toLowerCase()
  const shown = template.parameters.filter(({ key, group, description }) =>
    `${key} ${group} ${description}`.toLowerCase().includes(wanted),
  )
  const change = (before: Parameter | undefined, after: Parameter | undefined) => {
    const others = template.parameters.flatMap((each) => (each.key === before?.key ? (after ? [after] : []) : [each]))
    return onSave({ ...template, parameters: before || !after ? others : [...others, after] })
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-48 flex-1">
          <TextField
            type="search"
            label={text('remote-config.search')}
            hideLabel
            placeholder={text('remote-config.search')}
            value={search}
            onChange={setSearch}
          />
        </div>
        {mayEdit ? (
          <Button tone="primary" icon="add" onClick={() => setEdited('new')}>
            {text('remote-config.parameter.create')}
          </Button>
        ) : null}
      </div>
      <PersonFields projectId={projectId} onChange={setPerson} audiences={audiences} onAudiences={setAudiences} />
      {template.parameters.length === 0 ? (
        <EmptyState
          icon={icons.flag}
          title={text('remote-config.parameter.empty')}
          body={text('remote-config.parameter.emptyBody')}
        />
      ) : shown.length === 0 ? (
        <EmptyState title={text('remote-config.parameter.none')} />
      ) : (
        <ParameterGrid
          parameters={shown}
          conditions={template.conditions}
          evaluated={evaluated}
          held={held}
          guarded={guarded}
          onOpen={mayEdit ? setEdited : undefined}
          onGuard={(key) =>
            mayEdit && published.parameters.some((each) => each.key === key) ? () => setGuardedKey(key) : undefined
          }
        />
      )}
      {guardedKey === undefined ? null : (
        <Suspense>
          <GuardDialog
            projectId={projectId}
            parameterKey={guardedKey}
            guarded={guarded.find(({ key }) => key === guardedKey)}
            onClose={() => setGuardedKey(undefined)}
          />
        </Suspense>
      )}
      {edited ? (
        <Suspense>
          <ParameterDialog
            key={edited === 'new' ? '' : edited.key}
            parameter={edited === 'new' ? undefined : edited}
            template={template}
            onClose={() => setEdited(undefined)}
            onSave={change}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
