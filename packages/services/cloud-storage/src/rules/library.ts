/** What a value of a condition is; `any` is known only when it is decided. */
export type ValueType = 'null' | 'boolean' | 'number' | 'text' | 'list' | 'map' | 'any'

/** Methods of texts, lists and maps: what they take and give. A `?` marks what may be left out. */
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

/** Functions that every condition knows. Times are milliseconds since 1970, as `request.time` is. */
export const functions: Record<string, { takes: readonly (ValueType | `${ValueType}?`)[]; gives: ValueType }> = {
  timestamp: { takes: ['text'], gives: 'number' },
  duration: { takes: ['number', 'text'], gives: 'number' },
}

/** Milliseconds of the units that `duration` knows. */
export const durationUnits: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }

/** What is known of a value while nobody has asked yet: its type and, of a map whose fields are known, their types. */
export interface Shape {
  type: ValueType
  /** How a person would call it, such as `request.auth`. */
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

/** What conditions know without declaring it. */
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

/** Words that no function, parameter or wildcard may be called by. */
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
