/** Type of a value; `any` is known only at evaluation. */
export type ValueType = 'null' | 'boolean' | 'number' | 'text' | 'list' | 'map' | 'any'

/** Methods of texts, lists, and maps, with their parameter and result types. A `?` marks optional parameters. */
export const methods: Record<
  'text' | 'list' | 'map',
  Record<string, { takes: readonly (ValueType | `${ValueType}?`)[]; gives: ValueType }>
> = {
  text: {
    matches: { takes: ['text'], gives: 'boolean' },
    startsWith: { takes: ['text'], gives: 'boolean' },
    endsWith: { takes: ['text'], gives: 'boolean' },
    contains: { takes: ['text'], gives: 'boolean' },
    size: { takes: [], gives: 'number' },
    split: { takes: ['text'], gives: 'list' },
    lower: { takes: [], gives: 'text' },
    upper: { takes: [], gives: 'text' },
    trim: { takes: [], gives: 'text' },
  },
  list: {
    size: { takes: [], gives: 'number' },
    hasAny: { takes: ['list'], gives: 'boolean' },
    hasAll: { takes: ['list'], gives: 'boolean' },
    join: { takes: ['text'], gives: 'text' },
  },
  map: {
    size: { takes: [], gives: 'number' },
    keys: { takes: [], gives: 'list' },
    get: { takes: ['text', 'any?'], gives: 'any' },
  },
}

/** Functions available to every condition. Times are milliseconds since 1970, like `request.time`. */
export const functions: Record<string, { takes: readonly (ValueType | `${ValueType}?`)[]; gives: ValueType }> = {
  timestamp: { takes: ['text'], gives: 'number' },
  duration: { takes: ['number', 'text'], gives: 'number' },
}

/** Milliseconds of the units of `duration`. */
export const durationUnits: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }

/** Static knowledge about a value: its type and, for a map with known fields, their types. */
export interface Shape {
  type: ValueType
  /** Name in messages, such as `request.auth`. */
  name?: string
  fields?: Record<string, Shape>
}

/** A file as conditions see it. */
function fileShape(name: string): Shape {
  return {
    type: 'map',
    name,
    fields: {
      name: { type: 'text' },
      bucket: { type: 'text' },
      size: { type: 'number' },
      contentType: { type: 'text' },
      metadata: { type: 'map' },
      sha256: { type: 'text' },
      createTime: { type: 'number' },
      updateTime: { type: 'number' },
    },
  }
}

/** Names available to every condition. */
export const knownNames: Record<string, Shape> = {
  request: {
    type: 'map',
    name: 'request',
    fields: {
      auth: {
        type: 'map',
        name: 'request.auth',
        fields: { uid: { type: 'text' }, provider: { type: 'text' }, claims: { type: 'map' } },
      },
      method: { type: 'text' },
      path: { type: 'text' },
      time: { type: 'number' },
      resource: fileShape('request.resource'),
    },
  },
  resource: fileShape('resource'),
}

/** Reserved words. */
export const reservedWords: ReadonlySet<string> = new Set([
  'agc',
  'allow',
  'match',
  'function',
  'return',
  'let',
  'if',
  'in',
  'true',
  'false',
  'null',
  ...Object.keys(knownNames),
  ...Object.keys(functions),
])
