import type { Console } from '@console-widgets/core'
import type { Place } from './place.ts'

type Factory = (console: Console, place: Place, ...input: never[]) => unknown

const made = new WeakMap<Console, WeakMap<Place, WeakMap<Factory, Map<string, unknown>>>>()

/**
 * What a factory makes of a console, a place and an input: once for each of them, so that whoever asks shares it.
 *
 * @param factory a function of a module
 * @param input what else the factory takes: plain data
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
