import { and, asc, desc, eq, gt, gte, ilike, lt, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FieldKind, ListFields } from '@console-widgets/contract'
import { defaultPageSize } from '@console-widgets/core/model'
import { issue } from '../refusals/issue.ts'
import { refuse } from '../refusals/refusal.ts'

/** Paging, sorting, and filter fields of every list call's input. */
export interface ListInput {
  fromRecCount?: number | undefined
  maxReqCount?: number | undefined
  sort?: string | undefined
  filter?: string[] | undefined
}

/** Conditions, order, and window of a list query. */
export interface ListQuery {
  where: SQL | undefined
  orderBy: SQL[]
  limit: number
  offset: number
}

/**
 * Translates a list call's input into a query over the declared fields only.
 * @param fields the declaration in the service's `model.ts`
 * @param columns the column of each field
 * @param unique the column that breaks ties, so that pages never overlap
 */
export function listQuery<Fields extends ListFields>(
  fields: Fields,
  columns: Record<keyof Fields, PgColumn>,
  unique: PgColumn,
  input: ListInput,
  defaultSort: `${'-' | ''}${keyof Fields & string}`,
): ListQuery {
  const sort = input.sort ?? defaultSort
  const descending = sort.startsWith('-')
  const column = columnOf(fields, columns, descending ? sort.slice(1) : sort, 'sort')
  return {
    where: and(...(input.filter ?? []).map((token, index) => condition(fields, columns, token, index))),
    orderBy: [descending ? desc(column) : asc(column), asc(unique)],
    limit: input.maxReqCount ?? defaultPageSize,
    offset: (input.fromRecCount ?? 1) - 1,
  }
}

const operators = { '=': eq, '!=': ne, '<': lt, '<=': lte, '>': gt, '>=': gte } as const

function condition(fields: ListFields, columns: Record<string, PgColumn>, token: string, index: number): SQL {
  const [name = '', operator = '', ...rest] = token.split(':')
  const column = columnOf(fields, columns, name, `filter.${index}`)
  const value = decode(rest.join(':'), index)
  if (fields[name] === 'texts') return severalCondition(column, operator, value, index)
  if (operator === '~') {
    if (fields[name] !== 'text')
      throw refuse('bad-parameter', `'${name}' isn’t text, so ~ can’t search it`, [
        issue(`filter.${index}`, 'filter-without-search'),
      ])
    return ilike(column, likePattern(value))
  }
  return operators[operator as keyof typeof operators](column, typed(fields[name] as FieldKind, value, index))
}

/** Condition on an array column: equals any element, equals none, or any element contains the text. */
function severalCondition(column: PgColumn, operator: string, value: string, index: number): SQL {
  if (operator === '=') return sql`${value} = any (${column})`
  if (operator === '!=') return sql`not ${value} = any (${column})`
  if (operator === '~')
    return sql`exists (select from unnest(${column}) as one (text) where one.text ilike ${likePattern(value)})`
  throw refuse('bad-parameter', 'A filter with several texts can’t compare their order', [
    issue(`filter.${index}`, 'filter-operator'),
  ])
}

/** Pattern for `ilike` that finds a text anywhere, with its special characters escaped. */
export function likePattern(value: string): string {
  return `%${value.replace(/[\\%_]/g, '\\$&')}%`
}

/** Column of a declared field. Other columns must not be filterable, or their values could be guessed. */
function columnOf(fields: object, columns: Record<string, PgColumn>, name: string, field: string): PgColumn {
  const column = Object.hasOwn(fields, name) ? columns[name] : undefined
  if (!column)
    throw refuse('bad-parameter', `The list has no field '${name}'`, [
      issue(field, 'one-of', { names: Object.keys(fields).join(', ') }),
    ])
  return column
}

function decode(text: string, index: number): string {
  try {
    const value = decodeURIComponent(text)
    if (!value.includes('\0') && value.isWellFormed()) return value
  } catch {
    // Rejected below, like any other malformed value.
  }
  throw refuse('bad-parameter', 'A filter value isn’t URI-encoded', [issue(`filter.${index}`, 'filter-encoded')])
}

function typed(kind: FieldKind, value: string, index: number): string | number | boolean {
  if (kind === 'text') return value
  if (kind === 'boolean') {
    if (value !== 'true' && value !== 'false')
      throw refuse('bad-parameter', 'A filter value isn’t true or false', [issue(`filter.${index}`, 'filter-boolean')])
    return value === 'true'
  }
  const number = Number(value)
  if (value.trim() === '' || !Number.isSafeInteger(number))
    throw refuse('bad-parameter', 'A filter value isn’t a whole number', [issue(`filter.${index}`, 'filter-integer')])
  return number
}
