import { Callout, useErrorWords, useJoin } from '@console-widgets/ui'
import type { ImportScript } from '../csv/csv-import.ts'
import type { ScriptProgress } from '../editor/script-run.ts'
import { useCsvText } from '../generated/text.ts'

interface CsvOutcomeProps {
  task: ScriptProgress | undefined
  /** Why it couldn't be started. */
  failure: unknown
  /** The script that was run; undefined before. */
  script: ImportScript | undefined
}

/** Why an import has inserted nothing: the engine's error with its line and column, or that it was canceled. */
export function CsvOutcome({ task, failure, script }: CsvOutcomeProps) {
  const text = useCsvText()
  const join = useJoin()
  const words = useErrorWords()
  if (failure !== undefined) {
    const { what, advice } = words(failure)
    return (
      <Callout live tone="danger" title={what}>
        {advice}
      </Callout>
    )
  }
  if (task?.state === 'cancelled')
    return (
      <Callout live tone="warning">
        {text('relational-database.csv.cancelled')}
      </Callout>
    )
  if (task?.state !== 'failed' || !task.error || !script) return null
  const { message, detail } = task.error
  const { line, column } = script.placeOf(task.error)
  const place =
    column === undefined
      ? text('relational-database.csv.fault.line', { line })
      : text('relational-database.csv.fault.at', { line, column })
  return (
    <Callout live tone="danger" title={text('relational-database.csv.failed')}>
      <p className="[overflow-wrap:anywhere]">{join.labeled(place, message)}</p>
      {detail ? <p className="[overflow-wrap:anywhere]">{detail}</p> : null}
    </Callout>
  )
}
