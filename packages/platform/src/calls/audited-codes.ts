import type { Language } from '@console-widgets/core'
import type { Queries } from '../database/connection.ts'
import type { Events } from './events.ts'

/** Names of codes, by column (`apps.child_type`) and code. */
export type CodeNames = Readonly<Record<string, Readonly<Record<string, Readonly<Record<Language, string>>>>>>

declare module './events.ts' {
  interface PlatformQuestions {
    /**
     * What are codes of this service's columns called? Only a service whose codes are data of the platform answers,
     * such as the categories of apps. The words of other codes are those of its screens.
     */
    'audit.code-names': { question: Record<string, never>; answer: CodeNames }
  }
}

/** A changed row as the audit log has it. */
interface ChangedRow {
  /** Its table, without the prefix. */
  thing: string
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
}

/** Names of the codes in changed rows that services know as data. */
export async function namesOfCodes(rows: readonly ChangedRow[], db: Queries, events: Events): Promise<CodeNames> {
  const codes = codesByColumn(rows)
  if (codes.size === 0) return {}
  const answers = await events.collectAnswers('audit.code-names', {}, { db })
  const known = Object.assign({}, ...answers) as CodeNames
  return Object.fromEntries(
    Object.entries(known).map(([column, names]) => [
      column,
      Object.fromEntries(Object.entries(names).filter(([code]) => codes.get(column)?.has(code))),
    ]),
  )
}

/** Values of each column that can be codes, also in lists. */
function codesByColumn(rows: readonly ChangedRow[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const { thing, before, after } of rows)
    for (const [name, value] of [...Object.entries(before ?? {}), ...Object.entries(after ?? {})])
      for (const each of [value].flat()) {
        if (typeof each !== 'string' && typeof each !== 'number') continue
        const column = `${thing}.${name}`
        found.set(column, (found.get(column) ?? new Set()).add(String(each)))
      }
  return found
}
