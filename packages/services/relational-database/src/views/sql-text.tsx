import {
  CodeEditor,
  type CodeDiagnostic,
  type CodeEditorHandle,
  type CodeSchema,
  type CodeSelection,
  useJoin,
} from '@console-widgets/ui'
import { type Ref, useMemo } from 'react'
import type { SqlDraft } from '../editor/draft-tabs.ts'
import type { SqlRun } from '../editor/sql-runs.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'
import { useSqlCheck } from './use-sql-check.ts'

interface SqlTextProps {
  name: string
  draft: SqlDraft
  run: SqlRun | undefined
  schema: CodeSchema | undefined
  handle: Ref<CodeEditorHandle>
  onChange: (sql: string) => void
  onSelect: (selection: CodeSelection) => void
  onRun: () => void
}

/** Text of a draft, with the error of the last run, or else the parser's messages while the user types. */
export function SqlText({ name, draft, run, schema, handle, onChange, onSelect, onRun }: SqlTextProps) {
  const text = useRelationalDatabaseText()
  const join = useJoin()
  const { draftId, sql } = draft
  const checked = useSqlCheck(name, sql)
  const failed = useMemo(() => failureOf(sql, run), [sql, run])
  const diagnostics = useMemo<CodeDiagnostic[]>(() => {
    const risks = (checked?.risks ?? []).map(({ start, end, kind, target }) => ({
      from: start,
      to: end,
      severity: 'info' as const,
      message: join.labeled(text(`relational-database.risk.${kind}`), target),
    }))
    if (failed) return [...risks, failed]
    const error = checked?.error
    return error
      ? [{ from: error.position, to: endOfWord(sql, error.position), severity: 'error', message: error.message }]
      : risks
  }, [checked, failed, sql, text, join])
  return (
    <CodeEditor
      label={text('relational-database.sql')}
      language="sql"
      fill
      documentId={draftId}
      value={sql}
      schema={schema}
      diagnostics={diagnostics}
      placeholder="SELECT …"
      handle={handle}
      onChange={onChange}
      onSelect={onSelect}
      onRun={onRun}
    />
  )
}

/** Error of the last run, as long as the text that it ran is unchanged. */
function failureOf(sql: string, run: SqlRun | undefined): CodeDiagnostic | undefined {
  const error = run?.answer?.error
  if (!run || !error) return undefined
  const { offset, sql: ran } = run.request
  // The prefix before the statement, such as EXPLAIN, isn't part of the draft.
  const [start, begun] = offset < 0 ? [0, -offset] : [offset, 0]
  if (!sql.startsWith(ran.slice(begun), start) && !run.request.explain) return undefined
  const from = Math.max(0, Math.min(sql.length, offset + error.position))
  const said = [error.detail, error.hint].filter(Boolean).join('\n')
  return { from, to: endOfWord(sql, from), severity: 'error', message: error.message, ...(said ? { hint: said } : {}) }
}

/** There is nothing to underline at the end of the text, so underline the last character. */
function endOfWord(sql: string, from: number): number {
  return from + Math.max(1, /^[\w$."]+/.exec(sql.slice(from))?.[0].length ?? 1)
}
