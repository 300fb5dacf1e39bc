import { Callout, ErrorState, Skeleton, TextField, useData, useJoin, useStore } from '@console-widgets/ui'
import type { AnswerOf } from '@console-widgets/contract'
import { useState } from 'react'
import type { calls } from '../contract.ts'
import { dependentsData } from '../data.ts'
import { type DropTarget, dropSql } from '../structure/structure-sql.ts'
import type { ShownTable } from '../tables/table-sql.ts'
import { useStructureText } from '../generated/text.ts'
import { StructureDialog } from './structure-dialog.tsx'

type Dependent = AnswerOf<(typeof calls)['relational-database.dependent.list']>['dependents'][number]

interface DropDialogProps {
  name: string
  account: string
  table: ShownTable
  target: DropTarget
  /** Called with whether it was dropped. */
  onClose: (hasRun: boolean) => void
}

/** Confirmation of dropping a table or a part of it, with everything that is dropped with it. */
export function DropDialog({ name, account, table, target, onClose }: DropDialogProps) {
  const text = useStructureText()
  const { kind, part } = target
  const query = useData(dependentsData, name, account, kind, table.schema, table.relation.name, part).dependents
  const { data, error } = useStore(query)
  const dropped = part ?? table.relation.name
  const [typed, setTyped] = useState('')
  const dependents = data?.dependents ?? []
  const cascading = dependents.filter(({ needsCascade }) => needsCascade)
  const parts = dependents.filter(({ needsCascade }) => !needsCascade)
  return (
    <StructureDialog
      name={name}
      account={account}
      title={text(`relational-database.structure.drop.${kind}.title`, { name: dropped })}
      description={text(`relational-database.structure.drop.${kind}.body`)}
      sql={data ? dropSql(table, target, cascading.length > 0) : []}
      action={text('relational-database.structure.drop.action')}
      done={text('relational-database.structure.drop.done', { name: dropped })}
      isDestructive
      isBlocked={kind === 'table' && typed !== dropped}
      onClose={onClose}
    >
      {data ? null : error ? <ErrorState error={error} onRetry={query.revalidate} /> : <Skeleton lines={3} />}
      {cascading.length > 0 ? (
        <Callout tone="warning" title={text('relational-database.structure.drop.cascades')}>
          <Objects objects={cascading} />
        </Callout>
      ) : null}
      {parts.length > 0 ? (
        <section className="flex flex-col gap-1">
          <h3 className="font-medium">{text('relational-database.structure.drop.parts')}</h3>
          <Objects objects={parts} />
        </section>
      ) : null}
      {data && dependents.length === 0 ? (
        <p className="text-muted">{text('relational-database.structure.drop.none')}</p>
      ) : null}
      {kind === 'table' ? (
        <TextField
          label={text('relational-database.structure.drop.typed', { name: dropped })}
          value={typed}
          onChange={setTyped}
          mono
        />
      ) : null}
    </StructureDialog>
  )
}

/** PostgreSQL's words for objects that most tables have. */
const objectWords = {
  table: 'table',
  'table column': 'column',
  view: 'view',
  'materialized view': 'materializedView',
  index: 'index',
  sequence: 'sequence',
  'table constraint': 'constraint',
  trigger: 'trigger',
  policy: 'policy',
  function: 'function',
} as const

function Objects({ objects }: { objects: readonly Dependent[] }) {
  const text = useStructureText()
  const join = useJoin()
  const words = (kind: string) =>
    kind in objectWords
      ? text(`relational-database.structure.object.${objectWords[kind as keyof typeof objectWords]}`)
      : kind
  return (
    <ul className="flex max-h-48 flex-col gap-0.5 overflow-y-auto text-sm">
      {objects.map(({ kind, name }) => (
        <li key={`${kind} ${name}`} className="[overflow-wrap:anywhere]">
          {join.labeled(words(kind), name)}
        </li>
      ))}
    </ul>
  )
}
