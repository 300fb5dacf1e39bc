import { functions, knownNames, methods, type Shape, type ValueType } from './library.ts'
import { compilePattern, PatternError } from './pattern.ts'
import type { Expression, RuleFunction } from './syntax.ts'
import type { TokenReader } from './token-reader.ts'

/** Names that a condition can use where it stands. */
export interface Scope {
  names: Map<string, Shape>
  functions: Map<string, RuleFunction>
  /** Functions that it calls, if it is a function. */
  called?: Set<RuleFunction>
}

const any: Shape = { type: 'any' }
const boolean: Shape = { type: 'boolean' }
const number: Shape = { type: 'number' }

/** Infers the type of an expression as far as possible, and reports its problems. */
export function shapeOf(expression: Expression, scope: Scope, reader: TokenReader): Shape {
  const inside = (part: Expression): Shape => shapeOf(part, scope, reader)
  switch (expression.kind) {
    case 'literal':
      return { type: literalType(expression.value) }
    case 'broken':
      return any
    case 'list':
      expression.items.forEach(inside)
      return { type: 'list' }
    case 'name':
      return shapeOfName(expression, scope, reader)
    case 'not':
      mustBe(expression.operand, inside(expression.operand), ['boolean'], reader)
      return boolean
    case 'minus':
      mustBe(expression.operand, inside(expression.operand), ['number'], reader)
      return number
    case 'binary':
      return shapeOfBinary(expression, inside(expression.left), inside(expression.right), reader)
    case 'member':
      return shapeOfMember(expression, inside(expression.target), reader)
    case 'index': {
      const target = inside(expression.target)
      const index = inside(expression.index)
      mustBe(expression.target, target, ['list', 'map'], reader)
      if (target.type === 'list') mustBe(expression.index, index, ['number'], reader)
      if (target.type === 'map') mustBe(expression.index, index, ['text'], reader)
      return any
    }
    case 'call':
      return shapeOfCall(expression, expression.values.map(inside), scope, reader)
    case 'method':
      return shapeOfMethod(expression, inside(expression.target), expression.values.map(inside), reader)
  }
}

type Of<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>

function literalType(value: string | number | boolean | null): ValueType {
  if (value === null) return 'null'
  return typeof value === 'string' ? 'text' : (typeof value as 'number' | 'boolean')
}

function shapeOfName(expression: Of<'name'>, scope: Scope, reader: TokenReader): Shape {
  const { name } = expression
  const shape = scope.names.get(name) ?? (Object.hasOwn(knownNames, name) ? knownNames[name] : undefined)
  if (shape) return shape
  if (scope.functions.has(name) || Object.hasOwn(functions, name))
    reader.problem(expression, 'function-value', { found: name })
  else
    reader.problem(expression, 'unknown-name', {
      found: name,
      known: listed([...Object.keys(knownNames), ...scope.names.keys()]),
    })
  return any
}

function shapeOfBinary(
  { operator, left, right }: Of<'binary'>,
  leftShape: Shape,
  rightShape: Shape,
  reader: TokenReader,
): Shape {
  const types = [leftShape.type, rightShape.type] as const
  switch (operator) {
    case '&&':
    case '||':
      mustBe(left, leftShape, ['boolean'], reader)
      mustBe(right, rightShape, ['boolean'], reader)
      return boolean
    case '==':
    case '!=':
      // A map can be null, such as `request.auth` of an anonymous caller.
      if (!types.includes('any') && types[0] !== types[1] && !(types.includes('null') && types.includes('map')))
        reader.problem({ from: left.from, to: right.to }, 'never-equal', { left: types[0], right: types[1] })
      return boolean
    case '<':
    case '<=':
    case '>':
    case '>=':
      mustBe(left, leftShape, ['number', 'text'], reader)
      if (types[0] === 'number' || types[0] === 'text') mustBe(right, rightShape, [types[0]], reader)
      else mustBe(right, rightShape, ['number', 'text'], reader)
      return boolean
    case 'in':
      mustBe(right, rightShape, ['list', 'map'], reader)
      return boolean
    case '+': {
      mustBe(left, leftShape, ['number', 'text', 'list'], reader)
      if (types[0] === 'any') mustBe(right, rightShape, ['number', 'text', 'list'], reader)
      else mustBe(right, rightShape, [types[0]], reader)
      return { type: types[0] }
    }
    default:
      mustBe(left, leftShape, ['number'], reader)
      mustBe(right, rightShape, ['number'], reader)
      return number
  }
}

function mustBe(expression: Expression, shape: Shape, types: readonly ValueType[], reader: TokenReader): void {
  if (shape.type === 'any' || types.includes(shape.type)) return
  reader.problem(expression, 'wrong-type', { expected: types.join(' / '), found: shape.type })
}

function shapeOfMember({ name, nameRange, target }: Of<'member'>, shape: Shape, reader: TokenReader): Shape {
  mustBe(target, shape, ['map'], reader)
  if (!shape.fields) return any
  const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined
  if (field) return field
  reader.problem(nameRange, 'unknown-field', {
    found: name,
    of: shape.name ?? '',
    known: listed(Object.keys(shape.fields)),
  })
  return any
}

function shapeOfCall(
  { name, nameRange, values }: Of<'call'>,
  shapes: Shape[],
  scope: Scope,
  reader: TokenReader,
): Shape {
  const declared = scope.functions.get(name)
  if (declared) {
    scope.called?.add(declared)
    if (declared.parameters.length !== values.length)
      reader.problem(nameRange, 'wrong-count', {
        found: name,
        expected: String(declared.parameters.length),
        given: String(values.length),
      })
    return any
  }
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined
  if (!known) {
    reader.problem(nameRange, 'unknown-function', { found: name })
    return any
  }
  checkValues(name, nameRange, known.takes, values, shapes, reader)
  return { type: known.gives }
}

function shapeOfMethod(
  { name, nameRange, target, values }: Of<'method'>,
  shape: Shape,
  shapes: Shape[],
  reader: TokenReader,
): Shape {
  mustBe(target, shape, ['text', 'list', 'map'], reader)
  if (shape.type !== 'text' && shape.type !== 'list' && shape.type !== 'map') {
    const somebodyKnows = Object.values(methods).some((known) => Object.hasOwn(known, name))
    if (shape.type === 'any' && !somebodyKnows)
      reader.problem(nameRange, 'unknown-method', {
        found: name,
        type: 'text',
        known: listed(Object.keys(methods.text)),
      })
    return any
  }
  const known = Object.hasOwn(methods[shape.type], name) ? methods[shape.type][name] : undefined
  if (!known) {
    reader.problem(nameRange, 'unknown-method', {
      found: name,
      type: shape.type,
      known: listed(Object.keys(methods[shape.type])),
    })
    return any
  }
  checkValues(name, nameRange, known.takes, values, shapes, reader)
  const [pattern] = values
  if (name === 'matches' && pattern?.kind === 'literal' && typeof pattern.value === 'string')
    checkPattern(pattern, pattern.value, reader)
  return { type: known.gives }
}

function checkValues(
  name: string,
  range: { from: number; to: number },
  takes: readonly string[],
  values: Expression[],
  shapes: Shape[],
  reader: TokenReader,
): void {
  const least = takes.filter((type) => !type.endsWith('?')).length
  if (values.length < least || values.length > takes.length)
    reader.problem(range, 'wrong-count', {
      found: name,
      expected: least === takes.length ? String(least) : `${least}–${takes.length}`,
      given: String(values.length),
    })
  values.forEach((value, index) => {
    const type = takes[index]?.replace('?', '') as ValueType | undefined
    if (type && type !== 'any') mustBe(value, shapes[index] as Shape, [type], reader)
  })
}

function checkPattern(place: Expression, pattern: string, reader: TokenReader): void {
  try {
    compilePattern(pattern)
  } catch (error) {
    if (!(error instanceof PatternError)) throw error
    reader.problem(place, 'pattern', { why: error.message })
  }
}

function listed(names: string[]): string {
  return names.join(', ')
}
