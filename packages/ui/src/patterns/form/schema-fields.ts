import type { StandardSchemaV1 } from '@standard-schema/spec'

/** Constraints of a field, read from its schema. */
export interface FieldLimits {
  maxLength?: number
  min?: number
  max?: number
}

/**
 * The parts of a valibot schema that are read. They are read as data, so that a form doesn't load valibot. Other
 * Standard Schemas lack them, and so provide no constraints.
 */
interface SchemaPart extends StandardSchemaV1 {
  type?: string
  entries?: Record<string, SchemaPart>
  /** Of an intersection. */
  options?: readonly SchemaPart[]
  /** Of an optional or nullable schema. */
  wrapped?: SchemaPart
  default?: unknown
  /** Of a pipe: the schema and its actions. */
  pipe?: readonly (SchemaPart | PipeAction)[]
}

interface PipeAction {
  kind: string
  type: string
  requirement?: unknown
}

/** Schema of a field, by its dotted path. */
export function schemaOfField(schema: StandardSchemaV1 | undefined, path: string): StandardSchemaV1 | undefined {
  return path
    .split('.')
    .reduce<SchemaPart | undefined>((part, key) => part && entriesOf(part)[key], schema as SchemaPart | undefined)
}

/** A field that a form can derive from its schema. */
export interface SchemaField {
  name: string
  type: 'string' | 'number' | 'boolean'
}

/**
 * The fields of an object's schema, in order.
 * @throws TypeError when one is of another type, which a form must provide a field for itself
 */
export function fieldsOf(schema: StandardSchemaV1): SchemaField[] {
  return Object.entries(entriesOf(schema as SchemaPart)).map(([name, entry]) => {
    const { type } = unwrapped(entry)
    if (type !== 'string' && type !== 'number' && type !== 'boolean')
      throw new TypeError(`The field '${name}' is no text, number, or boolean: write a form for it`)
    return { name, type }
  })
}

/** Whether a schema accepts a value. */
function accepts(schema: StandardSchemaV1, value: unknown): boolean {
  const result = schema['~standard'].validate(value)
  // Asynchronous schemas are only checked on submission.
  return result instanceof Promise || result.issues === undefined
}

/** Limits of a field's value. */
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

/** Default initial values of a form: the schema's defaults, else empty fields. */
export function startValues(schema: StandardSchemaV1 | undefined): Record<string, unknown> {
  const entries = schema ? Object.entries(entriesOf(schema as SchemaPart)) : []
  return Object.fromEntries(entries.map(([name, entry]) => [name, startValue(entry)]))
}

/** Values in the form the schema accepts: cleared texts become null or are left out where the schema allows it. */
export function withoutEmptyTexts<Values extends object>(schema: StandardSchemaV1, values: Values): Values {
  const entries = entriesOf(schema as SchemaPart)
  const taken = Object.entries(values).map(([name, value]) => [name, valueTaken(entries[name], value)])
  return Object.fromEntries(taken) as Values
}

/** Whether a field is required: its schema rejects the empty value. */
export function isRequired(schema: StandardSchemaV1, empty: unknown): boolean {
  return !accepts(schema, valueTaken(schema, empty))
}

/** An empty text that the schema rejects becomes null, or is left out, if the schema accepts that. */
function valueTaken(schema: StandardSchemaV1 | undefined, value: unknown): unknown {
  const isEmpty = typeof value === 'string' && value.trim() === ''
  if (schema === undefined || !isEmpty || accepts(schema, value)) return value
  if (accepts(schema, null)) return null
  return accepts(schema, undefined) ? undefined : value
}

/** Optional properties are left out, unless the schema has a default: a form may show only part of its schema. */
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
