import type { Console } from '@console-widgets/core'
import type { Place } from './place.ts'

type Factory = (console: Console, place: Place, ...input: never[]) => unknown

const made = new WeakMap<Console, WeakMap<Place, WeakMap<Factory, Map<string, unknown>>>>()

/**
 * Returns what a factory creates for a console, a place, and an input: once for each combination, so that it is shared.
 * @param factory a function declared in a module
 * @param input additional arguments of the factory, as plain data
 */
export function storesOf<Made, Input extends readonly unknown[]>(
  console: Console,
  place: Place,
  factory: (console: Console, place: Place, ...input: Input) => Made,
  ...input: Input
): Made {
  const ofConsole = made.get(console) ?? new WeakMap<Place, WeakMap<Factory, Map<string, unknown>>>()
  made.set(console, ofConsole)
  const ofPlace = ofConsole.get(place) ?? new WeakMap<Factory, Map<string, unknown>>()
  ofConsole.set(place, ofPlace)
  const ofFactory = ofPlace.get(factory as unknown as Factory) ?? new Map<string, unknown>()
  ofPlace.set(factory as unknown as Factory, ofFactory)
  const key = JSON.stringify(input)
  if (!ofFactory.has(key)) ofFactory.set(key, factory(console, place, ...input))
  return ofFactory.get(key) as Made
}
