import { Badge, Button, EmptyState, icons, lazyPart, Loading, useAllowed, useJoin } from '@console-widgets/ui'
import { Suspense, useMemo, useState } from 'react'
import { calls } from '../contract.ts'
import type { Reach } from '../data.ts'
import { useRemoteConfigText } from '../generated/text.ts'
import { findShadows, type NamedCondition, type Shadow, type Template } from '../model.ts'
import { ConditionReach, ReachNotice, useReach } from './reach-text.tsx'
import { useRulesText } from './use-rule-text.ts'

const AudienceList = lazyPart(() => import('./audience-list.tsx').then((module) => module.default))
const ConditionDialog = lazyPart(() => import('./condition-dialog.tsx').then((module) => module.ConditionDialog))

interface ConditionListProps {
  projectId: string
  template: Template
  onSave: (template: Template) => Promise<void>
}

/** Conditions in the order in which they win. Alt with the arrow keys moves one. */
export function ConditionList({ projectId, template, onSave }: ConditionListProps) {
  const text = useRemoteConfigText()
  const mayEdit = useAllowed(calls['remote-config.config.update'])
  const [edited, setEdited] = useState<NamedCondition | 'new'>()
  const [pending, setPending] = useState(false)
  const { conditions } = template
  const reach = useReach(projectId)
  const shadows = useMemo(() => findShadows(template), [template])
  const move = async (from: number, to: number) => {
    const moved = conditions[from]
    if (!mayEdit || pending || !moved || to < 0 || to >= conditions.length) return
    setPending(true)
    try {
      await onSave({ ...template, conditions: conditions.toSpliced(from, 1).toSpliced(to, 0, moved) })
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-160 text-sm text-muted">{text('remote-config.conditions.body')}</p>
        {mayEdit ? (
          <Button tone="primary" icon="add" onClick={() => setEdited('new')}>
            {text('remote-config.condition.create')}
          </Button>
        ) : null}
      </div>
      <ReachNotice projectId={projectId} />
      {conditions.length === 0 ? (
        <EmptyState icon={icons.users} title={text('remote-config.condition.empty')} />
      ) : (
        <ol className="divide-y divide-line rounded-lg border border-line">
          {conditions.map((condition, at) => (
            <ConditionRow
              key={condition.name}
              condition={condition}
              uses={countUses(template, condition.name)}
              shadow={shadows.get(condition.name)}
              reach={reach}
              place={at}
              count={conditions.length}
              onMove={mayEdit ? (to) => void move(at, to) : undefined}
              onOpen={mayEdit ? () => setEdited(condition) : undefined}
            />
          ))}
        </ol>
      )}
      <Suspense fallback={<Loading />}>
        <AudienceList projectId={projectId} />
      </Suspense>
      {edited ? (
        <Suspense>
          <ConditionDialog
            key={edited === 'new' ? '' : edited.name}
            condition={edited === 'new' ? undefined : edited}
            template={template}
            onSave={onSave}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Parameters that have a value for a condition. */
function countUses({ parameters }: Template, name: string): number {
  return parameters.filter(({ values }) => values.some(({ condition }) => condition === name)).length
}

interface ConditionRowProps {
  condition: NamedCondition
  uses: number
  /** Why it decides nothing, or not everything. */
  shadow: Shadow | undefined
  reach: Reach | undefined
  place: number
  count: number
  onMove: ((to: number) => void) | undefined
  onOpen: (() => void) | undefined
}

function ConditionRow({ condition, uses, shadow, reach, place, count, onMove, onOpen }: ConditionRowProps) {
  const { name, anyOf } = condition
  const text = useRemoteConfigText()
  const rulesText = useRulesText()
  const join = useJoin()
  const moveByKey = (event: React.KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove?.(place + (event.key === 'ArrowUp' ? -1 : 1))
  }
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <span className="w-6 text-end text-muted tabular-nums">{place + 1}</span>
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{name}</span>
          {uses === 0 ? <Badge tone="draft">{text('remote-config.condition.unused')}</Badge> : null}
          {uses > 0 ? (
            <span className="text-sm text-muted">{text('remote-config.condition.uses', { count: uses })}</span>
          ) : null}
          {shadow?.isUseless ? <Badge tone="warning">{text('remote-config.shadow')}</Badge> : null}
        </span>
        {shadow ? (
          <p className="text-sm wrap-anywhere">
            {shadow.kind === 'never'
              ? text('remote-config.shadow.never')
              : shadow.isUseless
                ? text('remote-config.shadow.taken', { names: join.names(shadow.by) })
                : text('remote-config.shadow.partly', { names: join.names(shadow.by), keys: join.names(shadow.keys) })}
          </p>
        ) : null}
        <ul className="flex flex-col gap-0.5 text-sm text-muted">
          {anyOf.map(({ allOf }, at) => (
            <li key={at} className="wrap-anywhere">
              {rulesText(allOf)}
            </li>
          ))}
        </ul>
        <ConditionReach reach={reach} condition={name} />
      </div>
      {onMove && onOpen ? (
        <div className="flex flex-wrap gap-1">
          <Button
            size="small"
            aria-label={text('remote-config.up.name', { name })}
            disabled={place === 0}
            onKeyDown={moveByKey}
            onClick={() => onMove(place - 1)}
          >
            {text('remote-config.up')}
          </Button>
          <Button
            size="small"
            aria-label={text('remote-config.down.name', { name })}
            disabled={place === count - 1}
            onKeyDown={moveByKey}
            onClick={() => onMove(place + 1)}
          >
            {text('remote-config.down')}
          </Button>
          <Button
            size="small"
            aria-label={text('remote-config.edit.name', { name })}
            onKeyDown={moveByKey}
            onClick={onOpen}
          >
            {text('remote-config.edit')}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
