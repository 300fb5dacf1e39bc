import type { Operator, Rule, Subject } from '@console-widgets/conditions'

/**
 * Conditional expressions of Firebase's templates: elements joined by `&&`, such as `device.country in ['DE', 'FR']`,
 * `app.version.>=(['2.1'])`, and `percent('seed') between 0 and 20`.
 */

/** Seed of percentages that name none: all of them choose the same people. */
export const unnamedSeed = 'default'

const listSubjects: Readonly<Record<string, Subject>> = { 'device.country': 'country', 'device.language': 'language' }
const textMethods: Readonly<Record<string, Operator>> = {
  exactlyMatches: 'is',
  contains: 'contains',
  notContains: 'containsNot',
}
const orders: Readonly<Record<string, string>> = {
  '<': 'Less',
  '<=': 'AtMost',
  '==': 'Equals',
  '!=': 'Differs',
  '>=': 'AtLeast',
  '>': 'More',
}

/** Reads an expression. @returns its rules, or the element that can't be represented */
export function readExpression(expression: string): { rules: Rule[] } | { unknown: string } {
  const rules: Rule[] = []
  for (const element of splitElements(expression)) {
    const rule = readElement(element)
    if (!rule) return { unknown: element }
    rules.push(rule)
  }
  return { rules }
}

/** Parts between `&&`, not counting those in quotes. */
function splitElements(expression: string): string[] {
  const parts = ['']
  for (const [token] of expression.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|&&|./gs))
    if (token === '&&') parts.push('')
    else parts.push((parts.pop() ?? '') + token)
  return parts.map((part) => part.trim())
}

function readElement(element: string): Rule | undefined {
  const of = (pattern: RegExp) => pattern.exec(element)?.slice(1)
  const os = of(/^device\.os\s*==\s*(['"])(\w+)\1$/)
  if (os) return rule('platform', 'is', [os[1] ?? ''])
  const list = of(/^(device\.(?:country|language))\s+in\s+(\[.*\])$/s)
  if (list) return listRule(listSubjects[list[0] ?? ''], list[1] ?? '')
  const percent = of(/^percent(?:\((['"])(.*)\1\))?\s*(<=|>|between)\s*([\d.]+)(?:\s+and\s+([\d.]+))?$/)
  if (percent) return percentRule(percent[1], percent[2], percent[3], percent[4])
  const time = of(/^(dateTime|app\.firstOpenTimestamp)\s*(<|>=)\s*(?:dateTime)?\((.*)\)$/s)
  if (time) return timeRule(time[0] === 'dateTime' ? 'time' : 'firstOpenTime', time[1], time[2] ?? '')
  const property = of(/^app\.(?:userProperty|customSignal)\[(['"])(.+?)\1\](.*)$/s)
  if (property) return propertyRule(property[1] ?? '', (property[2] ?? '').trim())
  const app = of(/^app\.(version|build)\.(<=|>=|==|!=|<|>|\w+)\((\[.*\])\)$/s)
  return app ? appRule(app[0] === 'version' ? 'appVersion' : 'build', app[1] ?? '', readList(app[2] ?? '')) : undefined
}

function rule(subject: Subject, operator: Operator, values: string[] | undefined, name = ''): Rule | undefined {
  return values && values.length > 0 ? { subject, name, operator, values } : undefined
}

function listRule(subject: Subject | undefined, list: string): Rule | undefined {
  const values = readList(list)
  if (!subject) return undefined
  return rule(subject, 'is', subject === 'country' ? values?.map((value) => value.toUpperCase()) : values)
}

function percentRule(seed = unnamedSeed, sign = '', from = '', to?: string): Rule | undefined {
  if ((sign === 'between') !== (to !== undefined)) return undefined
  const operator = sign === '<=' ? 'percentAtMost' : sign === '>' ? 'percentMore' : 'percentBetween'
  return rule('percent', operator, to === undefined ? [from] : [from, to], seed)
}

function timeRule(subject: Subject, sign = '', content: string): Rule | undefined {
  const [text = '', zone = 'UTC'] = readList(`[${content}]`) ?? []
  const time = timeIn(text, zone)
  return time === undefined ? undefined : rule(subject, sign === '<' ? 'before' : 'after', [time])
}

function propertyRule(name: string, rest: string): Rule | undefined {
  const [, sign = '', number] = /^(<=|>=|==|!=|<|>)\s*(-?[\d.]+)$/.exec(rest) ?? []
  if (number !== undefined) return rule('attribute', `number${orders[sign]}` as Operator, [number], name)
  const [, method = '', list = ''] = /^\.(\w+)\((\[.*\])\)$/s.exec(rest) ?? []
  return textRule('attribute', method, readList(list), name)
}

function textRule(subject: Subject, method: string, values: string[] | undefined, name = ''): Rule | undefined {
  if (method === 'matches' && values) return rule(subject, 'matches', [joinPatterns(values)], name)
  const operator = Object.hasOwn(textMethods, method) ? textMethods[method] : undefined
  return operator && rule(subject, operator, values, name)
}

/** Any of several patterns, as one. */
const joinPatterns = (patterns: readonly string[]) =>
  patterns.length === 1 ? (patterns[0] ?? '') : patterns.map((pattern) => `(?:${pattern})`).join('|')

function appRule(subject: 'appVersion' | 'build', method: string, values: string[] | undefined): Rule | undefined {
  const order = Object.hasOwn(orders, method) ? orders[method] : undefined
  const isExact = method === 'exactlyMatches' && values?.length === 1
  if (subject === 'build')
    return order || isExact ? rule(subject, `number${order ?? 'Equals'}` as Operator, values) : undefined
  return order ? rule(subject, `version${order}` as Operator, values) : textRule(subject, method, values)
}

/** Texts of a list such as `['DE', "FR"]`. Undefined: it is none. */
function readList(list: string): string[] | undefined {
  const inner = /^\[(.*)\]$/s.exec(list.trim())?.[1]?.trim()
  if (inner === undefined) return undefined
  const item = /(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(-?[\d.]{1,40}))\s*(?:,\s*|$)/sy
  const values: string[] = []
  while (item.lastIndex < inner.length) {
    const found = item.exec(inner)
    if (!found) return undefined
    values.push((found[1] ?? found[2] ?? found[3] ?? '').replaceAll(/\\(.)/gs, '$1'))
  }
  return values
}

/** A local time of a zone in UTC, as rules have it. Undefined: one of them isn't known. */
function timeIn(text: string, zone: string): string | undefined {
  const local = Date.parse(`${text}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text) || Number.isNaN(local)) return undefined
  try {
    // The offset is that of the instant, which depends on the offset: the second look is right except within a change.
    const first = local - offsetAt(local, zone)
    return new Date(local - offsetAt(first, zone)).toISOString().replace('.000Z', 'Z')
  } catch {
    return undefined
  }
}

/** What a zone's clocks are ahead of UTC at an instant, in milliseconds. @throws RangeError for an unknown zone */
function offsetAt(instant: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: 'numeric', second: 'numeric' } as const),
  })
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant
}

const escaped = (text: string) => text.replaceAll(/[\\']/g, '\\$&')

/** Writes a rule as an element. Undefined: Firebase has none for it. */
export function writeElement({ subject, name, operator, values }: Rule): string | undefined {
  const list = `[${values.map((value) => `'${escaped(value)}'`).join(', ')}]`
  const order = Object.entries(orders).find(
    ([, ending]) => /^(?:number|version)/.test(operator) && operator.endsWith(ending),
  )?.[0]
  const method = Object.entries(textMethods).find(([, each]) => each === operator)?.[0]
  const call = operator === 'matches' ? `matches(${list})` : method && `${method}(${list})`
  const [first = '', second = ''] = values
  switch (subject) {
    case 'platform':
      return operator === 'is' && values.length === 1 ? `device.os == '${first}'` : undefined
    case 'country':
    case 'language':
      return operator === 'is' ? `device.${subject} in ${list}` : undefined
    case 'percent': {
      const seed = name === unnamedSeed ? 'percent' : `percent('${escaped(name)}')`
      if (operator === 'percentBetween') return `${seed} between ${first} and ${second}`
      return `${seed} ${operator === 'percentAtMost' ? '<=' : '>'} ${first}`
    }
    case 'time':
    case 'firstOpenTime': {
      const time = `('${new Date(first).toISOString().slice(0, 19)}', 'UTC')`
      const sign = operator === 'before' ? '<' : '>='
      return subject === 'time' ? `dateTime ${sign} dateTime${time}` : `app.firstOpenTimestamp ${sign} ${time}`
    }
    case 'appVersion':
      return order ? `app.version.${order}(${list})` : call && `app.version.${call}`
    case 'build':
      return order && `app.build.${order}(${list})`
    case 'attribute': {
      const property = `app.userProperty['${escaped(name)}']`
      if (operator.startsWith('version')) return undefined
      return order ? `${property} ${order} ${first}` : call && `${property}.${call}`
    }
    default:
      return undefined
  }
}
