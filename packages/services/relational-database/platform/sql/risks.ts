import type { RiskKind } from '@console-widgets/relational-database/model'
import type { Statement } from './split.ts'

/** Risk types of a statement. */
export interface Risk {
  kind: RiskKind
  /** Names as written, such as `shop.orders`. */
  target: string
}

/** A node of PostgreSQL's syntax tree: an object with its type as the only key. */
type Node = Record<string, Record<string, unknown> | undefined>

/** Finds destructive parts in PostgreSQL's syntax tree, including those inside WITH and EXPLAIN ANALYZE. */
export function risksInTree(tree: unknown): Risk[] {
  const risks: Risk[] = []
  visit(tree, risks)
  return risks
}

function visit(value: unknown, risks: Risk[]): void {
  if (Array.isArray(value)) for (const item of value) visit(item, risks)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  for (const [kind, node] of Object.entries(value as Node)) {
    const risk = typeof node === 'object' && node !== null ? riskOf(kind, node) : undefined
    if (risk) risks.push(risk)
    visit(node, risks)
  }
}

function riskOf(kind: string, node: Record<string, unknown>): Risk | undefined {
  switch (kind) {
    case 'DropStmt':
      return { kind: 'drop', target: (node.objects as Node[]).map(nameOfObject).join(', ') }
    case 'DropOwnedStmt':
    case 'DropRoleStmt':
    case 'DropdbStmt':
      return { kind: 'drop', target: String(node.dbname ?? '') }
    case 'TruncateStmt':
      return {
        kind: 'truncate',
        target: (node.relations as Node[]).map(({ RangeVar }) => nameOfTable(RangeVar)).join(', '),
      }
    case 'DeleteStmt':
      return node.whereClause ? undefined : { kind: 'delete-all', target: nameOfTable(node.relation) }
    case 'UpdateStmt':
      return node.whereClause ? undefined : { kind: 'update-all', target: nameOfTable(node.relation) }
    case 'AlterTableStmt': {
      const dropped = (node.cmds as Node[]).filter(({ AlterTableCmd }) => AlterTableCmd?.subtype === 'AT_DropColumn')
      const table = nameOfTable(node.relation)
      return dropped.length > 0
        ? {
            kind: 'alter-drop',
            target: dropped.map(({ AlterTableCmd }) => `${table}.${String(AlterTableCmd?.name)}`).join(', '),
          }
        : undefined
    }
    default:
      return undefined
  }
}

function nameOfTable(range: unknown): string {
  const { schemaname, relname } = (range ?? {}) as { schemaname?: string; relname?: string }
  return [schemaname, relname].filter(Boolean).join('.')
}

function nameOfObject(object: Node): string {
  const parts = (object.List?.items ??
    (object.TypeName ?? object.ObjectWithArgs)?.names ??
    (object.ObjectWithArgs as { objname?: Node[] } | undefined)?.objname ?? [object]) as Node[]
  return parts.map((part) => String(part.String?.sval ?? '')).join('.')
}

/** The same from keywords alone, where PostgreSQL's parser isn't available. Errs on the side of asking. */
export function risksInWords({ words }: Statement): Risk[] {
  const [first = '', second = ''] = words
  const skipped = new Set([
    'table',
    'only',
    'if',
    'exists',
    'from',
    'view',
    'schema',
    'column',
    'materialized',
    'index',
    'sequence',
    'function',
    'type',
    second === 'from' ? 'from' : '',
  ])
  const target = words.slice(1).find((word) => !skipped.has(word)) ?? ''
  if (first === 'drop') return [{ kind: 'drop', target }]
  if (first === 'truncate') return [{ kind: 'truncate', target }]
  if (
    first === 'alter' &&
    second === 'table' &&
    words.includes('drop') &&
    !words.includes('constraint') &&
    !words.includes('default')
  )
    return [{ kind: 'alter-drop', target }]
  const changes =
    first === 'with' || first === 'explain' ? words.filter((word) => word === 'delete' || word === 'update') : [first]
  if (words.includes('where')) return []
  if (changes.includes('delete')) return [{ kind: 'delete-all', target }]
  return changes.includes('update') ? [{ kind: 'update-all', target }] : []
}
