/** Operator of a filter. */
export type FilterOperator = '=' | '!=' | '~' | '<' | '<=' | '>' | '>='

/** One condition of a list: field, operator, and value as text. */
export interface FilterToken {
  field: string
  operator: FilterOperator
  value: string
}

/** The user's choices for a list, parsed from the address, which stores them. */
export interface ListState {
  filters: readonly FilterToken[]
  /** Field, with `-` before it for descending order. Undefined means the list's own order. */
  sort: string | undefined
}

const operatorPattern = /^([A-Za-z]{1,40}):(=|!=|~|<|<=|>|>=):(.*)$/s

/** Formats a filter as list calls take it: `field:operator:value`, with the value URI-encoded. */
export function writeFilter({ field, operator, value }: FilterToken): string {
  return `${field}:${operator}:${encodeURIComponent(value)}`
}

/** Parses a filter. Undefined for anything else. */
export function readFilter(text: string): FilterToken | undefined {
  const match = operatorPattern.exec(text)
  if (!match) return undefined
  try {
    return {
      field: match[1] as string,
      operator: match[2] as FilterOperator,
      value: decodeURIComponent(match[3] as string),
    }
  } catch {
    return undefined
  }
}

/** Reads a list's state from the parameters of an address. */
export function readListState(parameters: URLSearchParams): ListState {
  return {
    filters: parameters.getAll('filter').flatMap((text) => readFilter(text) ?? []),
    sort: parameters.get('sort') ?? undefined,
  }
}

/** Writes a list's state to the parameters of an address, and keeps the others. */
export function writeListState(parameters: URLSearchParams, { filters, sort }: ListState): URLSearchParams {
  const next = new URLSearchParams(parameters)
  next.delete('filter')
  next.delete('sort')
  for (const filter of filters) next.append('filter', writeFilter(filter))
  if (sort) next.set('sort', sort)
  return next
}
