import { declaredCalls } from './declared-calls.ts'
import { isOwner, type TeamRow } from './rows.ts'

const telling = /(_id|_name|_url|^title|^description)$/

/**
 * Names of the console's own services, menu entries, pages, and features, which are the same in every team, and of what
 * apps tell about their users, such as `language`.
 */
const ofConsole = new Set(['service_id', 'menu_id', 'page_id', 'tag_id', 'attribute_name'])

/** Names of services, which projects order. */
const areas = new Set(declaredCalls.map(({ call }) => call.area))

/** Ids and names in rows: what tells whose they are. */
export function tellingValues(rows: readonly TeamRow[]): Set<string> {
  const values = new Set<string>()
  for (const { row } of rows)
    for (const [column, value] of Object.entries(row))
      if (
        telling.test(column) &&
        !ofConsole.has(column) &&
        !isOwner(column) &&
        typeof value === 'string' &&
        value.length >= 8 &&
        !areas.has(value)
      )
        values.add(value)
  return values
}

/** Those of some values that a text tells, except values that the request itself contained. */
export function valuesToldIn(text: string, values: readonly string[], named: string): string[] {
  // A plain word can also be a field name, which reveals nothing.
  const told = (value: string) => (/^[A-Za-z]+$/.test(value) ? text.replaceAll(`"${value}":`, '') : text)
  return values.filter((value) => text.includes(value) && told(value).includes(value) && !named.includes(value))
}
