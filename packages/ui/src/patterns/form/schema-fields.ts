import type { StandardSchemaV1 } from '@standard-schema/spec'

/** What a schema says of the values that a field can take. */
export interface FieldLimits {
  maxLength?: number
  min?: number
  max?: number
}

/**
 * What is read of a valibot schema. It is read as data, so that a form needs no valibot; any other Standard Schema has
 * nothing of this, and says nothing of its fields.
 */
interface SchemaPart extends StandardSchemaV1 {
  type?: string
  entries?: Record<string, SchemaPart>
  /** Of an intersection. */
  options?: readonly SchemaPart[]
  /** Of what may be left out or be null. */
  wrapped?: SchemaPart
  default?: unknown
  /** The schema itself, and what follows it. */
  pipe?: readonly (SchemaPart | PipeAction)[]
}

interface PipeAction {
  kind: string
  type: string
  requirement?: unknown
}

/** The schema of a field, by its dotted path. */
export function schemaOfField(schema: StandardSchemaV1 | undefined, path: string): StandardSchemaV1 | undefined {
  return path
    .split('.')
    .reduce<SchemaPart | undefined>((part, key) => part && entriesOf(part)[key], schema as SchemaPart | undefined)
}

/** Whether a schema has nothing against a value. */
function accepts(schema: StandardSchemaV1, value: unknown): boolean {
  const result = schema['~standard'].validate(value)
  // What takes time to answer is asked when the form is sent.
  return result instanceof Promise || result.issues === undefined
}

/** The limits of a field's value. */
export function limitsOf(schema: StandardSchemaV1): FieldLimits {
  const { wrapped, pipe = [] } = schema as SchemaPart
  if (wrapped) return limitsOf(wrapped)
  const limits: FieldLimits = {}
  let type: string | undefined
  for (const step of pipe)
    if (isSchema(step)) {
      type = unwrapped(step).type
      Object.assign(limits, limitsOf(step))
    } else if (typeof step.requirement === 'number') {
      if (type === 'string' && step.type === 'max_length') limits.maxLength = step.requirement
      if (type === 'number' && step.type === 'min_value') limits.min = step.requirement
      if (type === 'number' && step.type === 'max_value') limits.max = step.requirement
    }
  return limits
}

/** What a form begins with where nothing else is given: the defaults of the schema, and nothing entered. */
export function startValues(schema: StandardSchemaV1 | undefined): Record<string, unknown> {
  const entries = schema ? Object.entries(entriesOf(schema as SchemaPart)) : []
  return Object.fromEntries(entries.map(([name, entry]) => [name, startValue(entry)]))
}

/** The values as the schema takes them: texts that were emptied are null or left out where they may be. */
export function withoutEmptyTexts<Values extends object>(schema: StandardSchemaV1, values: Values): Values {
  const entries = entriesOf(schema as SchemaPart)
  const taken = Object.entries(values).map(([name, value]) => [name, valueTaken(entries[name], value)])
  return Object.fromEntries(taken) as Values
}

/** Whether a field must be filled in: its schema does not take what it is without an entry. */
export function isRequired(schema: StandardSchemaV1, empty: unknown): boolean {
  return !accepts(schema, valueTaken(schema, empty))
}

/** An empty text that the schema does not take is null, or left out, if the schema takes that. */
function valueTaken(schema: StandardSchemaV1 | undefined, value: unknown): unknown {
  const isEmpty = typeof value === 'string' && value.trim() === ''
  if (schema === undefined || !isEmpty || accepts(schema, value)) return value
  if (accepts(schema, null)) return null
  return accepts(schema, undefined) ? undefined : value
}

/** What may be left out is, unless the schema says what it is then: a form need not show all of its schema. */
function startValue(entry: SchemaPart): unknown {
  if (!entry.wrapped) return emptyValues[entry.type ?? '']
  return typeof entry.default === 'function' ? (entry.default as () => unknown)() : entry.default
}

const emptyValues: Record<string, unknown> = { string: '', boolean: false, array: [] }

function entriesOf(schema: SchemaPart): Record<string, SchemaPart> {
  const { entries, options = [] } = unwrapped(schema)
  return entries ?? Object.assign({}, ...options.map(entriesOf))
}

function unwrapped(schema: SchemaPart): SchemaPart {
  return schema.wrapped ? unwrapped(schema.wrapped) : schema
}

function isSchema(step: SchemaPart | PipeAction): step is SchemaPart {
  return '~standard' in step
}
