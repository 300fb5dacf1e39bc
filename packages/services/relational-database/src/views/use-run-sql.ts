import { type CodeSelection, useConfirm, useData } from '@console-widgets/ui'
import { editorData } from '../data.ts'
import { explainSql } from '../editor/explain.ts'
import type { SqlDraft } from '../editor/draft-tabs.ts'
import type { EditorSettings } from '../editor/settings.ts'
import type { SqlRequest } from '../editor/sql-runs.ts'
import { statementAt } from '../editor/sql-text.ts'
import { useRiskWords } from './use-risk-words.ts'

/**
 * Part of a draft to run: the selection, or else everything; everything; the statement at the cursor; or its plan, with
 * or without running it.
 */
export type RunKind = 'usual' | 'all' | 'statement' | 'explain' | 'analyze'

/** Runs a draft as an account. Asks for confirmation first if the response lists destructive effects. */
export function useRunSql(name: string, account: string, settings: EditorSettings) {
  const { runs } = useData(editorData, name)
  const confirm = useConfirm()
  const riskWords = useRiskWords()
  return async (draft: SqlDraft, selection: CodeSelection | undefined, kind: RunKind) => {
    const part = partOf(draft.sql, selection, kind)
    if (!part) return
    const request: SqlRequest = {
      account,
      ...part,
      text: draft.sql,
      rowLimit: settings.rowLimit,
      timeoutSeconds: settings.timeoutSeconds,
      oneTransaction: settings.oneTransaction,
    }
    const answer = await runs.run(draft.draftId, request)
    if (answer?.outcome !== 'asks') return
    if (await confirm(riskWords(answer.risks, part.sql, name)))
      await runs.run(draft.draftId, { ...request, confirmed: true })
  }
}

/** SQL to run and its offset in the draft; undefined if there is none. */
export function partOf(
  sql: string,
  selection: CodeSelection | undefined,
  kind: RunKind,
): Pick<SqlRequest, 'sql' | 'offset' | 'explain'> | undefined {
  const selected = selection && selection.to <= sql.length && selection.text.trim() ? selection : undefined
  if (kind === 'all' || (kind === 'usual' && !selected)) return sql.trim() ? { sql, offset: 0 } : undefined
  if (kind === 'usual' && selected) return { sql: selected.text, offset: selected.from }
  const span = statementAt(sql, Math.min(selection?.from ?? 0, sql.length))
  if (!span) return undefined
  const statement = sql.slice(span.from, span.to)
  if (kind === 'statement') return { sql: statement, offset: span.from }
  const explained = explainSql(statement, kind === 'analyze')
  return { sql: explained.sql, offset: span.from - explained.before, explain: true }
}
