/** How one filter compares. */
export type FilterOperator = '=' | '!=' | '~' | '<' | '<=' | '>' | '>='

/** One condition of a list: a field, how it compares, and the value as text. */
export interface FilterToken {
  field: string
  operator: FilterOperator
  value: string
}

/** What a person has chosen of a list. It lives in the address; this is its reading. */
export interface ListState {
  filters: readonly FilterToken[]
  /** Field, with `-` before it for descending order; undefined is the list's own order. */
  sort: string | undefined
}

const operatorPattern = /^([A-Za-z]{1,40}):(=|!=|~|<|<=|>|>=):(.*)$/s

/** Writes a filter the way a list call takes it: `field:operator:value`, the value URI-encoded. */
export function writeFilter({ field, operator, value }: FilterToken): string {
  return `${field}:${operator}:${encodeURIComponent(value)}`
}

/** Reads a filter; anything else is undefined. */
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

/** Puts a list's state into the parameters of an address, and leaves the others alone. */
export function writeListState(parameters: URLSearchParams, { filters, sort }: ListState): URLSearchParams {
  const next = new URLSearchParams(parameters)
  next.delete('filter')
  next.delete('sort')
  for (const filter of filters) next.append('filter', writeFilter(filter))
  if (sort) next.set('sort', sort)
  return next
}
