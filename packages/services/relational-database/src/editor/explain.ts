/** One step of a plan: operation, object, and cost. */
export interface PlanStep {
  /** Such as `Seq Scan`. */
  kind: string
  /** The table or index that it reads, if any. */
  target: string | undefined
  /** Conditions, keys, and similar details, as the engine writes them. */
  details: readonly { name: string; value: string }[]
  /** Estimated rows, and the actual rows if it ran. */
  rows: number
  actualRows: number | undefined
  /** Cost, or milliseconds if it ran, of this step alone and including its children. */
  own: number
  total: number
  steps: readonly PlanStep[]
}

export interface Plan {
  root: PlanStep
  /** Whether the statement ran: then values are milliseconds, otherwise the engine's cost units. */
  ran: boolean
  planningTime: number | undefined
  executionTime: number | undefined
}

type PlanNode = Record<string, unknown>

/** Details of a step besides its name. */
const told = [
  'Filter',
  'Index Cond',
  'Recheck Cond',
  'Hash Cond',
  'Merge Cond',
  'Join Filter',
  'Join Type',
  'Sort Key',
  'Group Key',
  'Strategy',
  'Rows Removed by Filter',
  'Sort Method',
  'Function Name',
  'CTE Name',
  'Operation',
]

/** Parses the output of `EXPLAIN (FORMAT JSON)`; undefined if it isn't a plan. */
export function readPlan(json: string): Plan | undefined {
  try {
    const [top] = JSON.parse(json) as { Plan: PlanNode; 'Planning Time'?: number; 'Execution Time'?: number }[]
    if (!top?.Plan) return undefined
    const ran = typeof top['Execution Time'] === 'number'
    return {
      root: readStep(top.Plan, ran),
      ran,
      planningTime: top['Planning Time'],
      executionTime: top['Execution Time'],
    }
  } catch {
    return undefined
  }
}

function readStep(node: PlanNode, ran: boolean): PlanStep {
  const steps = ((node.Plans as PlanNode[] | undefined) ?? []).map((child) => readStep(child, ran))
  const loops = Number(node['Actual Loops'] ?? 1)
  // Times of a step are per loop.
  const total = ran ? Number(node['Actual Total Time'] ?? 0) * loops : Number(node['Total Cost'] ?? 0)
  const below = steps.reduce((sum, step) => sum + step.total, 0)
  const relation = node['Relation Name'] as string | undefined
  const alias = node.Alias as string | undefined
  const index = node['Index Name'] as string | undefined
  const named = relation && alias && alias !== relation ? `${relation} ${alias}` : relation
  return {
    kind: String(node['Node Type'] ?? ''),
    target: [named, index].filter(Boolean).join(' · ') || undefined,
    details: told.flatMap((name) =>
      node[name] === undefined
        ? []
        : [{ name, value: Array.isArray(node[name]) ? (node[name] as unknown[]).join(', ') : String(node[name]) }],
    ),
    rows: Number(node['Plan Rows'] ?? 0),
    actualRows: ran ? Number(node['Actual Rows'] ?? 0) * loops : undefined,
    own: Math.max(0, total - below),
    total,
    steps,
  }
}

/** Statements that can be run to get their plan: they change nothing, unless a function that they call does. */
export function isReading(statement: string): boolean {
  return /^\s*(select|with|values|table)\b/i.test(statement)
}

/** SQL that requests the plan of a statement, and the length of the prefix before it. */
export function explainSql(statement: string, analyze: boolean): { sql: string; before: number } {
  const before = analyze ? 'EXPLAIN (ANALYZE, FORMAT JSON) ' : 'EXPLAIN (FORMAT JSON) '
  return { sql: before + statement, before: before.length }
}
