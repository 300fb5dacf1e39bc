import type { GenericSchema } from 'valibot'

/** The parts of a valibot schema that the suites inspect. */
export interface Shape {
  type: string
  entries?: Record<string, Shape>
  item?: Shape
  items?: readonly Shape[]
  key?: Shape | string
  value?: Shape
  options?: readonly unknown[]
  literal?: unknown
  enum?: Record<string, unknown>
  wrapped?: Shape
  getter?: (input: unknown) => Shape
  pipe?: readonly { kind: string; type: string; requirement?: unknown }[]
}

const wrappers = ['optional', 'exact_optional', 'nullish', 'nullable', 'undefinedable']

export function shapeOf(schema: GenericSchema): Shape {
  return schema as unknown as Shape
}

/** The schema inside `optional`, `nullable`, `lazy`, and the like. */
export function unwrap(shape: Shape): Shape {
  if (shape.wrapped) return unwrap(shape.wrapped)
  if (shape.type === 'lazy' && shape.getter) return unwrap(shape.getter(undefined))
  return shape
}

/** Whether the field may be left out. */
export function isOptional(shape: Shape): boolean {
  return wrappers.includes(shape.type) && shape.type !== 'nullable'
    ? true
    : shape.type === 'nullable'
      ? isOptional(shape.wrapped as Shape)
      : false
}

/** The fields of an object, including one validated further in a pipe. */
export function fieldsOf(shape: Shape): Record<string, Shape> {
  return unwrap(shape).entries ?? {}
}
