import { unwrap, type Shape } from './schema.ts'

/** An attack on an input: replaces the value of one field. */
export interface Attack {
  title: string
  /** Returns the replacement; undefined leaves the field unchanged. */
  spoil(shape: Shape, value: unknown): unknown
}

const emoji = '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}'
/** Becomes 1e400 in a JSON body, which a parser reads as Infinity. */
export const infinite = '@@1e400@@'

const textAttacks: Record<string, string> = {
  'empty text': '',
  'blank text': ' \t\n ',
  'very long text': 'x'.repeat(20_000),
  'half a surrogate pair': 'a\ud800b',
  'U+0000': 'a\u0000b',
  'a right-to-left override': '\u202Eabc',
  'an emoji': emoji,
  SQL: `'; drop table cw_apps; --`,
  wildcards: '%_\\',
  'a filter with SQL': `appName:=:'%20or%201=1--`,
  'the prototype': '__proto__',
  'a constructor': 'constructor',
  'a way out of the folder': '../../etc/passwd',
  markup: '<img src=x onerror=alert(1)>',
}
/** Texts that work together in one field. */
const harmTogether = [
  ['SQL', 'wildcards', 'markup', 'a right-to-left override'],
  ['an emoji', 'a way out of the folder'],
]

const numberAttacks: Record<string, unknown> = {
  'a negative number': -1,
  zero: 0,
  'a huge number': Number.MAX_SAFE_INTEGER,
  'a number beyond 64 bits': 1e30,
  'a fraction': 1.5,
  infinity: infinite,
  'not a number': 'NaN',
}

const isText = (shape: Shape) => unwrap(shape).type === 'string'
const isNumber = (shape: Shape) => unwrap(shape).type === 'number'

function textAttack(title: string, text: string): Attack {
  return {
    title,
    spoil: (shape) =>
      isText(shape) ? text : unwrap(shape).type === 'array' && isText(unwrap(shape).item as Shape) ? [text] : undefined,
  }
}

/** All attacks on inputs. */
export const attacks: readonly Attack[] = [
  {
    title: 'a wrong type',
    spoil: (shape) =>
      isText(shape)
        ? 12
        : isNumber(shape)
          ? 'twelve'
          : unwrap(shape).type === 'array'
            ? 'no list'
            : unwrap(shape).entries
              ? 'no object'
              : { strange: true },
  },
  { title: 'an object for everything', spoil: () => ({ toString: 'no function', length: -1 }) },
  { title: 'a list for everything', spoil: () => [[[]]] },
  { title: 'null', spoil: () => null },
  { title: 'truth', spoil: (shape) => (unwrap(shape).type === 'boolean' ? 'yes' : true) },
  {
    title: 'an empty list or object',
    spoil: (shape) => (unwrap(shape).type === 'array' ? [] : unwrap(shape).entries ? {} : undefined),
  },
  {
    title: 'a list that is too long',
    spoil: (_, value) =>
      Array.isArray(value) && value.length > 0 ? Array.from({ length: 1500 }, () => value[0]) : undefined,
  },
  ...Object.entries(textAttacks).map(([title, text]) => textAttack(title, text)),
  ...Object.entries(numberAttacks).map(([title, number]) => ({
    title,
    spoil: (shape: Shape) => (isNumber(shape) ? number : undefined),
  })),
]

/** An input with an attack on every field, including those inside objects and lists. */
export function spoilAll(attack: Attack, shape: Shape, value: unknown): unknown {
  const inner = unwrap(shape)
  if (inner.entries && isRecord(value))
    return Object.fromEntries(
      Object.entries(inner.entries).map(([name, field]) => [name, spoilOne(attack, field, value[name])]),
    )
  return spoilOne(attack, shape, value)
}

function spoilOne(attack: Attack, shape: Shape, value: unknown): unknown {
  const spoiled = attack.spoil(shape, value)
  if (spoiled !== undefined) return spoiled
  const inner = unwrap(shape)
  if (Array.isArray(value) && inner.item) return value.map((item) => spoilAll(attack, inner.item as Shape, item))
  return inner.entries && isRecord(value) ? spoilAll(attack, shape, value) : value
}

/**
 * An input with an attack on the fields that accept it: attacks that get past the schema, into handlers and the
 * database.
 */
export function spoilWhereAccepted(
  attack: Attack,
  shape: Shape,
  value: Record<string, unknown>,
  accepts: (input: unknown) => boolean,
): Record<string, unknown> {
  let spoiled = value
  for (const [name, field] of Object.entries(unwrap(shape).entries ?? {})) {
    const next = { ...spoiled, [name]: spoilOne(attack, field, value[name]) }
    if (accepts(next)) spoiled = next
  }
  return spoiled
}

/** Inputs that together put every accepted attack into every field, attacking as many fields as possible at once. */
export function strangeInputs(
  shape: Shape,
  value: Record<string, unknown>,
  accepts: (input: unknown) => boolean,
): Record<string, unknown>[] {
  const open = Object.entries(unwrap(shape).entries ?? {}).map(([name, field]) => ({
    name,
    values: strangeValues(field, value[name], (spoiled) => accepts({ ...value, [name]: spoiled })),
  }))
  const inputs: Record<string, unknown>[] = []
  while (open.some(({ values }) => values.length > 0)) {
    let input = value
    for (const { name, values } of open) {
      if (values.length === 0) continue
      const next = { ...input, [name]: values[0] }
      if (!accepts(next)) continue
      input = next
      values.shift()
    }
    inputs.push(input)
  }
  return inputs
}

/** Distinct attacks that a field accepts. */
function strangeValues(shape: Shape, value: unknown, accepts: (spoiled: unknown) => boolean): unknown[] {
  const found = new Map([[JSON.stringify(value), value]])
  const take = (attack: Attack): boolean => {
    const spoiled = spoilOne(attack, shape, value)
    const isTaken = accepts(spoiled)
    if (isTaken) found.set(JSON.stringify(spoiled), spoiled)
    return isTaken
  }
  const done = harmTogether.filter((titles) =>
    take(textAttack(titles.join(', '), titles.map((title) => textAttacks[title]).join(''))),
  )
  for (const attack of attacks) if (!done.flat().includes(attack.title)) take(attack)
  return [...found.values()].slice(1)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
