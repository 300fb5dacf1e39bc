import { ActionButton, Button, Callout, ProgressBar, useData, useStore } from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { editorData } from '../data.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'
import { EngineFault } from './engine-fault.tsx'

const tones = { running: 'info', success: 'success', failed: 'danger', cancelled: 'warning' } as const

/** Progress of a database's script, or its outcome: the failed line, and whether its effects were rolled back. */
export function ScriptProgress({ name }: { name: string }) {
  const text = useRelationalDatabaseText()
  const { script } = useData(editorData, name)
  const progress = useStore(script)
  if (!progress) return null
  const { state, done, total, line, error, rolledBack, committed } = progress
  const what = progress.fileName ?? text('relational-database.script')
  const running = state === 'running'
  return (
    <Callout
      live
      tone={tones[state]}
      title={text(`relational-database.script.${state}`, { what, line: line ?? 0 })}
      action={
        running ? (
          <ActionButton
            size="small"
            label={text('relational-database.cancel')}
            call={calls['relational-database.sql-script.cancel']}
            run={() => script.cancel()}
          />
        ) : (
          <Button size="small" onClick={script.dismiss}>
            {text('relational-database.close')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-2 pt-1">
        <ProgressBar
          label={text('relational-database.script.done')}
          hideLabel
          value={done}
          max={total}
          tone={state === 'failed' ? 'danger' : 'accent'}
        />
        <p className="tabular-nums">{text('relational-database.script.ofStatements', { done, total })}</p>
        {running ? <p className="text-muted">{text('relational-database.script.leave')}</p> : null}
        {(error || rolledBack) && committed > 0 ? (
          <p>{text('relational-database.committed', { count: committed })}</p>
        ) : rolledBack ? (
          <p>{text('relational-database.rolledBack')}</p>
        ) : null}
        {error ? <EngineFault error={error} place={error} /> : null}
      </div>
    </Callout>
  )
}
