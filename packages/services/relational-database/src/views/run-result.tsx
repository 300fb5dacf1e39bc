import {
  Button,
  Callout,
  EmptyState,
  ErrorState,
  icons,
  positionAt,
  Segmented,
  Select,
  Spinner,
  Status,
  useData,
} from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { editorData } from '../data.ts'
import { readPlan } from '../editor/explain.ts'
import type { ExecuteAnswer, SqlRun } from '../editor/sql-runs.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'
import { EngineFault } from './engine-fault.tsx'
import { ExplainPlan } from './explain-plan.tsx'
import type { RunnableAccount } from './runnable-account.ts'
import { StatementResult } from './statement-result.tsx'
import { useDuration } from './use-duration.ts'

interface RunResultProps {
  name: string
  draftId: string
  run: SqlRun | undefined
  accounts: readonly RunnableAccount[]
  onAccount: (name: string) => void
  /** Called when a part of the draft should be shown. */
  onGoTo: (from: number, to: number) => void
}

/** Result of a draft's last run: empty, running, an error, or the result of each statement. */
export function RunResult({ name, draftId, run, accounts, onAccount, onGoTo }: RunResultProps) {
  const text = useRelationalDatabaseText()
  if (!run)
    return (
      <EmptyState
        icon={icons.play}
        title={text('relational-database.noRun')}
        body={text('relational-database.noRun.body')}
      />
    )
  if (run.failure) return <ErrorState error={run.failure} />
  if (!run.answer) return <UnderWay name={name} draftId={draftId} run={run} />
  return <Answer {...{ run, accounts, onAccount, onGoTo }} answer={run.answer} />
}

function UnderWay({ name, draftId, run }: { name: string; draftId: string; run: SqlRun }) {
  const text = useRelationalDatabaseText()
  const duration = useDuration()
  const { runs } = useData(editorData, name)
  const elapsed = useElapsed(run.startTime)
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 py-6">
      <Spinner />
      <span>{text('relational-database.runs', { time: duration(elapsed) })}</span>
      <Button size="small" pending={run.cancelling} onClick={() => void runs.cancel(draftId)}>
        {text('relational-database.cancel')}
      </Button>
    </div>
  )
}

const tones = { succeeded: 'success', failed: 'danger', cancelled: 'draft', asks: 'warning' } as const
/** With more statements than this, they become a list to choose from. */
const mostBesideEachOther = 12

interface AnswerProps extends Pick<RunResultProps, 'accounts' | 'onAccount' | 'onGoTo'> {
  run: SqlRun
  answer: ExecuteAnswer
}

function Answer({ run, answer, accounts, onAccount, onGoTo }: AnswerProps) {
  const text = useRelationalDatabaseText()
  const duration = useDuration()
  const { statements, error, outcome } = answer
  // Show the last result with rows first.
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      statements.findLastIndex(({ columns }) => columns.length > 0),
    ),
  )
  const { offset, sql, explain } = run.request
  const shown = statements[chosen]
  const plan = explain && shown ? readPlan(shown.rows.map(([line]) => line ?? '').join('\n')) : undefined
  const choices = statements.map(({ command, rowCount }, index) => ({
    value: index,
    label: `${index + 1} ${command}${rowCount === null ? '' : ` ${rowCount}`}`,
  }))
  const ran = accounts.find(({ name }) => name === run.request.account)
  const writer = ran?.readonly ? accounts.find(({ readonly }) => !readonly) : undefined
  const goTo = (from: number, to: number) => onGoTo(Math.max(0, offset + from), Math.max(0, offset + to))
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2" role="status">
        <Status tone={tones[outcome]}>{text(`relational-database.outcome.${outcome}`)}</Status>
        {outcome === 'asks' ? null : (
          <span className="text-sm text-muted tabular-nums">
            {[
              text('relational-database.statements', { count: statements.length + (error ? 1 : 0) }),
              duration(answer.durationMs),
            ].join(' · ')}
          </span>
        )}
        {(error || answer.rolledBack) && answer.committed > 0 ? (
          <span className="text-sm text-warning">
            {text('relational-database.committed', { count: answer.committed })}
          </span>
        ) : answer.rolledBack ? (
          <span className="text-sm text-warning">{text('relational-database.rolledBack')}</span>
        ) : null}
      </div>
      {outcome === 'asks' ? <Callout tone="warning">{text('relational-database.asks.body')}</Callout> : null}
      {error ? (
        <EngineFault
          error={error}
          place={positionAt(run.request.text, Math.max(0, offset + error.position))}
          onGoTo={() => goTo(error.position, error.position)}
          account={run.request.account}
          switchTo={writer && { account: writer.name, run: () => onAccount(writer.name) }}
        />
      ) : null}
      {statements.length > mostBesideEachOther ? (
        <div className="w-72">
          <Select label={text('relational-database.statement')} value={chosen} onChange={setChosen} choices={choices} />
        </div>
      ) : statements.length > 1 ? (
        <Segmented
          label={text('relational-database.statement')}
          value={chosen}
          onChange={setChosen}
          choices={choices}
        />
      ) : null}
      {plan ? (
        <ExplainPlan plan={plan} />
      ) : shown ? (
        <StatementResult
          key={chosen}
          statement={shown}
          sql={sql.slice(shown.start, shown.end)}
          onGoTo={() => goTo(shown.start, shown.end)}
        />
      ) : null}
    </div>
  )
}

function useElapsed(since: number): number {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 200)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, now - since)
}
