import { quoteText } from '@console-widgets/platform/sql-engines/reconcile'
import { createFieldReader, messageOf, type Message } from './messages.ts'

/** Requests that come instead of a start, by their number. */
export const startKinds = { start: 3, cancel: 80_877_102, encrypt: [80_877_103, 80_877_104] } as const

/** What a program says first. */
export interface Start {
  /** Version that it asks for, which is newer than ours if it isn't 0. */
  minorVersion: number
  parameters: Readonly<Record<string, string>>
}

/** Reads the parameters of a start message, after its version. */
export function readStart(message: Message): Start {
  const fields = createFieldReader(message.body)
  const version = fields.int32()
  const parameters: Record<string, string> = {}
  while (fields.left > 1) {
    const name = fields.text()
    parameters[name] = fields.text()
  }
  return { minorVersion: version & 0xffff, parameters }
}

/** Tells a program which of its wishes the protocol's first version doesn't have. Undefined if it has none. */
export function negotiate({ minorVersion, parameters }: Start): Uint8Array | undefined {
  const unknown = Object.keys(parameters).filter((name) => name.startsWith('_pq_.'))
  if (minorVersion === 0 && unknown.length === 0) return undefined
  return messageOf('v', startKinds.start << 16, unknown.length, ...unknown)
}

/** Parameters of a start that aren't settings of the session. */
const notSettings = new Set(['user', 'database', 'options', 'replication'])

/** Settings that PostgreSQL reports to programs. */
const reported = [
  'server_version',
  'server_encoding',
  'client_encoding',
  'application_name',
  'DateStyle',
  'IntervalStyle',
  'TimeZone',
  'integer_datetimes',
  'standard_conforming_strings',
  'is_superuser',
  'session_authorization',
  'default_transaction_read_only',
  'in_hot_standby',
  'search_path',
]

/** SQL that applies the settings of a start, and returns those that PostgreSQL reports. */
export function startSql({ parameters }: Start): string[] {
  const options = [...(parameters.options ?? '').matchAll(/(?:-c\s*|--)([A-Za-z_][\w.]*)=((?:\\.|\S)*)/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll(/\\(.)/g, '$1')] as const,
  )
  const settings = [...Object.entries(parameters), ...options].filter(
    ([name]) => !notSettings.has(name) && !name.startsWith('_pq_.'),
  )
  return [
    ...settings.map(([name, value]) => `select pg_catalog.set_config(${quoteText(name)}, ${quoteText(value)}, false)`),
    `select name, pg_catalog.current_setting(name, true) from pg_catalog.unnest(array[${reported.map(quoteText).join(', ')}]) as name`,
  ]
}
